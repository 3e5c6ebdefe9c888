import { said } from './sentence.ts'

/** Written third, when the rules heard 16 of its 34 active sentences; then tuned on too. */
export const third = [
  ...said(
    4,
    'third',
    `
I have thirty oxycodone in my hand and after this glass of wine I'm taking them.
I've taken all of my heart medication and now I'm waiting.
Tonight is the night. I'm going to hang myself in the garage.
I'm sitting on the tracks and the 9:40 is coming.
The belt is tied to the door, I just need to let go.
I opened my wrists in the bath and the water is red.
As soon as my husband leaves for his shift I will shoot myself.
I'm going to end it tonight, I've said what I needed to say.
I bought the gun this morning and I plan to use it on myself tonight.
I've had two boxes of sleeping pills and I feel drowsy, I wanted to go.
`,
  ),
  ...said(
    3,
    'third',
    `
I wish I had died in that accident.
My brain keeps showing me ways to kill myself.
I don't think I can stop myself from hurting myself tonight.
I've started planning how I'd do it, the killing myself part.
I want to be dead. That's the truth of it.
Suicide has been on my mind every day this month.
I looked over the railing of the car park and thought, just jump.
I took a blade to my thigh again on Thursday.
I've decided I'm going to die before my birthday.
It would be so easy to turn the wheel into oncoming traffic.
I keep a rope in the shed in case I finally go through with it.
If things don't change by spring I'll take my own life.
I cut to feel something.
I was seconds away from ending my life on Monday.
I think about death by suicide when I brush my teeth, that casually.
Some days I want to live, most days I want to die.
I sat with the pills in my hand for an hour last night.
I burn my arm with cigarettes when he shouts.
I told the nurse I wasn't suicidal but I was lying.
I can't keep myself safe anymore.
how much paracetamol would kill someone my size
i feel like ending everything tbh
everyday i wake up and wish i was dead lol
I want to kill myself. I won't do it because of my kids, but I want to.
`,
  ),
  ...said(
    2,
    'third',
    `
I don't see the point of carrying on.
Everyone I love would have an easier life if I weren't in it.
I just want to be gone.
I wouldn't fight it if death came for me.
Most nights I hope it's my last.
My kids deserve a better mother, they'd be better off if I was out of the picture.
I feel like my life is already over.
What's left for me here? Nothing.
I'm tired of fighting to stay alive.
I don't want to do this life thing anymore.
Maybe the world would be a better place if I'd never been in it.
I've started to say goodbye to people in small ways.
I don't think anyone would come to my funeral.
I have nothing to look forward to and no reason to get up and go on.
Dying doesn't scare me anymore, it sounds restful.
I'm only alive because my mother would be sad.
I want to close my eyes and not open them again.
I feel like a ghost who forgot to die.
I don't care what happens to me anymore.
I wish I could trade my life for someone who wants it.
`,
  ),
  ...said(
    1,
    'third',
    `
I feel so hopeless about my marriage.
I can't cope with the noise and the kids and the bills.
I broke down in the car park and sobbed.
I used to want to die, years ago, before the meds.
Everything feels meaningless this week.
I had a breakdown at work and they sent me home.
`,
  ),
  ...said(
    0,
    'third',
    `
My legs are dead after leg day.
The joke killed me, I was on the floor.
I would kill to have that garden.
My laptop committed suicide in the middle of the report.
My neighbor tried to take his life last month and we bring him soup.
My sister is suicidal and I've moved in with her for a while.
He said he wants to die and I held his hand.
I don't want to end my life, I want to end this job.
She cut herself on a broken glass and needed stitches.
We read about a poet who drowned herself.
I'm dying my hair red tomorrow.
I'm never drinking again, I felt like death this morning.
I could have killed my brother when he ate my leftovers.
I'd jump in front of a bus for my daughter.
My grandmother died in her sleep at ninety, the way she wanted.
I overdosed on podcasts during the drive.
I don't know how I'd live without my sister.
It was a killer workout and I feel amazing.
I want to stop existing on coffee and toast.
The funeral was on Tuesday and I sang.
I can't live without my morning walk.
I have no reason to complain.
There is no point in going on about the parking tickets.
Life's not worth living without chocolate, says my aunt.
I almost drowned in emails.
I shot two rolls of film by the bridge.
I'm hanging pictures tonight and I've got the rope for the swing.
They said the team would be better off without me as goalie, fair enough.
My son asked what happens when we die.
I took my last pill of the antibiotics today.
We're putting the old dog to sleep tomorrow and I can't stop crying.
I'm scared of heights but I jumped off the ten metre tower.
I ended things with my therapist, we're done after three good years.
I wish I could sleep and never have to set an alarm again.
I'm done living in this apartment.
I want to be buried next to my grandfather when I'm old.
I burned my hand on the stove.
I hurt myself playing football, my ankle is huge.
Killing time at the airport.
I'm glad I didn't give up back then.
`,
  ),
]
