import type { Written } from './life.ts'

/** Six to three weeks ago: the first presentation, Leo's news, then the scan. */
export const middle: readonly Written[] = [
  {
    daysAgo: 41,
    title: 'Rain all day',
    content:
      'Rain all day. Finished the novel and sat with it for a while. I miss talking about books. I want to ask Dana to read the next one with me.',
    tags: ['reading'],
  },
  {
    daysAgo: 39,
    title: 'My voice stopped shaking',
    mood: 7.5,
    content:
      'Showed the first onboarding sketches to the whole team. My voice shook for a minute and then it did not. Good questions, one of them from the person I was most afraid of. I want to remember that it stopped shaking.',
    tags: ['work', 'onboarding'],
    isArtifact: true,
  },
  {
    daysAgo: 38,
    title: 'Market',
    mood: 8,
    content:
      'Bought far too many apples and a jar of honey from the woman who names her bees. Baked in the afternoon. The house smelled like my grandmother’s, and for a moment I was eight.',
    tags: ['baking'],
    isForFriends: true,
  },
  {
    daysAgo: 36,
    time: '12:30',
    title: 'Leo is leaving',
    mood: 4,
    content:
      'Leo got the job in Lisbon. He told me over breakfast as if it were the weather. I said all the right things and then cried in the car. So that was the quiet. He leaves in two months.',
    tags: ['leo', 'lisbon'],
  },
  {
    daysAgo: 34,
    title: 'Knee again',
    mood: 4,
    content:
      'The knee complained on the second kilometer, so I walked home. Disappointed, but I did the exercises instead of sulking. Mostly.',
    tags: ['knee', 'running'],
  },
  {
    daysAgo: 33,
    title: 'A day that worked',
    mood: 8.5,
    content:
      'Blocked the morning, turned everything off, and drew for three hours. The whole flow came together, from the first screen to the empty one. I love this part of my work, and I should do this every day.',
    tags: ['work', 'mornings'],
  },
  {
    daysAgo: 31,
    title: 'Nothing much',
    content: 'A quiet day off. Laundry, the library, a nap. I think I needed a day that asks nothing.',
    tags: ['rest'],
  },
  {
    daysAgo: 29,
    title: 'The doctor called Mom',
    mood: 3,
    content:
      'They found something on Mom’s scan and want to operate soon. Leo and I talked until midnight. I keep looking up words I do not understand and then wishing I had not.',
    tags: ['mom', 'leo'],
  },
  {
    daysAgo: 28,
    time: '05:20',
    title: 'Awake',
    mood: 3.5,
    content:
      'Awake from three to five again, running through the list. I wrote the worries on paper and that helped a little. It is getting light now, and the first bus has gone by, empty.',
    tags: ['sleep', 'mom'],
  },
  {
    daysAgo: 26,
    title: 'Numbers',
    content:
      'Went through the budget. It is tighter than I hoped but not frightening. If I cook at home for two months the trip to Lisbon is possible. I wrote the number on a note and put it on the fridge.',
    tags: ['money', 'lisbon'],
  },
  {
    daysAgo: 24,
    title: 'I snapped at Priya',
    content:
      'I snapped at Priya about the deadline and it was not about the deadline. I apologized at the end of the day. She said she knew. Still, I feel ashamed of how I sounded.',
    tags: ['work', 'priya'],
  },
  {
    daysAgo: 22,
    title: 'The night before',
    mood: 3.5,
    content:
      'Mom’s surgery is tomorrow at eight. I packed her bag with her and she put in a lipstick, which made us both laugh. I am scared and I did not say so.',
    tags: ['mom'],
  },
]
