import { said } from './sentence.ts'

export const idioms = said(
  0,
  'idiom',
  `
This traffic is killing me.
My feet are killing me after that hike.
I'm dying to see the new film.
I almost died laughing at dinner.
I could have died of embarrassment.
I wanted to die of embarrassment when my mic was on.
That chocolate cake was to die for.
My phone died halfway through the call.
I'd kill for a coffee right now.
I killed it at the presentation today!
My boss is going to kill me if I'm late again.
I'm dead tired but it was a good day.
The deadline is killing us.
I've been killing myself at the gym and it finally shows.
I nearly killed myself laughing.
I'm dying of heat in this apartment.
The suspense is killing me.
I'm so bored I could die.
Curiosity killed the cat.
We played a game and I died in the first round.
My plants died while I was away.
The battery is dead again.
I worked myself to death this week.
I was scared to death on the roller coaster.
I'm sick to death of meetings.
My career is dead if this fails.
We took a shot at the penalty and died trying.
The commute is murder.
I love you to death.
He's drop dead gorgeous.
I'd rather die than eat olives.
I would die without my coffee.
The kids are going to be the death of me.
I want to be buried in work like that again, it was thrilling.
That comedian slayed, I was dead.
I jumped off the high board at the pool for the first time.
I took the pills the doctor gave me and slept well.
I jumped in front of the camera and made a fool of myself.
We hung the pictures ourselves.
I shot myself in the foot by saying yes to everything.
I took my vitamins and my blood pressure pills like every morning.
I'm over it, I want to end it with Tom, it's been two years of nothing.
We decided to end it all with a big fireworks show.
I need to end my lease and my subscription.
I'm overdosing on chocolate this Christmas.
I want to disappear into a good book this weekend.
I can't go on Friday because I have the dentist.
I can't go on the trip after all.
I was so embarrassed I wanted to die.
Nobody missed me at the meeting, which is fine.
`,
)
