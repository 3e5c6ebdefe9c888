import { said } from './sentence.ts'

/** Written tenth, mostly of what is said around the matter: a retired miner, a nun, a gamer, a driver; then tuned on. */
export const tenth = said(
  2,
  'passive',
  `
The mine took the lads and left me, and I've never seen why.
I ask the Lord each evening to make it my last.
logging off for good sounds nice ngl
Every red light I think, what if I didn't stop.
I don't want to be a person anymore.
I'd like to be switched off.
I'm only here because my mother is alive.
I wouldn't mind not making it to Friday.
I feel like I've reached the end of what I can take of life.
There's no point in me.
It's not that I want to die, I just don't want to live.
I can't do another forty years of this.
If I was gone they'd be sad for a week and then they'd breathe again.
I keep hoping I'll get hit by a car.
I wish I could evaporate.
Would anybody notice if I stopped showing up, like, ever?
I'm ready for it all to be over.
The world is better off without people like me.
I'm better off dead and so is everyone.
My children deserve better than having me around.
I've got no reason to get up, or to go on.
Sometimes I think the kindest thing I could do for them is not be here.
I don't want to wake up tomorrow.
I can't imagine being alive in a year.
i dont see the point in living tbh
I feel done with living.
I just want to sleep and never wake up.
Death doesn't scare me, it sounds like a rest.
I wish I'd died instead of her.
I don't care if I die.
I have been thinking a lot about death and how quiet it must be.
I'm tired. Not sleepy tired. Tired of existing.
I'm useless and everyone would be happier without me.
I wish I was never here.
I hope this cough is something serious and takes me quickly.
When I hear somebody died I think, lucky.
I'm such a burden that leaving would be a favor.
I dread waking up alive.
What reason do I have to stay?
There is no future for me, none.
I want to disappear and have everyone forget I existed.
I feel there's no way out except one.
My time is up, I feel it, and I am glad of it.
I'd take a bullet for anyone right now, gladly.
It would be nice to not be here when the bills come, or ever.
I think my family is waiting for me to die, and so am I.
I'm not strong enough for this life.
I can't keep existing like this.
I am so done, I want it to end.
Let me sleep and let it be the last time.
If the plane went down I'd be okay with that.
I've given up on living, I just haven't stopped breathing.
No one needs me here.
Living is a punishment.
I feel like a mistake that should be erased.
I'm not meant to be here on this earth.
I sometimes hope the surgery goes wrong.
I wish the floor would open and I'd never come back up, and I mean it.
I hate waking up every morning still alive.
They'd all get along fine after I'm gone, maybe better.
I feel so trapped that death looks like a door.
The nothing after death sounds better than this.
I no longer want to be part of this world.
I'm just waiting for my life to be done.
I can't see any reason to keep trying to live.
Who cares if I live, I don't.
I've lost the will to live.
I feel like I don't deserve to exist.
If I disappeared tonight it would take them a month to find out.
I'm so sick of being alive and pretending.
I might as well be dead.
I hope I don't live long.
I wouldn't be here if it wasn't for my dog.
I don't want to be around anymore.
Wish I could go back and not be born.
It'd be fine with me if the world ended tonight, or just me.
I feel like giving up on life.
I want to go to sleep for good.
Life's too much. I want off.
I'm the problem, take me out of it and it's all solved.
`,
)
