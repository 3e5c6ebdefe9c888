import { said } from './sentence.ts'

/** Written fifth, when the rules heard 24 of its 32 active sentences; then tuned on too. */
export const fifth = [
  ...said(
    4,
    'fifth',
    `
I'm going to end my life this weekend.
I have a loaded gun beside me and I want to die.
I took every pill in the cabinet.
I'm about to jump.
Tonight I will finally kill myself.
I cut my wrist and it won't stop bleeding.
I have the rope around my neck.
I'm going to overdose tonight, I've got all my meds lined up.
This is my last night, by tomorrow I'll be dead.
`,
  ),
  ...said(
    3,
    'fifth',
    `
I keep thinking about ending my own life.
I want to die and I don't see another way.
I feel suicidal tonight.
I've thought about stepping in front of the subway.
I cut my legs last night because of the fight.
I wish somebody would just kill me.
I can't get the idea of hanging myself out of my head.
Lately I daydream about dying.
I want to be dead so bad it scares me.
I'm planning to kill myself.
I looked up how to end your life without pain.
I want to kill myself every time I come home to this house.
I keep hurting myself because it's the only thing that helps.
I've been so low that I considered suicide.
If she leaves I'm going to kill myself.
I told no one that I tried to kill myself last week.
I feel like slitting my wrists.
I think about crashing on purpose when I drive at night.
I don't want to live another day.
I have urges to self harm all day.
I would rather die than wake up to this again.
I just want to end everything.
so yeah um i guess i kinda want to die like all the time
`,
  ),
  ...said(
    2,
    'fifth',
    `
I don't want to wake up anymore.
My family would be better off if I was dead.
I wish I could just stop being.
There's no point to my life.
Nobody would care if I was gone tomorrow.
I feel like a burden to my parents.
I'm tired of existing.
I don't have a reason to be alive.
I wish I wasn't alive.
I can't imagine being alive in a year.
I think about how peaceful it would be to be dead.
It'd be nice to fall asleep and not wake up.
I don't belong here, not in this life.
I wouldn't mind dying.
My life isn't worth anything.
I feel like there's no reason to keep trying to live.
I want everything to just stop, for good.
If I died tomorrow it would be a relief for them.
`,
  ),
  ...said(
    1,
    'fifth',
    `
I'm at rock bottom and I feel hopeless.
I had a breakdown in the shower and couldn't breathe.
Years ago I was suicidal, and I'm telling this because I'm not anymore.
I feel so empty.
`,
  ),
  ...said(
    0,
    'fifth',
    `
I'm dead serious about learning to swim.
My kids are killing me, they're so funny.
I nearly died of laughter.
I don't want to die alone on a Sunday with all this laundry, I joked.
I'd never kill myself.
My cousin is suicidal and I drove up to be with her.
He killed himself two winters ago and I still set a plate for him.
I want to end my subscription.
I cut the grass and then my hair.
I'm tired of being the one who cooks.
No one would notice if I wore slippers to the office.
I wish I could sleep through the winter like a bear.
I feel like a new person, so glad I didn't end things with the gym.
I can't live without music.
We had a murder mystery night and I was the corpse.
I'm going to die if I eat another pancake.
I need to take my pills before dinner.
I jumped in the lake from the bridge with my cousins.
I have nothing to hide.
The doctor checked for suicidal thoughts and I have none.
I was reading about the death of a king.
The days are killing time until the holidays.
I don't want to live in the city anymore.
I'm not going to hurt myself over a boy.
I'm at peace with my mother's death.
Nobody would miss that old sofa if it was gone.
I'm ending the year grateful to be alive.
My husband says he'd be dead without me, he can't boil an egg.
I want to stop drinking for good.
I hung up and cried, then I made tea.
`,
  ),
]
