import { said } from './sentence.ts'

/** Written fourth, when the rules heard 28 of its 40 active sentences; then tuned on too. */
export const fourth = [
  ...said(
    4,
    'fourth',
    `
I'm going to kill myself when my parents go to bed.
I took a bunch of pills about twenty minutes ago and now I'm dizzy.
I have a razor blade here and I'm going to cut my wrists tonight.
I've written my goodbye letter and I'm going to jump tonight.
I am holding a knife to my throat.
I'm at the top of the parking garage and I can't see a reason not to jump.
I drank bleach.
I've got everything I need and tomorrow at noon I'm ending my life.
I just tied the noose.
I'm going to drive to the bridge now and jump.
after i hang up im going to take all these pills
I don't plan on seeing the sun come up, I have the gun right here.
`,
  ),
  ...said(
    3,
    'fourth',
    `
I want to end my life and I don't know who to tell.
I've been having suicidal thoughts for a couple of weeks.
I don't want to be alive.
I thought about killing myself again today while I was doing the dishes.
Sometimes I think about just driving into a wall.
I started cutting again and I'm hiding it from my girlfriend.
I think about dying every day and how I would do it.
Part of me really wants to die.
I feel like I want to kill myself but I'm too scared to do it.
I wish I was dead so I wouldn't have to feel this.
I've thought about how I'd do it, pills probably.
I tried to overdose last month and nobody found out.
I want to hurt myself so bad right now.
I can't see any way out except suicide.
I would kill myself if it wasn't for my dog.
I was this close to jumping off the balcony this morning.
I'd be better off dead and we all know it.
my head keeps saying just do it just end it
I've been self-harming since the spring.
I hit myself in the head when I'm angry, over and over.
I keep having thoughts about ending it.
I honestly just want to be dead.
Every time I stand on the platform I think about jumping.
I'm scared I'll kill myself if I stay here alone.
I made a plan last night, how and where.
I've been stockpiling my sleeping pills.
I want to take a knife and cut my veins open.
It's like there's a voice telling me to kill myself.
`,
  ),
  ...said(
    2,
    'fourth',
    `
I don't really see the point of living anymore.
It would be easier for everyone if I just disappeared.
I'm such a burden on my husband.
Sometimes I wish I just wouldn't wake up in the morning.
I don't care if I live or die.
I can't do this anymore, I don't want to be here anymore.
What's the point of living if it always feels like this?
I feel like nobody would notice if I died.
I wish I'd never been born.
I'm so tired of living like a ghost, I want it to be over.
I feel like I have nothing to live for since she left.
I just want to go to sleep and not wake up.
I hope something happens to me so I don't have to keep going.
I don't have the strength to go on living.
I think everyone would be happier without me.
My life has no meaning and no reason to continue.
I'm ready for it to be over.
Everybody would move on fine if I was gone.
I don't want to live like this anymore.
I keep thinking it would be better if I was never here.
Please take care of my kids when I'm not around anymore.
I feel like there's no place for me in this world.
`,
  ),
  ...said(
    1,
    'fourth',
    `
I feel hopeless and I don't know what to do.
I've been having panic attacks every day this week.
I can't stop crying, I'm falling apart.
I feel worthless at work and at home.
I attempted suicide in 2012 and I'm so thankful I lived.
When I was a teenager I used to self-harm, I have scars I'm at peace with now.
`,
  ),
  ...said(
    0,
    'fourth',
    `
That exam nearly killed me.
My back is killing me, I need a new mattress.
I'm dying for a cold beer.
I wanted to die when I called my teacher mom in front of everyone.
My friend tried to kill herself last year and we talked about it today.
A student of mine says he wants to die and I've called his parents.
I watched a film about a man who kills himself, I didn't sleep well after.
My uncle killed himself when I was nine.
I would never do anything to hurt myself.
I told my doctor I have no suicidal thoughts.
I don't want to die before I see Iceland.
I'd die for my kids.
It was so funny I was dead.
The team killed it tonight.
I shot the wedding and my arms are dead.
We ended it after four months, it was mutual.
I took my pills and went to bed.
I cut my thumb slicing onions.
I hurt myself moving the couch.
I jumped off the couch when the doorbell rang.
My life is over, I said, when I saw the haircut, and we laughed.
I'm done with this life of commuting, I start remote on Monday.
I can't go on like this with the late nights, I need a schedule.
I wish I didn't have to wake up at six.
I just want to disappear into the mountains for a week.
I don't want to be here, I thought, in the dentist's chair.
Nobody would notice if I left the party early.
The house would be better off without me leaving dishes everywhere.
I have nothing to wear and nothing to live on until Friday.
I'm tired of living out of a suitcase.
The point of living in a city is the food.
Our old cat is ready to go, the vet says.
She drove off the road in the snow but she's fine.
I hung the swing from the tree with the new rope.
I stood on the bridge and watched the boats, so calm.
I think about my dad's death a lot, mostly how kind the nurses were.
I bought new kitchen knives and made soup.
I'm over the moon, I could die happy.
My grandfather says he is ready to die and he smiled when he said it.
I said goodbye to everyone at the office, and then I cried in the car.
`,
  ),
]
