import { said } from '../sentence.ts'

/** Written last and never tuned on: how the rules do on words they were not made for. */
export const earlier = [
  ...said(
    4,
    'the first batch kept apart',
    `
I'm going to hang myself tonight.
I just swallowed all my pills and I don't want help.
I'm on the bridge. I'm going to do it.
I have decided to end my life tomorrow morning.
The knife is at my throat and I want it to be over.
I've taken the tablets. All of them.
I'm killing myself after this call.
`,
  ),
  ...said(
    3,
    'the first batch kept apart',
    `
I've been suicidal all week.
I think I'm going to end up killing myself.
I want to die, I can't bear the shame.
There are nights I think of hanging myself.
I cut myself to make the noise stop.
I don't want to live in this body anymore, I want to die.
I was going to kill myself on my birthday but my brother called.
I daydream about jumping from the roof of my building.
I keep googling suicide methods.
I've thought of ending my life many times this month.
Everything hurts and I just wish I were dead.
If it gets any worse I will end it all.
I wonder how long it would take to bleed out.
I'm having dark thoughts about hurting myself.
I'd kill myself but I don't want my sister to find me.
life is a joke and i wanna off myself
I've been thinking of suicide as my way out.
I can't promise I won't kill myself.
`,
  ),
  ...said(
    2,
    'the first batch kept apart',
    `
I don't want to be on this planet anymore.
It feels like everyone would be relieved if I was gone.
I see no point in going on.
I wish I could disappear forever.
I've lost my will to live.
I'm a burden and they know it.
What is the point of me being alive?
I'd be fine with never waking up again.
Maybe dying wouldn't be so bad.
I feel done with living.
I have no hope left and no reason to live.
I don't see myself getting old, I don't see myself at all.
I wish someone would take my place in life.
Sometimes I think they'd be better off without me.
I'm tired of life.
`,
  ),
  ...said(
    0,
    'the first batch kept apart',
    `
I'm dying to meet the baby.
The heat is killing us.
I would die of shame if anyone read this diary.
My friend said she wants to kill herself and I'm scared for her.
My dad took his own life when I was a girl.
I've never wanted to hurt myself.
The villain dies at the end and I cheered.
I don't want to live with roommates anymore.
I took my medication and felt calmer.
I want to end this chapter at work.
I'm so done with winter.
I cut the ribbon at the opening.
We rode over the bridge and waved at the train.
I slept like the dead.
I could kill for grandma's dumplings.
There is no point in arguing with him.
I'm tired of this weather.
I fell asleep and woke up at noon.
I want my old life back, before the move.
I miss him so much since he died.
`,
  ),
]
