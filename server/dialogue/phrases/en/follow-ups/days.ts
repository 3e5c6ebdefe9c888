import type { Topic } from './topic.ts'

export const work: Topic = {
  name: 'work',
  weight: 3,
  hint: /\b(work(?:ed|ing)?|job|boss|manager|colleagues?|co-?workers?|clients?|customers?|shift|deadline|project|meetings?|presentation|interview|career|business|company|team|mturk|surveys?|overtime|quota)\b/i,
  good: {
    'went-right': 'What do you think made it go right?',
    'like-most': 'What do you like most about doing it?',
    noticed: 'Did anybody notice?',
  },
  hard: {
    wears: 'What about it wears you down the most?',
    'take-home': 'How much of it comes home with you?',
    'change-one': 'If you could change one thing about it, what would it be?',
    'how-long-like': 'Has it been like that for a while?',
  },
  any: {
    'today-part': 'Which part of it is still going round in your head?',
    lately: 'How has it been lately, on the whole?',
    'leave-behind': 'How do you leave it behind at the end of the day?',
  },
}

export const school: Topic = {
  name: 'school',
  weight: 3,
  hint: /\b(class(?:es)?|exams?|homework|college|university|studying|studied|professor|grades|essay|semester|lecture|at school)\b/i,
  good: { clicked: 'What clicked?' },
  hard: { pressure: 'Where does the pressure come from, mostly?', manageable: 'What would make it more manageable?' },
  any: {
    interest: 'How is it going, on the whole?',
  },
}

export const plans: Topic = {
  name: 'plans',
  weight: 3,
  hint: /\b(tomorrow|next (?:week|month|year|weekend)|this weekend|planning|plan to|i'm going to|gonna|looking forward|hope to|would love to|decided to|thinking of|dream of)\b/i,
  any: {
    draws: 'What draws you to it?',
    'first-step': 'What would the first step be?',
    'in-way': 'What might get in the way?',
    'if-well': 'If it goes well, how will you know?',
    'since-when': 'How long has that been on your mind?',
  },
}

export const home: Topic = {
  name: 'home',
  weight: 2,
  hint: /\b(garden\w*|fence|clean(?:ed|ing)|laundry|chores|repair\w*|renovat\w*|decorat\w*|yard work|shelves|build(?:ing)? a)\b/i,
  any: {
    'looks-now': 'What does it look like now?',
    'left-to-do': 'What’s left to do?',
    'why-now': 'What made you take it on?',
  },
}

export const play: Topic = {
  name: 'play',
  weight: 2,
  hint: /\b(?:watch(?:ed|ing)|read(?:ing)?|play(?:ed|ing)|listen(?:ed|ing) to|practi[sc](?:ed|ing)|paint(?:ed|ing)|drawing|knit(?:ted|ting)|crochet\w*|a (?:book|novel|film|movie|concert|museum))\b/i,
  any: {
    good: 'What did you like about it?',
    started: 'How did you come to it in the first place?',
    stuck: 'Which bit of it stayed in your head?',
  },
}

export const outdoors: Topic = {
  name: 'outdoors',
  weight: 2,
  hint: /\b(hik(?:e[sd]?|ing)|beach|lake|forest|woods|mountains?|ocean|the park|sunset|sunrise|birds|camping|nature|fresh air|travel(?:ed|ing|ling)|vacation)\b/i,
  any: {
    saw: 'What did you see there that you’d like to remember?',
    air: 'What does being out there do for you?',
    'go-back': 'Would you go back, and with whom?',
  },
}

export const faith: Topic = {
  name: 'faith',
  weight: 3,
  hint: /\b(god|church|pray(?:ed|ing|ers?)?|faith|bible|mass|lord|jesus|worship\w*|scripture|temple|mosque|meditat\w*|spiritual\w*)\b/i,
  any: {
    gives: 'What does that give you, on a day like this?',
    since: 'Has that always been part of your life?',
  },
}
