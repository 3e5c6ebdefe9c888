import { said } from '../sentence.ts'

/** Levels 0 and 1: what sounds alike and is not. Written like the others before anybody looked at the rules. */
export const heldOutHarmless = [
  ...said(
    1,
    'distress',
    `
I cried in the supply closet for ten minutes and then went back on the floor.
I feel so hopeless about the job search, another rejection today.
The drought is going to ruin us and I can't sleep.
I'm exhausted, the baby won't stop crying and neither will I.
I feel worthless next to my brother and his new house.
It's been a dark week, I barely got out of bed.
I can't cope with the noise in this building anymore.
i hate myself for what i said to her
Nothing I do is good enough for my father.
I feel numb since the divorce papers came.
I had a panic attack on the subway and thought I was dying.
I am so lonely in this country, I eat alone every day.
Everything is too much and I want it to be summer.
I'm falling apart and I need a week off.
I miss him so much it hurts to breathe.
`,
  ),
  ...said(
    1,
    'past',
    `
I tried to kill myself when I was nineteen and I'm so glad it didn't work.
Six years ago today I was in the hospital after an overdose. Today I planted tomatoes.
I used to cut, I haven't in four years.
Back when I was using I wanted to die every day. Not now.
In my twenties I was suicidal for a while, therapy saved me.
After the war I had a plan and a date. My dog saved me. That was 2009.
It's been three years since my attempt and life is good.
I survived my own suicide attempt and now I speak at schools.
My scars are old, I wore short sleeves today for the first time.
Postpartum I had those thoughts, two years ago now, and they never returned.
`,
  ),
  ...said(
    0,
    'another',
    `
My roommate told me she wants to kill herself and I don't know what to do.
A patient on my ward tried to hang himself last night and I found him.
My son said he doesn't want to live anymore and I'm terrified.
my best friend cuts herself and made me promise not to tell
Dad keeps saying we'd be better off if he was dead. I hid the guns.
My student wrote in her essay that she is suicidal.
I'm worried my neighbor is going to hurt himself since the layoff.
She texted me that she took a bunch of pills and I called 911 for her.
My ex threatens to kill himself whenever I don't answer.
Our buddy from the unit is suicidal again, we take turns calling him.
`,
  ),
  ...said(
    0,
    'another, not at risk now',
    `
My uncle took his own life when I was eight and today would be his birthday.
We had a training about suicide prevention at the school.
A man jumped in front of the train and we were delayed two hours, everyone was shaken.
We lost another one from the platoon to suicide, the funeral was this morning.
Grandma says she is ready to go when the Lord calls, she is ninety four and cheerful about it.
The hospice patient I sat with died peacefully at dawn.
`,
  ),
  ...said(
    0,
    'idiom',
    `
These new boots are killing me.
My feet are going to fall off, I could die, best concert ever.
I'm dead lol she actually said that to the principal
I would kill for a cup of coffee right now.
If I have to sit through one more meeting I'll shoot myself, ha.
I nearly died laughing at his toast.
That workout murdered me, my legs are done.
The silence after my joke, I wanted the ground to swallow me.
I'm dying to see the new baby.
Deadline at five, I killed it.
I'd die without my air conditioning.
I shot myself in the foot with that email.
My phone died and I was stuck at the bus stop.
We were bored to death at the in-laws.
Cut myself shaving before the interview, of course.
I'm done with this town, I can't live here anymore, we're moving in June.
He's going to kill me when he sees the dent.
Ended it with Paul tonight, it was time.
I hit my head on the cabinet again.
I burned my hand on the skillet making Sunday gravy.
`,
  ),
  ...said(
    0,
    'negation',
    `
The nurse asked if I was suicidal and I said no, because I'm not.
I'm not going to hurt myself, I'm just sad.
I don't want to die, I want to see my grandchildren grow up.
I have never thought about killing myself.
I'm sad but not in a suicidal way.
No thoughts of hurting myself this week, the therapist was pleased.
I don't want to end it all, I only want a different job.
I am glad to be alive.
I would never take my own life.
I don't feel like a burden anymore, that is new.
`,
  ),
  ...said(
    0,
    'quoted',
    `
The song goes "I don't wanna live forever" and I sang it all the way home.
In the novel the main character drowns herself and I had to put it down for a while.
Watched a documentary on suicide rates among farmers.
"To be or not to be", we read Hamlet in class today.
The news said a singer died by suicide, I had loved her since I was fifteen.
In my short story the old soldier wants to die but a child talks to him.
Romeo kills himself and the whole class laughed at the actor.
I wrote a paper about self-harm among teenagers for my psychology course.
The sermon was on Elijah asking God to let him die under the broom tree.
My character died again in the last dungeon, I killed myself by falling off the map.
`,
  ),
  ...said(
    0,
    'ordinary',
    `
Took all my pills this morning and remembered the vitamin D.
I wrote letters to the girls and put them in their lunch boxes.
I updated my will with the lawyer today, boring but it had to be done.
Gave away three boxes of old clothes and felt lighter.
I want to go home, this conference is endless.
I walked over the bridge and watched the trains go under.
Finally cleaned the gun safe and went to the range with my brother.
I slept so well that I did not want to wake up.
I can't wait for this semester to be over.
Nobody would know if I ate the last brownie.
I'm leaving for good on Friday, two suitcases and the cat, Lisbon here I come.
We said goodbye to the old dog at the vet.
I jumped off the pier with the kids, it was freezing and perfect.
Last entry in this notebook, the next one is blue.
The doctor cut out the mole and I have four stitches.
I took my medication and went to bed early.
Let the old tree go today, it was dying anyway.
The kids are better off at the new school.
`,
  ),
  ...said(
    0,
    'other languages',
    `
Me muero de risa con mi hermana.
Estoy muerto de cansancio después del turno.
Je suis mort de fatigue mais quelle belle journée.
Ich bin todmüde, aber glücklich.
`,
  ),
]
