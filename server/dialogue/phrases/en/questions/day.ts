import type { Area } from './question.ts'

export const day: Area = {
  name: 'day',
  morning: {
    'woke-with': 'What was on your mind when you woke up?',
    'yesterday-stayed': 'What’s still with you from yesterday?',
    'first-thing': 'How has the morning been so far?',
    'shape-ahead': 'What does the day ahead look like from where you are?',
    'yesterday-best': 'What was the best part of yesterday?',
  },
  later: {
    stayed: 'What’s stayed with you from today?',
    'first-to-mind': 'When you think back over today, what comes up first?',
    moment: 'Which moment of today would you keep?',
    surprise: 'Did anything today turn out differently from what you expected?',
    'gave-most': 'What gave you a bit of energy today?',
    'one-picture': 'If you kept one picture from today, what would be in it?',
    untold: 'What happened today that you haven’t told anyone yet?',
  },
  anytime: {
    start: 'Where would you like to start?',
    lately: 'How have things been lately?',
    mind: 'What’s on your mind?',
  },
}
