import type { Topic } from './topic.ts'

export const sleep: Topic = {
  name: 'sleep',
  weight: 3,
  hint: /\b(sle(?:ep|pt|eping)|insomnia|nightmares?|woke up|waking up|lay awake|bedtime)\b/i,
  good: { 'what-helped': 'What helped, do you think?', rested: 'What’s different on a day when you’re rested?' },
  hard: {
    'mind-at-night': 'What goes through your mind when you lie awake?',
    'since-when': 'Since when has it been like that?',
    evening: 'What are your evenings like, before you go to bed?',
  },
  any: { mornings: 'How do the mornings feel?' },
}

export const food: Topic = {
  name: 'food',
  weight: 2,
  hint: /\b(food|dinner|lunch|breakfast|cook(?:ed|ing)?|bak(?:ed|ing)|ate|eat(?:ing)?|meal|recipe|pizza|restaurant|hungry|delicious|cake|diet|tasty)\b/i,
  good: {
    taste: 'What was so good about it?',
    'your-dish': 'What’s the dish you’d make for someone you like?',
  },
  hard: {
    relation: 'How do you get on with food these days?',
    comfort: 'What does eating well get in the way of, or the other way round?',
  },
  any: { often: 'Is that something you do often?' },
}

export const exercise: Topic = {
  name: 'exercise',
  weight: 2,
  hint: /\b(exercis\w*|workout|work(?:ed|ing)? out|gym|running|a run|jog\w*|walks?|walking|yoga|swim\w*|swam|bike|biking|cycling|cycled|training|weights|stretch\w*)\b/i,
  good: {
    after: 'How do you feel in the hour afterwards?',
    'keeps-going': 'What gets you out of the door?',
    thoughts: 'What do you think about while you’re at it?',
  },
  hard: { limits: 'What’s your body telling you?', gentler: 'Would a gentler version still count, for you?' },
  any: { routine: 'How does it fit into your week?' },
}

export const health: Topic = {
  name: 'health',
  weight: 4,
  hint: /\b(sick|ill|illness|flu|a cold|fever|headache|migraine|doctor|dentist|medicine|medication|symptoms?|health\w*|aches?|sore|hurts?|back pain|therapy|therapist)\b/i,
  good: { credit: 'What do you put that down to?', 'do-now': 'What can you do now that you couldn’t before?' },
  hard: {
    'day-with': 'What does it keep you from?',
    'looked-after': 'Is anyone looking after you a bit?',
    since: 'How long has that been going on?',
  },
  any: { kindest: 'What would be the kindest thing you could do for your body tonight?' },
}
