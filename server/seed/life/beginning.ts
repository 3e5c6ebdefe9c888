import type { Written } from './life.ts'

/** Eight to six weeks ago: tired, beginning to run, a gate to repair, a new project. */
export const beginning: readonly Written[] = [
  {
    daysAgo: 56,
    time: '22:10',
    title: 'Beginning',
    mood: 6,
    content: 'I want to keep a journal this time. Not a perfect one. Just the days.',
  },
  {
    daysAgo: 55,
    title: 'Tired of being tired',
    mood: 4,
    content:
      'I work, I eat, I scroll, I sleep. Something has to change and I do not know what. Maybe it starts with going to bed before midnight.',
    tags: ['sleep', 'routine'],
  },
  {
    daysAgo: 53,
    time: '08:05',
    title: 'Two kilometers',
    mood: 8,
    content:
      'Ran for the first time in months, two kilometers, slowly. An old man with a dog overtook me and wished me good morning. I was happy anyway. Legs like string afterwards, and the coffee tasted twice as good.',
    tags: ['running'],
    isArtifact: true,
  },
  {
    daysAgo: 51,
    title: 'One board',
    content:
      'Leo came over and we began to repair the garden gate. We got one board done and drank two beers. At this pace it will take us a year. He was quiet in a way I could not read, and when I asked he said it was work.',
    tags: ['leo', 'gate'],
  },
  {
    daysAgo: 50,
    title: 'Mom on the phone',
    content:
      'Talked to Mom for an hour about nothing: the neighbor’s cat, the new bus line, her beans. I should write these down, they are the good ones. She sounded a little out of breath on the stairs.',
    tags: ['mom'],
  },
  {
    daysAgo: 48,
    time: '21:40',
    title: 'The onboarding project',
    content:
      'Priya gave me the onboarding project. It is big and I am a little afraid of it, and also glad that she thought of me. I made a list of questions before I made a single sketch. That felt grown up.',
    tags: ['work', 'onboarding'],
  },
  {
    daysAgo: 46,
    title: 'Into the lake',
    mood: 9,
    content:
      'Dana talked me into it and we swam in the lake before breakfast. So cold that we laughed out loud. My skin was singing all the way home, and we ate fried eggs with our hair still wet.',
    tags: ['dana', 'lake'],
    isArtifact: true,
    isForFriends: true,
  },
  {
    daysAgo: 45,
    title: 'Everyone had plans',
    mood: 4,
    content:
      'Everyone had plans tonight. I watched the street from the window and felt sorry for myself until I made pancakes for dinner. It was better after the pancakes. Lonely is a strange word for a street full of people.',
    tags: ['lonely'],
  },
  {
    daysAgo: 43,
    time: '07:50',
    title: 'Physio',
    mood: 6.5,
    content:
      'The physio says the knee is weak, not broken. Six exercises, every day. I can do six exercises. She drew a little stick figure for each of them and gave it a different hat. I came home relieved.',
    tags: ['knee', 'running'],
  },
]
