import { said } from './sentence.ts'

/** Written ninth, mostly of danger: a gambler, a firefighter, a dancer, a doctor, a mother after a loss; then tuned on. */
export const ninth = [
  ...said(
    4,
    'plan, means, under way',
    `
Lost it all at the tables, I'm on the hotel balcony and I'm going to climb over.
I told the crew goodbye without them knowing it. Tomorrow I hang myself at the old station.
I've mixed the drink and I'm going to swallow it when this song ends.
I took my whole month of lithium at once.
I have propofol from the OR and a line in my arm.
I'm bleeding, I did it deeper than I planned and I don't care
Tonight I'm going to be with the baby we lost, I have everything I need in the bathroom.
I'll be dead by the weekend, that's the plan and I'm calm about it.
I'm in the woods with a rope and nobody knows.
There's a gun under my pillow and I think tonight is the night.
I'm going to crash on purpose on the way home tonight.
My train is at nine and I won't be getting on it, I'll be in front of it.
Everything's tidy, the rent is paid, the cat has food for a week. I'm going to do it now.
I've got the pills and the vodka lined up on the counter.
I decided today is the day I die.
Please look after my son, by the time you listen to this I'll be gone.
Swallowed a load of paracetamol an hour ago, feeling sick.
I've tied the scarf to the door handle.
He is at practice until five, so I have until five to be dead.
I wrote my mother a goodbye letter and I'm walking to the bridge.
I'm up on the crane, it is very quiet up here, I'm going to let go.
I put the plastic bag over my head and chickened out, trying again in a minute.
I will shoot myself on Sunday after mass.
I just injected all the insulin I had
The car is packed with charcoal, I'm driving to the forest to end it.
I'm going to take my life tonight and I don't want to be talked out of it.
`,
  ),
  ...said(
    3,
    'explicit',
    `
I owe more than I can ever pay and suicide is on my mind all day.
After the fire where we lost the kids, I've been wanting to die.
I can't dance anymore, so I want to be dead.
The only rest I'll get is the kind you don't come back from, and I want it.
I catch myself planning my own death during rounds.
I want to kill myself and I have a two year old, what kind of person am I?
Been feeling suicidal since Tuesday.
I'm having thoughts about ending my life, more each day.
Death would be better than another night of this ringing in my ears, and I could make it happen.
I want to jump from somewhere high.
I've been thinking about the gun in my father's closet.
I have this urge to drive into a wall.
I googled how long it takes to drown.
i keep having this image of me hanging in the closet
My brain says kill yourself about a hundred times a day.
I'm so close to killing myself.
Sometimes I hold the pills in my hand and think about taking all of them.
I wanted to throw myself off the balcony last night when they were all laughing inside.
It would be so simple to step off the platform, I think about it each morning.
I'm suicidal and I can't tell my husband because he'll have me locked up.
I want to be dead like my baby.
There's no other way out, I have to kill myself.
if i dont pass i will kill myself
I'd end my life today if I knew it would be quick.
I've decided I don't want to be alive past forty and I'm thirty nine.
Can't stop thinking about slitting my wrists.
I'm ready to die. I'm not even sad about it.
I want to fall asleep with the car running and not come out.
Everyone thinks I'm joking when I say I'll hang myself.
I've tried to kill myself twice this year.
I took too many pills last week and just woke up the next day, never told anyone.
I don't deserve to live and I'm going to fix that.
What would be the least painful way to kill myself?
I'd rather die than tell my parents I lost the money.
I feel like dying would be the right thing to do.
my dad has guns in the house and i keep thinking about it
I drove to the bridge again. I sat there an hour with the window down. I wanted to.
I'm thinking about suicide, there, I said it.
I wish I had died in that fire, and I wish I could do something about it.
I've got it all planned out, how I'd die, and it gives me peace.
I don't want to be saved, I want to die.
I hate being alive and I want to stop being alive.
I have the means and I have the will, I only lack the day.
Three times this month I tied the belt and took it off again.
I fantasize about my own suicide when I should be sleeping.
It's getting harder not to act on it, not to kill myself.
I need to not be alive.
they'd find me in the morning, that's what i keep thinking, they'd find me
My depression wants me dead and I'm starting to agree with it.
I will never get better and I want to take myself out.
I want God to forgive me for what I'm thinking of doing to myself.
Some nights I put the gun on the table and just look at it.
I want to walk into the sea with stones in my pockets.
`,
  ),
  ...said(
    3,
    'self-harm',
    `
I cut my thighs before every competition.
Been burning myself with a hair straightener.
I hurt myself tonight and it helped for ten minutes.
I can't stop cutting.
I scratched my arms until they bled after she hung up.
I want to hurt myself so I don't have to feel this.
I hit my head with my fist until I see stars.
I relapsed into self harm today.
There are fresh cuts under my uniform.
I used the scalpel on my own leg.
I've been snapping a band on my wrist till it bleeds.
Last night I cut deeper than usual.
my mom found my blades
I punish myself by not eating and by burning my hands.
I like seeing my own blood, it slows everything down.
I stabbed my leg with a pencil in class.
I need to cut. It's all I can think about.
I bruised my own ribs with a hammer and said I fell.
`,
  ),
  ...said(
    3,
    'misheard',
    `
i want to dye every day is the same
im gunna kill meself one day
i feel like comitting suicide
thinking of over dose
i wanna hang my self
i dont want to live any more i want to and it all
i'm having suey side all thoughts
going to cut my rists
`,
  ),
  ...said(
    3,
    'other languages',
    `
he pensado en matarme
solo quiero dejar de vivir
prefiero estar muerto
me corto los brazos
je pense à en finir avec la vie
je n'ai plus envie de vivre
je me coupe les bras
ich kann nicht mehr, ich will tot sein
ich will nicht mehr aufwachen
ich ritze mich wieder
ich denke über Suizid nach
ich will mein Leben beenden
`,
  ),
]
