import { said } from './sentence.ts'

/** Written eighth: an old man, a boss with debts, somebody leaving prison, a trans boy, a carer; tuned on after its first measuring. */
export const eighth = [
  ...said(
    4,
    'plan, means, under way',
    `
I've stopped eating and drinking since Tuesday and I mean to be gone by the weekend.
Company's finished. I'm at the hotel, twenty second floor, window's open.
They let me out with forty dollars, I spent it all on fentanyl and I'm going to shoot all of it at once.
my binder is off my hair is brushed and im going to bleed out in the tub
Once I've got Mum settled in respite on Monday I'm going to overdose.
I'm gonna do it with the exhaust, tonight, I got the hose.
The pills are crushed up in the yoghurt already.
I've locked the bathroom door and I have the blade and no one is home till six.
I hanged the sheet from the pipe. I'm so scared.
As of midnight I am no longer your problem. Goodbye.
I left the keys and the passwords on the kitchen table and I'm walking out to the cliffs now, for good.
I have swallowed the pills now.
`,
  ),
  ...said(
    3,
    'explicit',
    `
At eighty six I have decided to make an end of it myself.
The life insurance pays out even for suicide, I checked.
I'll hang before I go back inside.
i would rather kill myself than be a girl one more year
Caring for her is killing me and I've thought about killing us both.
I fantasize about dying constantly.
I feel like I need to die.
What stops me from doing it is that my mother would find me.
I can't promise I won't do something to myself tonight.
I'm not safe with myself right now.
I want to sleep forever and I have been counting my tablets.
I've come close to ending things more than once this month.
There's a place on the coast where people jump. I drove there and sat.
The thought of shooting myself is oddly comforting.
I've been having dark thoughts, you know, ending my life thoughts.
I pray for the courage to end it.
if i don't get on T soon i'm gonna kill myself im not joking
I deserve to die and I think I should be the one to do it.
I'm going to end up killing myself one of these days.
Googled the lethal dose twice today.
It's either rehab or the rope and I'm leaning toward the rope.
`,
  ),
  ...said(
    3,
    'self-harm',
    `
i cut my chest because i hate it
I've been burning myself with the stove since March.
Tore my skin up again, the old picking turned into a knife.
I wanted to hurt myself so I did.
I can't tell my sponsor that I'm cutting.
I smashed my hand on purpose.
I drink until I hurt myself and then I hurt myself more.
`,
  ),
  ...said(
    3,
    'misheard',
    `
i am thinking of kill my self
i just wanna be did i don't wanna be alive
i feel sue a sidle
I want to end it all a mean it I want to end my life
i keep cutting me wrist
`,
  ),
  ...said(
    3,
    'other languages',
    `
tengo ganas de morirme
me voy a suicidar
quiero desaparecer, quiero morir
j'ai des idées suicidaires
je voudrais être mort
j'ai envie de mourir
ich hasse mein Leben und will tot sein
am liebsten wäre ich tot
`,
  ),
  ...said(
    2,
    'passive',
    `
The doctor offered the operation and I said why bother, let nature take me.
My wife and the boys could start over if I wasn't around to drag them down.
Out here or in there, I'm as good as dead anyway.
sometimes i wish i had been born someone else or not at all
If Mum goes before me I'm not staying.
I don't much care if I make it to spring.
I'd just as soon be dead, at my age.
Who would even come looking for me?
It'd be better if I'd never been.
I want the pain to end and I don't mind how.
My absence would be an improvement.
I have no fight left and no reason to find some.
I crossed without looking today. Didn't care.
I lie there hoping for an aneurysm.
I've nothing to stay for.
I'm wasting air.
Wish the crash had finished me off.
I think about not being here a lot.
I don't deserve to live.
my parents would have a perfect life if theyd only had my sister
I keep asking what the point of staying is.
`,
  ),
  ...said(
    1,
    'distress',
    `
I'm drowning in debt and I lied to payroll.
Nobody hires a man with a record, I feel like trash.
dysphoria is so bad today i cant look in the mirror
I'm so burnt out from caring for her, I screamed into a pillow.
I feel old and useless and the phone never rings.
I broke down in the parking lot.
`,
  ),
  ...said(
    1,
    'past',
    `
Inside, I tied a sheet once. That was a long time ago and a different man.
I self-harmed all through my teens and haven't for nine years.
I once stood on that bridge, in 2015, and somebody talked to me. I think of him today.
`,
  ),
  ...said(
    0,
    'alike and harmless',
    `
Buried my oldest friend today, eighty eight, a good life.
The quarter killed us but we survive.
Parole officer nearly killed my vibe, still had a good day.
i would die for a burger rn
Mum asked to die again this morning, the nurse says it is the dementia.
My cellmate hanged himself and I was the one who cut him down. I still dream of it.
My boyfriend says he'd kill himself if I left him. What do I do?
We watched a film about a man who fakes his death.
Deadwood came down in the storm.
I'd hang on to that coach if I were you.
The tablets make me dizzy so I take them at night.
I hurt my back lifting Mum.
I got cut from the team.
I wish I was in bed.
I wish I was dead tired, instead I'm wide awake.
The end of my shift felt like the end of the world.
When I'm gone the house goes to the boys, the notary says everything is in order.
Made my peace with dying at the hospice course for volunteers, oddly joyful day.
Let it go, I told myself, and I did.
Finished it all: taxes, dishes, laundry.
They say my grandfather drank himself to death.
Cliff walk with the dogs, wind so strong we could lean on it.
I used to be suicidal as a kid and T changed that, I love being alive.
I don't self-harm.
I couldn't live without my sister, she is the best.
My mother always said "you'll be the death of me" and laughed.
Killed a bottle of red with the boys.
The new law on assisted dying was all they talked about at lunch.
I told the hotline volunteer class that I have never been suicidal myself.
It's over, we lost the final, and I'm hoarse from screaming.
`,
  ),
]
