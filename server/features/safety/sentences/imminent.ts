import { said } from './sentence.ts'

export const imminent = said(
  4,
  'imminent',
  `
I'm going to kill myself tonight.
I am going to end my life today.
I will kill myself as soon as they are asleep.
Tonight I'm going to take all the pills.
I have the pills in front of me and I want to die.
I took all my pills.
I just swallowed the whole bottle of sleeping tablets.
I've taken an overdose.
I took too many pills and I don't want anyone to find me.
I've already cut my wrists.
I'm standing on the bridge and I'm going to jump.
I'm on the roof and I want to jump.
The gun is loaded and it's next to me.
I have a gun in my hand and I want to end it.
The rope is ready in the garage, I'm doing it tonight.
I've tied the rope and I'm ready to die.
I bought the rope yesterday and tomorrow I'll hang myself.
I'm about to kill myself.
I'm going to shoot myself after this call.
This is my last night alive.
I won't be alive tomorrow.
I'm sitting in the car in the garage with the engine running and I want to die.
I'm standing by the tracks waiting for the train, I can't live anymore.
I've decided, I'm killing myself this weekend.
I've saved up enough pills and I'm going to do it on Friday, I'm going to end my life.
I have a knife against my wrist right now.
i have a plan and i have the pills and im going to do it tonight
Everything is prepared, the pills are on the table, I'm going to die today.
In an hour it will all be over, I'm going to hang myself.
I am bleeding, I cut too deep, I wanted to die.
I'm drinking and swallowing my pills one by one so I won't wake up.
I'm holding the gun to my head.
when this call ends im going to kill myself
It's my last day, I'm going to jump in front of the train at six.
`,
)
