import type { NewCommunity } from '#contract/communities.ts'
import type { NewPost, NewResponse } from '#contract/community-posts.ts'
import type { Written } from './life.ts'
import { person } from './person.ts'

/** Nobody is there to pick up, so they are not phoned. */
export const dana = {
  name: 'Dana Cole',
  phoneNumber: '+14155550101',
  password: 'eight weeks of dana',
  timeZone: person.timeZone,
  callTime: '20:00',
}

export const maya = {
  name: 'Maya Lindqvist',
  phoneNumber: '+14155550102',
  password: 'eight weeks of maya',
  timeZone: person.timeZone,
  callTime: '20:00',
}

export const danasDiary: readonly Written[] = [
  {
    daysAgo: 46,
    title: 'Fried eggs with wet hair',
    content:
      'Sam said no four times and then was in the water before me. We screamed like gulls. I have decided that every breakfast should begin in a lake.',
    isForFriends: true,
  },
  {
    daysAgo: 15,
    title: 'The goat',
    content:
      'I tried to tell Sam about the goat again and did not get past the gate. One day I will write the story down and it will not be funny at all.',
    isForFriends: true,
  },
  {
    daysAgo: 3,
    title: 'Soup',
    content: 'Carried a pot of soup across town on the bus. I did not know what to say to Sam, so I said soup.',
  },
]

export const community: NewCommunity = {
  name: 'The Waiting Room',
  description: 'For people with somebody in hospital, or waiting for a call from there. Bring your own bad coffee.',
  type: 'support',
  tags: ['family', 'hospital', 'waiting'],
  isPrivate: false,
  maxMembers: 25,
  guidelines: 'No advice about treatments. Nobody has to be brave here.',
  meetingSchedule: 'Sundays at seven in the evening, for whoever is awake',
}

type Who = 'sam' | 'dana' | 'maya'

export type Answered = Omit<NewResponse, 'isAnonymous'> & { daysAgo: number; by: Who; supportedBy?: readonly Who[] }
export type Letter = NewPost & {
  daysAgo: number
  by: Who
  supportedBy: readonly Who[]
  answers: readonly Answered[]
}

export const letters: readonly Letter[] = [
  {
    daysAgo: 27,
    by: 'sam',
    title: 'Five days until a surgery',
    content:
      'It is my mother’s. She labels the freezer, I read words I do not understand. How do you get through the days before?',
    type: 'question',
    moodScore: 3,
    isAnonymous: false,
    supportedBy: ['dana', 'maya'],
    answers: [
      {
        daysAgo: 26,
        by: 'maya',
        type: 'experience',
        content:
          'I wrote the words down and asked the surgeon for three of them. The other forty turned out not to be ours.',
        supportedBy: ['sam', 'dana'],
      },
      { daysAgo: 26, by: 'dana', type: 'support', content: 'By letting somebody bring you dinner. Tuesday?' },
    ],
  },
  {
    daysAgo: 18,
    by: 'maya',
    title: 'I was angry at the flowers',
    content:
      'Everybody sends flowers and I have no vases left. I shouted at a tulip today. It felt good, and then I cried.',
    type: 'feeling',
    moodScore: 4,
    isAnonymous: true,
    supportedBy: ['sam', 'dana'],
    answers: [
      {
        daysAgo: 17,
        by: 'sam',
        type: 'support',
        content: 'I snapped at somebody kind about a deadline. It was not about the deadline either.',
      },
    ],
  },
  {
    daysAgo: 9,
    by: 'dana',
    title: 'What I learned about bringing soup',
    content: 'Do not ask what is needed. Ring, hand over the pot, leave. They will ask you in if they want you in.',
    type: 'progress',
    isAnonymous: false,
    supportedBy: ['sam'],
    answers: [
      { daysAgo: 8, by: 'maya', type: 'suggestion', content: 'And put your name on the pot. I own eleven now.' },
    ],
  },
  {
    daysAgo: 2,
    by: 'sam',
    title: 'Clean',
    content:
      'The results came back clean. I read the message three times in a parking lot. Thank you for waiting with me.',
    type: 'gratitude',
    moodScore: 10,
    isAnonymous: false,
    supportedBy: ['dana', 'maya'],
    answers: [
      {
        daysAgo: 1,
        by: 'maya',
        type: 'support',
        content: 'I said it out loud in my kitchen. Clean!',
        supportedBy: ['sam'],
      },
    ],
  },
]
