import { said } from '../sentence.ts'

/** Level 2: a wish not to be, a burden, no way on. Written like the others before anybody looked at the rules. */
export const heldOutAround = said(
  2,
  'passive',
  `
I wish I could fall asleep and just not have to wake up.
If a truck hit me on the way home I wouldn't mind.
They'd manage better without me and my bills.
What's the point of any of this, I'm only taking up space.
I'm not living, I'm waiting to be finished.
I hope the scan shows something terminal, isn't that awful.
I don't see myself here next year.
I'm tired of being alive.
I've been praying for God to take me home, every night, and every morning he refuses.
My family would be relieved if I was gone, they'd never say it.
I don't care whether I live or die these days.
Sometimes I envy the people in the obituaries.
I just want everything to stop, permanently.
There's no way out of this for me. No future I can picture.
I feel like a burden on my son, he would be free.
The world would not notice if I vanished.
If I got sick I don't think I would bother with treatment.
I never asked to be born and I'd give it back.
I have nothing left to live for since Marta died.
i wish i was never born lol not even joking
I wouldn't be sad if tomorrow didn't come for me
I've lived long enough, I'm ready to go, let me go.
I wonder who would come to my funeral, and whether they'd be sorry.
The baby deserves a mother who isn't me. They should replace me, I shouldn't exist.
I can't do this life anymore.
I keep thinking how peaceful it would be to be dead.
There are days I would welcome a heart attack.
I want out. Out of all of it.
no one would miss me except maybe the dog and he'd forget
I'm worth more dead than alive with that insurance policy.
I look at the river too long on my walks and I don't like what I think.
everything would be easier if i wasn't here
I don't want to exist. I don't mean die exactly, just not exist.
Why am I still here when better men aren't.
it's like I already died over there and the rest is paperwork
I wish the surgery had gone wrong and I hadn't woken up.
I'm so tired of fighting to stay alive.
I dont belong in this world, everybody can see it
Life isn't worth it, I keep coming back to that.
God forgive me but I wish I was with my mother in the ground.
if it wasn't for the cat i don't know if i'd still be here
It would be a relief to not be anymore.
Don't be surprised if one day I'm just not around.
I've been thinking you won't have to put up with me much longer.
I'm at the end of my rope and I can't see why I should hold on.
I hope I die in my sleep.
Nothing matters, I don't matter, it could all end tonight and fine.
sometimes i think everyone be more happy if i am not exist
for me the life has no more sense
Stopped taking the blood thinners. Let whatever happens happen.
`,
)
