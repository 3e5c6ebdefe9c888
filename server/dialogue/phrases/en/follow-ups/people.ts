import type { Topic } from './topic.ts'

export const family: Topic = {
  name: 'family',
  weight: 3,
  hint: /\b(family|mother|mom|mum|father|dad|parents?|brother|sister|grand(?:ma|pa|mother|father|parents)|aunt|uncle|cousins?|niece|nephew|in-?laws?|siblings?)\b/i,
  good: {
    'always-like': 'Has it always been that easy between you?',
    'same-as-you': 'Do you see something of yourself there?',
  },
  hard: {
    'old-story': 'Is that an old story between you, or something new?',
    'wish-between': 'How would you like it to be between you?',
  },
  any: {
    'talk-about': 'What do you talk about when you’re together?',
    'how-close': 'How close are you, these days?',
  },
}

export const children: Topic = {
  name: 'children',
  weight: 3,
  hint: /\b(kids?|children|child|son|daughter|baby|toddler|boys|girls|little one|grandson|granddaughter|grandchild\w*)\b/i,
  good: {
    said: 'What did they say or do that you’d like to keep?',
    'see-in-them': 'What do you see coming out in them these days?',
  },
  hard: {
    'hardest-age': 'What’s the hardest part of it right now?',
    'your-turn': 'When do you get a moment for yourself in all that?',
  },
  any: {
    age: 'What are they into at the moment?',
    'remember-later': 'What about this time would you want to remember in ten years?',
  },
}

export const friends: Topic = {
  name: 'friends',
  weight: 3,
  hint: /\b(friends?|friendship|buddy|mates?|roommates?|party|hung out|hang(?:ing)? out|caught up|catch up)\b/i,
  good: {
    talked: 'What did you end up talking about?',
    'how-met': 'How do you know each other?',
  },
  hard: { repair: 'Is it something that can be mended, do you think?', expected: 'What had you hoped for?' },
  any: { 'next-time': 'When will you see each other again?', 'brings-out': 'What side of you comes out with them?' },
}

export const pets: Topic = {
  name: 'pets',
  weight: 3,
  hint: /\b(?:my|our) (?:new |old )?(?:dogs?|cats?|puppy|kitten|pets?|horse|rabbit|parrot|hamster)\b/i,
  any: {
    character: 'What kind of character is that?',
    lately: 'What’s that one been up to lately?',
    came: 'How did you two find each other?',
  },
}

/** Asked of one person by what the caller calls them: "your sister", "Anna". */
export const someone = {
  near: {
    'near.between': 'How are things between you and {person} these days?',
    'near.like': 'What’s {person} like, for somebody who’s never met {them}?',
    'near.news': 'What’s new with {person}?',
  },
  strained: {
    'strained.wish': 'What do you wish {person} understood?',
    'strained.to-say': 'What would you like to say to {person}, if it were easy?',
    'strained.next': 'What happens the next time you see {person}?',
    'strained.better': 'When was it last good between you and {person}?',
  },
  together: {
    'together.there': 'How was it, having {person} there?',
    'together.often': 'Do you and {person} get to do that often?',
  },
  formal: {
    'formal.deal': 'How do you usually get on with {person}?',
    'formal.said': 'What would you have liked to hear from {person}?',
  },
} as const
