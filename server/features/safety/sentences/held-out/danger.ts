import { said } from '../sentence.ts'

/** Levels 3 and 4. Written and labelled by people's voices, before anybody looked at the rules; never tuned on. */
export const heldOutDanger = [
  ...said(
    4,
    'plan',
    `
Tuesday, after my last haul, I park the rig at the quarry and that's where I finish it.
I've picked Sunday. By Monday nobody has to worry about me, I'll be dead.
I set a date to kill myself and it's this Friday.
When my wife leaves for church I am going to shoot myself in the barn.
Once the kids are at their dad's on Saturday I'm ending my life, I have it all worked out.
I wrote down how and when I will do it, and the when is tonight.
After this call I'm going to take the whole bottle.
Tomorrow at dawn I walk into the lake and I don't come back out.
I will not see Christmas, I have decided to kill myself before it.
As soon as my mother is asleep I will do it, I will hang myself.
`,
  ),
  ...said(
    4,
    'means',
    `
The insulin is on the table, enough to kill me, and I mean to use it.
My service pistol is loaded on my lap and I want this to be over.
I've been saving my oxycodone for weeks and tonight there's enough.
There's a rope in the attic already tied, I just have to go up.
I'm parked at the overlook with the engine running and I can't think of a reason to brake.
I have the pills counted out in front of me.
I'm standing on the platform and I want to step in front of the next train.
I've got the razor and the bath is running and I want to die.
Shotgun's in the truck. Thinking about ending it tonight.
`,
  ),
  ...said(
    4,
    'under way',
    `
I took all of my mother's sleeping tablets about twenty minutes ago
I cut my wrists and it's bleeding a lot
I'm out on the ledge, eleventh floor, don't send anyone
I swallowed the bleach
I already drank it, all of it, it should be over soon and then no more pain
I turned on the gas and closed the windows
there's a belt around my neck right now
I overdosed, I feel sleepy, I wanted to say thank you for listening
`,
  ),
  ...said(
    4,
    'farewell',
    `
By the time anybody reads this I will be dead. Feed the cat.
This is my goodbye. I've written the letters to the girls and tonight I go.
This is the last entry I will ever write, I'm killing myself tonight.
Tell my sister I'm sorry. I won't be alive tomorrow.
I've put my affairs in order, the letters are on the desk and tomorrow I end it.
If you find this, it's because I'm gone. I'm sorry, I couldn't do it anymore.
goodnight forever everyone, pills are kicking in
`,
  ),
  ...said(
    3,
    'explicit',
    `
I think about suicide almost every night after my shift.
Part of me wants to die and it's getting louder.
I'd kill myself if it weren't for my daughter.
I keep googling how to kill yourself without pain.
I don't want to be alive anymore and I don't know who to tell.
I have been having suicidal thoughts since the baby came.
Every time I cross that bridge I picture going over the rail.
I want to end my life but I'm scared of hell.
I can't stop imagining hanging from that beam.
I told the doctor I'm fine but I want to kill myself.
I've thought about crashing the truck on purpose so it looks like an accident.
I wish I had the guts to kill myself
I looked up how many of my heart pills would stop my heart.
thinking about killing myself again. it's back
I want to die. I really really want to die.
I almost did it last night. I had the pills in my hand and then the phone rang.
Since the discharge I've been thinking I should take my own life.
I feel suicidal and ashamed of it.
I want to disappear forever, like dead, not vacation
I'm done living. That's all I have to say today.
Today in the parking garage I went up to the roof and thought about jumping.
`,
  ),
  ...said(
    3,
    'implicit',
    `
I've been giving my things away and I feel lighter every time, it won't be long now.
I've made up my mind, I'm leaving this world.
I stood too close to the edge of the platform on purpose today.
I updated my will and wrote a letter to each of the kids so they are ready when I'm gone by my own hand.
Soon I will be with my husband again, I've decided not to wait for God to do it.
I won't see another winter, I'll make sure of that myself.
Some days the only thing that calms me is working out how I would do it.
My head keeps telling me to just jump.
`,
  ),
  ...said(
    3,
    'self-harm',
    `
I cut again last night, three lines on my thigh.
I burned my arm with the lighter because I deserved it.
I can't stop hurting myself when I'm alone.
I want to cut so bad right now.
I've been hitting my head against the wall until it goes quiet.
Relapsed. Forty days clean and then the blade again.
I punched myself in the face until my lip split, nobody knows.
I scratch my skin open during exams.
the urge to cut came back after visiting hours
I hide the scars from my wife, there are new ones this week.
I pressed the iron to my hand on purpose.
Hurting myself is the only thing that makes me feel real.
I took a razor to my legs after the call with my mother.
I keep a blade in my phone case and I used it at lunch today.
`,
  ),
  ...said(
    3,
    'misheard',
    `
i just wanna kill my self and be done with it
i been having sue aside all thoughts again
i want to and my life
i don't wanna be a live anymore
im thinking of over dosing on my tablets
i want to dye i just want to dye
i feel suicide all today
i thought about jumping of the bridge an ending it all
cutting my self is the only thing that helps
im so tired i wanna end it awl
`,
  ),
  ...said(
    4,
    'misheard',
    `
i am going to hang my self from the tree tonight
i took the hole bottle of pills and now im scared
`,
  ),
  ...said(
    3,
    'other languages',
    `
quiero morirme, ya no puedo más
me quiero matar
no quiero seguir viviendo
pienso en suicidarme todos los días
Je veux mourir.
j'ai envie de me tuer
je ne veux plus vivre
My therapist is away. Je pense au suicide.
Ich will nicht mehr leben.
ich will mich umbringen
ich denke jeden Tag an Selbstmord
Ich möchte sterben
`,
  ),
]
