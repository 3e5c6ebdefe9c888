import type { Missed, Talked } from './life.ts'

const greeting = [
  'greet',
  'Good evening, Sam. It’s Journal, your AI companion. What’s stayed with you from today?',
] as const
const number = ['ask-mood', 'If today had a number from one to ten, which would it be?'] as const
const goodbye = (words: string) => ['farewell', words] as const

/** What was said on the phone; the entries of these days are made of it as after any other call. */
export const talks: readonly Talked[] = [
  {
    daysAgo: 54,
    seconds: 214,
    tags: ['sleep', 'routine'],
    said: [
      greeting,
      ['me', 'Um, hi. This is the first one, so I don’t really know how it works.'],
      ['ask', 'Then we’ll find out together. How has the day been?'],
      ['me', 'It was long. I had the same meeting twice, once with slides and once without.'],
      ['ask', 'Twice the same meeting. What did that leave you with?'],
      [
        'me',
        'It left me with a headache. But I went to bed before midnight yesterday, for the first time this month, and I noticed it.',
      ],
      number,
      ['me', 'A six, because of the sleep.'],
      goodbye('A six, then. Sleep well, Sam.'),
    ],
  },
  {
    daysAgo: 49,
    seconds: 187,
    tags: ['running'],
    said: [
      greeting,
      ['me', 'I ran again this morning. Two and a half kilometers.'],
      ['ask', 'Half a kilometer more. What was it like out there?'],
      ['me', 'Foggy. I couldn’t see the other side of the river. I liked that nobody could see me either.'],
      ['ask', 'What did you like about that?'],
      ['me', 'It was only mine. I didn’t have to be good at it.'],
      number,
      ['me', 'Seven.'],
      goodbye('Seven it is. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 44,
    seconds: 305,
    tags: ['work', 'onboarding'],
    said: [
      greeting,
      ['me', 'I sat in front of the onboarding project all day and drew nothing I liked.'],
      ['ask', 'What happens when you draw something you don’t like?'],
      [
        'me',
        'I throw it away before anyone can see it. Which is stupid, because Priya always says she wants to see the bad ones.',
      ],
      ['ask', 'What would be a bad one that you could show her?'],
      [
        'me',
        'I drew one with a door that opens a bit more with every step. It’s corny. But it’s the only one that made me smile.',
      ],
      number,
      ['me', 'Five, I think.'],
      goodbye('Thank you for telling me. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 40,
    seconds: 243,
    tags: ['dana', 'reading'],
    said: [
      greeting,
      ['me', 'Dana called. She says yes to reading a book together, but it has to have a dog in it.'],
      ['ask', 'A dog in it. What made her say that?'],
      [
        'me',
        'She says every good book has a dog that knows more than the people. I laughed so much that I dropped the phone.',
      ],
      number,
      ['me', 'Eight!'],
      goodbye('An eight. Sleep well, Sam.'),
    ],
  },
  {
    daysAgo: 35,
    seconds: 398,
    tags: ['leo', 'lisbon'],
    said: [
      greeting,
      ['me', 'I can’t stop thinking about Lisbon.'],
      ['ask', 'How is it today, a day later?'],
      [
        'me',
        'I keep doing the arithmetic. How many weekends are left. It’s eight, if he doesn’t work through half of them.',
      ],
      ['ask', 'Eight weekends. What would you like them to be?'],
      [
        'me',
        'I’d like them to be ordinary. I don’t want eight farewells. I want to finish the gate with him and eat something.',
      ],
      ['ask', 'And for yourself?'],
      ['me', 'I want to visit him when he has a table. He says he’ll buy the table first.'],
      number,
      ['me', 'Four.'],
      goodbye('A four. Thank you for telling me. Good night, Sam.'),
    ],
    isArtifact: true,
  },
  {
    daysAgo: 27,
    seconds: 276,
    tags: ['mom', 'leo'],
    said: [
      greeting,
      ['me', 'We have a date for Mom’s surgery. It’s in five days.'],
      ['ask', 'Five days. How is she?'],
      [
        'me',
        'She’s making lists. She labeled everything in the freezer so that nobody starves. Leo and I are splitting the nights.',
      ],
      ['ask', 'And how are you?'],
      ['me', 'I’m tired. I can’t think at work, and I’m scared of the phone.'],
      number,
      ['me', 'Three.'],
      goodbye('I’m glad you said it out loud. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 21,
    seconds: 342,
    tags: ['mom', 'leo'],
    isArtifact: true,
    said: [
      greeting,
      ['me', 'The surgery went well. Four hours in the waiting room with Leo and the worst coffee in the state.'],
      ['ask', 'Four hours. What were they like?'],
      ['me', 'We did a crossword and argued about a river in Portugal. Then the surgeon came out smiling.'],
      ['ask', 'And your mom?'],
      ['me', 'She was asleep and looked small. I held her hand and it was warm.'],
      number,
      ['me', 'Eight. I’m so tired, but eight.'],
      goodbye('Rest now, Sam. Good night.'),
    ],
  },
  {
    daysAgo: 16,
    seconds: 198,
    tags: ['mom'],
    said: [
      greeting,
      ['me', 'Mom is home. She fired the nurse from the kitchen and made her own tea.'],
      ['ask', 'What did you think when you saw that?'],
      [
        'me',
        'I thought that I can stop holding my breath for an evening. I sat on her floor and we watched a show about ships.',
      ],
      number,
      ['me', 'Seven.'],
      goodbye('A seven. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 12,
    seconds: 231,
    tags: ['work', 'mornings'],
    said: [
      greeting,
      ['me', 'I kept one morning free and drew. It’s strange how much fits into three hours when nobody talks.'],
      ['ask', 'What came of it?'],
      [
        'me',
        'I drew the empty screen anew. It used to say “no items”. Now it says what will be there soon. I like it a lot.',
      ],
      number,
      ['me', 'Eight.'],
      goodbye('Eight it is. Sleep well, Sam.'),
    ],
  },
  {
    daysAgo: 9,
    seconds: 167,
    tags: ['sleep', 'mom'],
    said: [
      greeting,
      ['me', 'Still no results. They say early next week.'],
      ['ask', 'What does the waiting do to you?'],
      ['me', 'I start things and don’t finish them. There’s half a shelf on the wall and half a soup in the pot.'],
      number,
      ['me', 'Four.'],
      goodbye('Thank you for picking up anyway. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 6,
    seconds: 289,
    tags: ['dana', 'lake'],
    said: [
      greeting,
      ['me', 'Dana and I went back to the lake. We didn’t swim, we only put our feet in and gave up.'],
      ['ask', 'What did you talk about?'],
      [
        'me',
        'We talked about the book. The dog does know more than the people. And we talked about my Sundays when Leo is in Lisbon.',
      ],
      ['ask', 'What did you come up with?'],
      ['me', 'She wants to build a boat. A very small one. I said yes before I thought about it.'],
      number,
      ['me', 'An eight.'],
      goodbye('A boat, and an eight. Good night, Sam.'),
    ],
  },
  {
    daysAgo: 1,
    seconds: 264,
    tags: ['mom', 'leo'],
    said: [
      greeting,
      ['me', 'It’s still sinking in, about Mom. I walked home instead of taking the bus, just to walk.'],
      ['ask', 'What did you see on the way?'],
      ['me', 'The bakery was closing and the woman gave me the last two rolls for nothing. I ate one at the crossing.'],
      ['ask', 'Is there something waiting for you tomorrow?'],
      ['me', 'I want to call my brother and plan his last dinner here. And I want to finish the shelf.'],
      number,
      ['me', 'Nine.'],
      goodbye('A nine. Sleep well, Sam.'),
    ],
  },
]

/** Picked up, and nothing said: answered without a journal. */
export const silent: Talked = { daysAgo: 32, seconds: 24, said: [greeting] }

export const missed: readonly Missed[] = [
  { daysAgo: 52, status: 'no-answer' },
  { daysAgo: 47, status: 'voicemail' },
  { daysAgo: 42, status: 'no-answer' },
  { daysAgo: 37, status: 'busy' },
  { daysAgo: 30, status: 'voicemail' },
  { daysAgo: 23, status: 'no-answer' },
  { daysAgo: 19, status: 'failed' },
  { daysAgo: 14, status: 'no-answer' },
]
