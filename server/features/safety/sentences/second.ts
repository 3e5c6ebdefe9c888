import { said } from './sentence.ts'

/** Written second, when the rules had been tuned on the others and heard only 60 of 100; then tuned on too. */
export const second = [
  ...said(
    4,
    'second',
    `
I've written the note and I'm doing it once the kids are in bed, I want to be dead before morning.
I just took about thirty of my antidepressants and I'm scared.
There's a bottle of pills on my nightstand and I'm going to swallow all of them tonight.
I'm parked at the cliff and I'm going to drive off it.
My dad's shotgun is on my lap and I don't want to live.
I've locked the bathroom door and I have the razor, I'm going to end my life.
I am going to jump off the bridge tonight after work.
Tomorrow morning I will hang myself, I've already got the rope.
I swallowed a whole bottle of Tylenol an hour ago.
I'm leaving the house now to step in front of a train.
This is it, I'm killing myself tonight, tell everyone I'm sorry.
I'm on the ledge. I want to let go and die.
`,
  ),
  ...said(
    3,
    'second',
    `
Lately the idea of suicide comforts me.
All I think about is dying by my own hand.
I've got a date picked out for when I'll end my life.
I want to hang myself and be done.
I fantasize about crashing my car into a wall every morning.
I caught myself googling how to tie a noose.
I want to end things for good, to stop breathing.
Been thinking a lot about just ending my own life and how peaceful that would be.
If I had a gun I would shoot myself.
I keep staring at the pills and thinking about taking them all.
I'm having thoughts of suicide again and I'm ashamed.
I came home and cut my arms, it was the only thing that calmed me.
I dug a razor into my leg again.
I can't be trusted around knives tonight, I want to hurt myself.
I have been planning my suicide since August.
The voice in my head says to kill yourself, and I want to listen.
I'd kill myself if I had the courage.
Everything would be solved if I killed myself.
I really don't want to live.
Death sounds better than this, I want to die so badly.
I almost jumped off the balcony yesterday.
I put the knife to my wrist last night and then put it back.
My plan was to walk into the sea and drown myself.
today i thought about ending it all again
I want to be with my dead mother, I want to die and go to her.
honestly im thinking of offing myself
I tried to hang myself last night, the belt broke.
I took pills on purpose last week, too many, and woke up in the ER.
The urge to cut is so strong tonight.
I bite and hit myself until I bruise because I deserve pain.
`,
  ),
  ...said(
    2,
    'second',
    `
I pray every night that God just takes me in my sleep.
My family would be fine if I wasn't around anymore.
Maybe it would be best for everyone if I were gone.
I feel like I don't belong in this world anymore.
I don't see myself being here next year.
I'm so tired, I just want to sleep forever.
There's nothing keeping me alive except the cat.
Living is too painful.
I have no will to live.
I've lost the will to live.
I'm ready to go be with the Lord, I'm so tired of this earth.
Being dead must be so peaceful.
Why am I still alive?
Why was I even born?
I can't see a way forward, I don't want a tomorrow.
I wish the earth would swallow me and I'd never come back.
I wish I could just stop existing.
It would be a relief if I didn't wake up.
I keep imagining my own funeral and who would come.
Nobody needs me, they'd get over it fast if I died.
I don't plan on being around much longer.
What's the use in going on?
I'm a waste of oxygen.
I want to vanish from this world.
I feel like giving up on living.
I don't think I'll make it to thirty and I don't care.
`,
  ),
  ...said(
    1,
    'second',
    `
I feel utterly hopeless about ever getting better.
I had another panic attack on the train.
I've been crying all day and I can't stop.
I hate who I am.
I can't handle this anymore, it's too much.
In 2019 I tried to end my life; seven years later I'm planting tomatoes.
Back in college I was suicidal, and telling my sister changed everything.
`,
  ),
  ...said(
    0,
    'second',
    `
My toddler is killing me with cuteness today.
I died a little when she played that song.
If I see one more spreadsheet I'll scream.
My cousin threatened to kill himself and we called for help.
My friend's been saying she wants to end her life.
My wife isn't suicidal but she is very low.
I'm not going to harm myself, I only want to be understood.
Grandma says she's ready to die, she's ninety-six and at peace.
We watched a crime show where someone jumps off a bridge.
The dog would die for a piece of cheese.
I want to live until I'm a hundred.
I cut my finger on the bread knife.
I cut out sugar again and feel great.
I took two painkillers for my back and lay down.
I ended it with Mark, six years, over in ten minutes.
I'm ending my life as a smoker today.
I could kill for a nap.
Everyone went on the hike without me and had a better time.
I don't want to wake up at five tomorrow.
My tooth is killing me.
The plants are suicidal, they lean off the shelf.
We jumped off the dock into the lake ten times.
I finally feel alive again.
I'm so glad I'm here.
I want to disappear to an island with no phone.
My suicide squad costume won the contest.
I thought I'd die on that last hill, but the view!
I hung the laundry and shot some photos.
Life is too short to be cutting the lawn twice a week.
They hanged the painting over my desk.
It's the end of my life in this city, and I'm excited for the next one.
I drove into the city and parked by the river.
I'd rather die than sing in public.
She asked if I was okay and if I was thinking of hurting myself, and I'm not.
Dead week at school, nothing to do.
I want to sleep forever, Saturdays are heaven.
`,
  ),
]
