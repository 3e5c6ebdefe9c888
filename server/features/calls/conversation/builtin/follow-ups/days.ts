import type { Topic } from './topic.ts'

export const work: Topic = {
  name: 'work',
  weight: 3,
  hint: /\b(work(?:ed|ing)?|job|boss|manager|office|colleagues?|co-?workers?|clients?|customers?|shift|deadline|project|meetings?|presentation|interview|career|business|company|team|mturk|surveys?|overtime|quota)\b/i,
  good: {
    'went-right': 'What do you think made it go right?',
    'like-most': 'What do you like most about doing it?',
    'noticed': 'Did anybody notice?',
  },
  hard: {
    'wears': 'What about it wears you down the most?',
    'take-home': 'How much of it comes home with you?',
    'change-one': 'If you could change one thing about it, what would it be?',
    'how-long-like': 'Has it been like that for a while?',
  },
  any: {
    'today-part': 'Which part of it is still going round in your head?',
    'people': 'What are the people like there?',
    'leave-behind': 'How do you leave it behind at the end of the day?',
  },
}

export const school: Topic = {
  name: 'school',
  weight: 3,
  hint: /\b(school|class(?:es)?|exams?|tests?|homework|college|university|studying|studied|teacher|professor|grades?|essay|semester|lecture)\b/i,
  good: { 'clicked': 'What clicked?' },
  hard: { 'pressure': 'Where does the pressure come from, mostly?', 'manageable': 'What would make it more manageable?' },
  any: { 'interest': 'Which part of it actually interests you?', 'for-what': 'What are you doing it for, in the long run?' },
}

export const plans: Topic = {
  name: 'plans',
  weight: 3,
  hint: /\b(tomorrow|next (?:week|month|year|weekend)|this weekend|planning|plan to|i'm going to|gonna|looking forward|hope to|want to|would like to|decided to|thinking (?:of|about)|dream of|goals?)\b/i,
  any: {
    'draws': 'What draws you to it?',
    'first-step': 'What would the first step be?',
    'in-way': 'What might get in the way?',
    'if-well': 'If it goes well, how will you know?',
    'since-when': 'How long has that been on your mind?',
  },
}

export const home: Topic = {
  name: 'home',
  weight: 2,
  hint: /\b(house|home|apartment|flat|garden|fence|kitchen|clean(?:ed|ing)?|laundry|chores|moving|moved|repair\w*|renovat\w*|decorat\w*|neighbou?rs?|yard)\b/i,
  any: {
    'favourite': 'Which corner of it do you like best?',
    'looks-now': 'What does it look like now?',
    'left-to-do': 'What’s left to do?',
    'feels-home': 'What makes it feel like home?',
  },
}

export const play: Topic = {
  name: 'play',
  weight: 2,
  hint: /\b(game[sd]?|gaming|movie|film|show|series|book|read(?:ing)?|novel|music|song|concert|guitar|piano|paint\w*|draw(?:ing)?|knit\w*|crochet\w*|football|soccer|basketball|baseball|hobby|photograph\w*|museum|play(?:ed|ing))\b/i,
  any: {
    'pulls': 'What do you get from it that you don’t get elsewhere?',
    'describe': 'How would you describe it to someone who doesn’t know it?',
    'started': 'How did you come to it in the first place?',
    'stuck': 'Which bit of it stayed in your head?',
  },
}

export const outdoors: Topic = {
  name: 'outdoors',
  weight: 2,
  hint: /\b(hik(?:e[sd]?|ing)|beach|lake|forest|woods|mountains?|river|sea|ocean|park|sunset|sunrise|rain\w*|snow\w*|trees?|birds?|camping|nature|fresh air|trip|travel\w*|vacation|holiday|flight|drive)\b/i,
  any: {
    'saw': 'What did you see there that you’d like to remember?',
    'air': 'What does being out there do for you?',
    'go-back': 'Would you go back, and with whom?',
    'thought-there': 'What did you think about while you were there?',
  },
}

export const faith: Topic = {
  name: 'faith',
  weight: 3,
  hint: /\b(god|church|pray(?:ed|ing|ers?)?|faith|bible|mass|lord|jesus|worship\w*|scripture|temple|mosque|meditat\w*|spiritual\w*|service)\b/i,
  any: {
    'gives': 'What does that give you, on a day like this?',
    'words': 'Was there a word or a line that stayed with you?',
    'since': 'Has that always been part of your life?',
    'ask': 'What were you asking for, or giving thanks for?',
  },
}
