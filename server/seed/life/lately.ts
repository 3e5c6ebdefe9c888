import type { Written } from './life.ts'

/** The last three weeks: the surgery, the waiting, the mending, and what comes after. */
export const lately: readonly Written[] = [
  {
    daysAgo: 20,
    title: 'She ate an apple',
    mood: 7,
    content:
      'Mom ate half an apple and complained about the pillow, so she is on her way back. Leo fell asleep in the chair with his mouth open. I took a picture and then deleted it, and now I wish I had kept it.',
    tags: ['mom', 'leo'],
  },
  {
    daysAgo: 18,
    title: 'Cold night',
    content:
      'They said it would freeze, so I covered the lemon tree with the old sheets. It looked like a small ghost on the balcony. Cold hands, clear head.',
    tags: ['lemon tree'],
  },
  {
    daysAgo: 17,
    time: '07:15',
    title: 'Run before work',
    mood: 7.5,
    content:
      'Ran three kilometers along the river before work. The knee was quiet. The light on the water looked like hammered tin.',
    tags: ['running', 'knee'],
  },
  {
    daysAgo: 15,
    title: 'Dana laughed until she cried',
    mood: 8.5,
    content:
      'Dinner at Dana’s. She tried to tell the story about the goat and could not get past the first sentence. I have not laughed like that in months. We start the next novel together.',
    tags: ['dana', 'reading'],
    isForFriends: true,
  },
  {
    daysAgo: 13,
    title: 'The gate closes',
    mood: 8,
    content:
      'Leo came over and we finally finished the gate. It closes with a sound like a good car door. He showed me pictures of the apartment in Lisbon. I am happy for him and I already miss him.',
    tags: ['leo', 'gate', 'lisbon'],
    isArtifact: true,
    isForFriends: true,
  },
  {
    daysAgo: 11,
    title: 'Too many meetings',
    mood: 4,
    content:
      'Seven meetings and nothing made. By the last one I was drawing boxes on my hand. I have to block my mornings, and I have said that before.',
    tags: ['work', 'mornings'],
  },
  {
    daysAgo: 10,
    time: '22:45',
    title: 'Slept badly',
    mood: 3.5,
    content:
      'Slept four hours and everything was uphill. The results are late, and every time the phone rings I think it is the hospital. It was a man about the internet.',
    tags: ['sleep', 'mom'],
  },
  {
    daysAgo: 8,
    title: 'Six exercises',
    content:
      'Thirty days of six exercises, as of this evening. Nobody clapped, so I made myself a very good sandwich. The stick figure with the top hat is still the hardest.',
    tags: ['knee'],
  },
  {
    daysAgo: 7,
    title: 'The first lemon',
    mood: 8,
    content:
      'There is a lemon on the tree, green and the size of a thimble. I showed it to the neighbor through the window as if it were mine by birth.',
    tags: ['lemon tree'],
    isArtifact: true,
  },
  {
    daysAgo: 5,
    time: '07:40',
    title: 'Four kilometers, no pain',
    mood: 8.5,
    content:
      'Four kilometers along the river. No pain at all. The old man with the dog was there again, and this time I overtook him and wished him good morning.',
    tags: ['running', 'knee'],
    isForFriends: true,
  },
  {
    daysAgo: 4,
    title: 'Nothing to change',
    mood: 8,
    content:
      'The onboarding design went through without a single change. Priya said it was the clearest thing the team has shipped this year. I was proud and pretended not to be. It goes live on {day +6}.',
    tags: ['work', 'onboarding'],
    isArtifact: true,
  },
  {
    daysAgo: 3,
    title: 'Waiting again',
    mood: 4.5,
    content:
      'Tomorrow we hear about Mom. I cleaned the kitchen twice. Dana brought soup and did not ask anything, which was exactly right.',
    tags: ['mom', 'dana'],
  },
  {
    daysAgo: 2,
    title: 'The results came',
    mood: 9.5,
    content:
      'Mom’s results came back clean. I read the message three times in the parking lot before I believed it. Then I called Leo and neither of us could talk for a moment. Tonight I slept on the couch with the window open and felt lighter than I have in weeks.',
    tags: ['mom', 'leo'],
    isArtifact: true,
  },
  {
    daysAgo: 1,
    time: '12:15',
    title: 'Plans',
    mood: 8,
    content:
      'Lunch outside with Priya, and we talked about her garden instead of work. I need to book the flight to Lisbon. Mom comes over on {day +2}, and she wants to see the lemon.',
    tags: ['priya', 'lisbon', 'mom'],
  },
]
