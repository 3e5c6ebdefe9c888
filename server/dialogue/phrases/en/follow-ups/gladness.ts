import type { Topic } from './topic.ts'

export const pride: Topic = {
  name: 'pride',
  weight: 6,
  hint: /\b(proud(?! of (?:him|her|them|my (?!self)|our|you))|accomplish\w*|achiev\w*|finally (?:finished|did|got|made)|finished|completed|managed to|passed (?:my|the)|promotion|promoted|succeed\w*|won|breakthrough|milestone)\b/i,
  any: {
    took: 'What did it take to get there?',
    'first-told': 'Who did you tell first?',
    'hardest-bit': 'Which bit nearly stopped you?',
    says: 'What does it say about you that you kept at it?',
    'how-feels': 'How does it look to you now that it’s behind you?',
  },
}

export const joy: Topic = {
  name: 'joy',
  weight: 4,
  hint: /\b(happy|happiest|happiness|joy|fun|laugh\w*|wonderful|amazing|beautiful|lovely|delight\w*|excit\w+|thrilled|great time|good time|enjoy\w*|relax\w*|peaceful|content|satisfied|loved)\b/i,
  any: {
    best: 'What was the best moment of it?',
    made: 'What made it so good, do you think?',
    keep: 'What would you like to remember about it?',
    more: 'Is that something you’d like more of?',
    'before-after': 'Did it change the rest of the day?',
    'how-came': 'How did it come about?',
    shared: 'Who would you have liked to have there?',
  },
}

export const gratitude: Topic = {
  name: 'gratitude',
  weight: 4,
  hint: /\b(grateful|thankful|gratitude|appreciat\w*|blessed|blessings?|lucky|fortunate)\b/i,
  any: {
    told: 'Have you been able to tell anyone?',
    noticed: 'What made you notice it?',
    'give-back': 'Is there a way you’d like to give some of it back?',
  },
}

export const love: Topic = {
  name: 'love',
  weight: 4,
  hint: /\b(in love|love (?:him|her|them)|girlfriend|boyfriend|wife|husband|partner|fianc\w+|spouse|first date|our anniversary|engaged|wedding|married|romantic)\b/i,
  good: {
    'little-thing': 'What little thing do they do that you like?',
    together: 'What do the two of you do when nothing’s planned?',
    show: 'How do you show each other, on ordinary days?',
  },
  hard: {
    between: 'How are things between the two of you?',
    'need-from': 'What would you need from them just now?',
    'said-aloud': 'Have the two of you been able to talk about it?',
  },
  any: { lately: 'How have the two of you been lately?' },
}
