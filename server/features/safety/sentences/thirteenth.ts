import { said } from './sentence.ts'

/** Written thirteenth: only what is said around the matter, by thirty people who never met; then tuned on. */
export const thirteenth = said(
  2,
  'passive',
  `
I'd be lying if I said I wanted to see next summer.
The sea keeps everybody else, it could have kept me.
My host family would be glad of the extra room if I never came back.
I've seen enough.
It feels like my part in this story is over.
I cut people's hair all day and think, none of you would know if I were gone.
I feel like I was never supposed to make it this far.
Whatever comes after this can't be worse.
I want to lie down in the snow and let it cover me.
I envy my cat, who'll be dead in five years.
I'm here in body only, and I'd give that up too.
I feel like an extra in everyone's life, cut me out and nothing changes.
I wish somebody would just pull the plug on me.
When the doctor said it's benign I was disappointed.
I stopped making plans, I don't think I'll be around for them.
It would be so peaceful to not have to be anything anymore.
I'm no good to anyone alive.
Everyone I love would be safer if I wasn't in the world.
I didn't choose to be here and I don't want to stay.
I go to bed hoping that's it.
How long does a person have to keep doing this?
I'm sick of surviving.
The best thing I ever did for my kids will be leaving them the house.
I don't have it in me to live another year like this.
If the tumor is back I won't tell anybody, I'll just let it.
I think I've run out of reasons.
I fantasize about a life where I never existed.
My heart is beating and I wish it wouldn't.
It's a shame I woke up.
I look at old people and wonder how they stood it so long.
Nobody asked me if I wanted to be alive.
I just don't want to do tomorrow, or any of the ones after.
I feel like I'm taking up someone else's place on this planet.
Some people are not made for living and I'm one of them.
I've been dead for years, only nobody signed the paper.
They'd cry at the funeral and then they would be relieved.
I want my suffering to be over and there's only one way that happens.
I keep thinking of how nice it was before I was born.
If I don't come home one day, don't look for me.
I'd welcome the end.
The kids have their father. They don't need me.
I stand at the crossing and hope the driver is texting.
There's nothing here for me anymore, not in this city, not on this earth.
I am not afraid of dying anymore, I'm afraid of more of this.
Sometimes I feel the pull of just not being.
I wish it had been a heart attack like they thought.
My wife could have a real husband if I got out of the way.
I've no business being alive when they're not.
I'm waiting for my turn to die.
I've nothing to look forward to and no one to stay for.
I sleep because it's the closest thing to being dead.
Would it be so bad if I just didn't wake up?
I'm too much. They'd be lighter without me.
I don't feel like a part of the living.
I hope the storm takes the roof and me with it.
What am I still doing here?
It's hard to explain but I'm homesick for not existing.
Nothing would change if I died today except somebody would have to clean my room.
I've started to see death as a friend who is running late.
I regret that they found me in time.
I can't see the point of seeing thirty.
I used to be scared of flying, now I kind of hope.
I don't want to grow old, I don't want to grow anything.
I've already said everything I needed to say to everyone, I could go now.
The only peace I can imagine is not being here.
My mother would be better off with a dead son than this one.
I'm so tired of waking up as me.
If I had a button that made me never have been, I'd press it.
I think the world made a mistake with me and should take it back.
I don't want help, I want it to be over.
Let the virus have me.
I wish I could give my years to somebody who wants them.
There isn't a version of the future with me in it.
I feel like I'm already saying farewell to things.
Why do I keep waking up?
I ought to be under the ground with the rest of my squad.
I'm a waste of a good heart, give it to somebody.
It'd be a weight off everyone's shoulders if I went.
I'm done trying to want to live.
if god is listening, im ready whenever
`,
)
