import { said } from './sentence.ts'

export const implicit = said(
  2,
  'implicit',
  `
I wish I could go to sleep and never wake up.
I just don't want to wake up tomorrow.
I hope I don't wake up.
Everyone would be better off without me.
The world would be better without me in it.
My kids would be happier if I was gone.
I'm a burden to everyone who loves me.
I'm nothing but a burden to my family.
I wish I had never been born.
I wish I didn't exist.
I don't want to exist anymore.
I don't want to be here anymore.
I want to disappear and never come back.
There's no point in living.
What is the point of being alive?
I don't see any reason to keep living.
I have nothing left to live for.
I can't see a future for myself.
I'm tired of being alive.
I'm so tired of living.
I can't go on.
I don't think I can go on any longer.
Life isn't worth living.
It would be easier if I wasn't around.
Nobody would notice if I was gone.
Nobody would miss me if I died.
If a car hit me on the way home I wouldn't mind.
I wouldn't care if I died.
Sometimes I think about what would happen if I just stopped existing.
I'm not sure I want to live.
I don't know if I want to be alive.
I'm done with life.
I give up on life.
I want it all to be over.
I just want the pain to stop forever.
I'm just waiting to die.
sometimes i hope i get in an accident on the way to work
Soon I won't be a problem for anyone anymore.
They won't have to worry about me much longer.
I feel like I'm already dead inside and I want out.
I don't deserve to live.
I don't deserve to be alive.
I have no reason to live.
It feels like there is no way out for me except the one I don't say.
I've been thinking about death a lot, my own.
I can't do life anymore.
What if I just wasn't here?
I envy people who are dead.
`,
)

export const farewells = [
  ...said(
    2,
    'farewell',
    `
This will be my last entry. Goodbye everyone.
This is goodbye.
I've been giving away my things so nobody has to sort them out.
I made sure my will is in order because I won't be needing any of it soon.
Please tell my mother I loved her and that it wasn't her fault.
I found a home for the dog, so there is nothing holding me here now.
I'm saying my goodbyes this week, quietly, without them noticing.
You won't hear from me again after this.
`,
  ),
  ...said(
    3,
    'farewell',
    `
I finished my suicide note.
I've written goodbye letters to my kids for when I'm gone.
I wrote a note so they'd know why I did it.
I am writing my suicide letter in my head every night.
I recorded a goodbye video for my parents, they'll find it afterwards.
`,
  ),
  ...said(
    4,
    'farewell',
    `
By the time anyone reads this I'll be dead.
By the time you find this I will be gone.
Goodbye, I'm going to end my life tonight.
The letters are on the table and tonight I'm ending it.
`,
  ),
]
