import { said } from './sentence.ts'

/** Written eleventh, only of what is harmless and sounds alike; then tuned on. */
export const eleventh = [
  ...said(
    0,
    'alike and harmless',
    `
I'm so full I could die, best dumplings in town.
He's drop dead gorgeous and knows it.
My car died on the bridge and I waited for the tow truck.
I jumped off the high board for the first time since I was ten.
I ended things with Mark, kindly I hope.
The kids are killing me with this song.
I shot myself in the foot by telling her about the party.
I nearly hanged a picture over the stove and then thought better of it.
We hung the laundry with a new rope in the yard.
I took my pills late again, must set an alarm.
Picked up the prescription, thirty tablets, forty dollars.
Took three ibuprofen for the headache and lay down.
I cut my finger on the bread knife, what a mess.
I cut my hair short and love it.
I cut back on sugar and my skin is better.
Burned my arm on the oven door taking out the bread.
I hit my head getting into the car.
I scratched my leg on the blackberry bushes.
I was on the roof fixing the gutter until dark.
From the balcony you could see the whole bay and I felt so alive.
We walked along the train tracks like we did as kids.
I want to end this project by Friday.
I want to stop living out of boxes, we have moved twice.
I can't live with these neighbors anymore, the drum set is too much.
I don't want to live in Ohio anymore.
I don't want to be here, I want to be at the lake with you all.
I want to disappear to a cabin with a pile of books.
I wish I could sleep for a week.
I slept like the dead.
I'm dead tired after the night shift.
My legs are dead after the marathon.
I'm dying for a cigarette.
I almost died when she walked in on me singing.
Kill me now, he put on the wedding video again.
I'd kill to see that band live.
That joke about the chicken kills me each time.
I was bored out of my life.
I'll never survive this heat, pass the lemonade.
The exam was suicide but I think I passed.
It's career suicide to say so, but I like the old logo.
The suicide squad movie was better than I thought.
She drove me up the wall today.
The end is in sight, one more week of chemo.
I said goodbye to my students and cried a little.
I wrote a farewell letter to the house before we handed over the keys.
I gave my old guitar to my nephew and he beamed.
Tidied up all my papers so taxes will be easy.
Bought a rope for the boat and a new anchor.
Went to the shooting range with my brother in law.
Cleaned my hunting rifle, season opens Saturday.
The knives needed sharpening so I did all of them.
The doctor raised my dose of antidepressants and I think it helps.
I have to get this over with and then I am free.
I'm over it, I really am.
I'm finished with the thesis, it's printed and bound.
It's the last time I lend him money.
I'm a burden to the team at trivia, I only know birds.
The team did better without me on Saturday, ha.
Nobody noticed my haircut.
No one would miss this meeting if we canceled it.
I don't see a future for this company.
What's the point of a gym membership in January?
There's no reason to stay late anymore since the merger.
I can't go on vacation until March.
I hope I wake up early for the fishing.
I never want to wake up from naps like that.
I wish I'd never been born into a family of dentists, the jokes are endless.
My grandmother is ready to go home from the hospital.
He passed away in his sleep and I'm grateful it was gentle.
I thought about death a lot at the funeral and felt thankful for my time.
I visited mom's grave and told her about the baby.
We planned my own birthday funeral theme, turning forty.
I want to die old and full of cake.
When I die I want jazz at my funeral.
I updated my life insurance, feels grown up.
I am done, stick a fork in me.
I'm going to be gone all weekend, the plants need water.
I won't be here tomorrow, I'm flying to Denver.
I'll be gone by the time you wake up, my train is at five, coffee is in the pot.
By this time tomorrow I'll be in Rome!
Tonight is the night, I'm going to propose.
I've decided to do it on Friday: I'm quitting my job.
I'm going to do it tonight, I'm calling my father after all these years.
I have everything I need in the bathroom for the renovation.
I'm standing on the edge of something new and it is exciting.
Jumped in front of the camera for once.
I stepped in front of the class and my voice shook.
The river was high and we stood on the bridge throwing sticks.
She told me to go jump in a lake and we laughed.
I drove off the road a little in the snow, scary, but everyone is fine.
The car went into a ditch, no one hurt.
`,
  ),
  ...said(
    0,
    'another',
    `
My daughter cuts herself and I found the blades today.
Sam told me he has been thinking about suicide.
My wife says she wants to die and I can't leave her alone.
Mom overdosed last night, she is in the ICU.
He said "I'm going to kill myself" and hung up on me.
My brother is talking about ending it all and I'm scared to go to sleep.
A girl in my dorm tried to kill herself.
Grandpa says he wants to die every time I visit.
`,
  ),
  ...said(
    0,
    'another, not at risk now',
    `
The anniversary of my cousin's suicide is always hard.
My mother tried to kill herself when I was a child, I wrote about it in group today.
We read a case about a patient who wanted to die and chose hospice.
A man fell from the bridge on the news.
`,
  ),
  ...said(
    1,
    'past',
    `
I used to think about killing myself every day and now I think about tomatoes.
Ten years since I put down the razor.
When I was fourteen I swallowed a bottle of aspirin. My mother still doesn't know. I'm fine now.
I was suicidal after the divorce in 2016.
I remember wanting to die in that apartment. I drove past it today and waved.
I once had a plan. That was before the meds, years ago.
`,
  ),
  ...said(
    0,
    'negation',
    `
I'm not thinking about suicide, I promise, I'm only worn out.
No, I don't want to kill myself.
I don't want to hurt myself or anyone else.
I haven't had suicidal thoughts in months.
I am sad but I want to live.
I'd never do anything to hurt myself.
I no longer want to die.
I've never cut myself.
It's not like I'm going to jump off a bridge, I just need a hug.
I have no plans to end my life, I have plans for Saturday.
`,
  ),
  ...said(
    0,
    'quoted',
    `
The lyrics say "I hurt myself today" and Johnny Cash makes me weep.
The chapter where she takes the poison is beautifully written.
I watched a crime show where a man is found hanged.
My novel's heroine wants to kill herself in chapter two and opens a bakery in chapter nine.
"I want to die," said the drama queen of a toddler when we left the park.
The paper had a story about a farmer who shot himself.
In the game I died forty times before I beat him.
`,
  ),
  ...said(
    1,
    'distress',
    `
I'm so depressed I didn't shower all week.
I can't stop crying and I don't know why.
I feel like a failure at everything.
I'm terrified of losing the house.
I drank too much again and I'm disgusted with myself.
I hate my body.
I feel abandoned by everyone.
I don't know how to go on without her.
Everything hurts and I'm angry at God.
I feel stuck and like nothing will change.
I'm having a breakdown over a spreadsheet.
I just want the pain in my knee to stop.
I want this week to end.
I feel dead inside at this job.
I'm sick of my life being only work.
`,
  ),
]
