import type { Questions } from './questions/question.ts'

export const moodQuestions: Questions = {
  'mood.right-now': 'From one to ten, how are you right now?',
  'mood.whole': 'As a number from one to ten, how do you feel?',
  'mood.where': 'Where are you just now, on a scale from one to ten?',
  'mood.number': 'One to ten: which number fits how you feel?',
  'mood.rate': 'How would you rate your mood, from one to ten?',
  'mood.sum': 'Summed up from one to ten, how do you feel?',
  'mood.would-give': 'What number would you give yourself just now, one to ten?',
}
export const beforeClosing = [
  'All right.',
  'Okay, one thing before we stop.',
  'Thank you for telling me.',
  'One last thing, then.',
  'Then let’s round off.',
]
export const timeIsShort = ['We’re nearly out of time.', 'We have about a minute left.', 'Our time is almost up.']
export const cutIn = [
  'Sorry to come in here, our time’s nearly up.',
  'Forgive me for cutting in, we’ve only a moment left.',
]
export const farewells = {
  light: [
    'It’s all written down. Thank you, {name}. Goodbye.',
    'Thanks for the talk, {name}. It’s in your journal. Goodbye.',
    'That’s kept, then. Take care, {name}. Goodbye.',
    'I’ve got it all. Thank you for your time, {name}. Goodbye.',
  ],
  night: [
    'It’s all written down. Sleep well, {name}. Goodnight.',
    'That’s kept for you. Goodnight, {name}.',
    'Thank you, {name}. I hope the night is kind. Goodnight.',
  ],
  gentle: [
    'Thank you for telling me all that, {name}. Be gentle with yourself. Goodbye.',
    'I’m glad you said it out loud. Go easy on yourself, {name}. Goodbye.',
    'It’s written down, so you needn’t hold all of it. Take care, {name}. Goodbye.',
  ],
  again: [
    'All right. Bye, {name}.',
    'Okay, {name}. Goodbye now.',
    'That’s written down too. Goodbye, {name}.',
    'Got that as well. Goodbye, {name}.',
  ],
  timeUp: [
    'I have to stop here, {name}. What you said is all kept. Goodbye.',
    'That’s our time, {name}. Everything you said is written down. Goodbye.',
  ],
  notNow: [
    'No problem at all, I’ll leave you to it. Goodbye, {name}.',
    'Of course. Another time, then. Take care, {name}. Goodbye.',
    'That’s quite all right. Goodbye, {name}.',
  ],
  stop: [
    'All right, I’ll stop here. Goodbye, {name}.',
    'Of course. Take care, {name}. Goodbye.',
    'Okay. Thank you, {name}. Goodbye.',
  ],
  wrongPerson: ['I’m sorry, then I’ve reached the wrong person. Excuse me, and goodbye.'],
} as const
