import { said } from './sentence.ts'

export const quoted = said(
  0,
  'quoted',
  `
In the film the main character says "I want to die" and the whole room went quiet.
I was humming that song, "I hate myself and want to die", all afternoon.
The book is about a woman who decides to kill herself.
We read Hamlet, to be or not to be, and talked about suicide in literature.
The headline said "I wanted to end my life", an interview with a singer.
I finished The Sorrows of Young Werther, he shoots himself at the end.
There's a lyric that goes I don't want to live forever and I love it.
My novel is stuck: my hero wants to kill himself and I can't make it believable.
We watched a documentary about suicide in farming families.
The poem has the line "I wish I were dead", which is bleak.
We're rehearsing a play where I say "I will kill myself tonight" and fall off a chair.
The podcast told the story of a man who wanted to jump off the bridge and did not.
`,
)
