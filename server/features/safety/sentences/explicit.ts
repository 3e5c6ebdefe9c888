import { said } from './sentence.ts'

export const explicit = said(
  3,
  'explicit',
  `
I want to kill myself.
I want to die.
i just want to die honestly
I've been thinking about killing myself a lot lately.
I keep thinking about suicide and I can't make it stop.
I can't stop thinking about ending my life.
Some nights I plan how I would end it all.
I'm suicidal.
I've been feeling suicidal since the breakup.
I had suicidal thoughts again this morning.
I wish I were dead.
Honestly I wish I was dead.
I don't want to live anymore.
I do not want to be alive any more, that is the truth.
I'd rather be dead than go back to that office.
I would be better off dead.
Suicide feels like the only way out.
I'm thinking of taking my own life.
Sometimes I imagine hanging myself in the garage.
I want to jump off the bridge by the station.
I keep picturing myself stepping in front of a train.
I looked up how many pills it takes to die.
I've been researching painless ways to die.
I thought about overdosing on my sleeping pills.
I feel like driving my car into a tree and being done with it.
I want to slit my wrists.
I never thought I'd want to kill myself but here I am.
Why not just kill myself, nobody would care.
Work was fine, dinner was fine, and the whole time I was thinking about how to kill myself.
I told my therapist I was fine but really I want to end my life.
The thought of shooting myself keeps coming back.
I have a plan to kill myself, I've had it for weeks.
I know how I would do it if I decided to end my life.
I'm so tired and I want to be dead.
i wanna die
I wanna kill myself so bad
kms, not even joking
I want to unalive myself
I am ready to die.
I hope I die soon.
I want it all to end, I want to end my life.
part of me wants to die and part of me wants to call my mother
I got really close to killing myself last week.
I tried to kill myself on Sunday.
I attempted suicide two weeks ago and nobody knows.
I think about drowning myself every time I drive past the lake.
I don't know what's stopping me from killing myself.
My mind keeps telling me to kill myself.
`,
)
