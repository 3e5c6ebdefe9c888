import type { Area } from './question.ts'

export const ahead: Area = {
  name: 'ahead',
  morning: {
    'looking-forward-today': 'Is there anything today you’re looking forward to?',
    'dreading-today': 'Is there a bit of today you’d rather skip?',
  },
  later: {
    tomorrow: 'What’s waiting for you tomorrow?',
    tonight: 'What would make the rest of today a good one?',
  },
  anytime: {
    'forward-to': 'What’s the next thing you’re looking forward to?',
    carrying: 'Is there something coming up that you keep turning over?',
    decide: 'Is there a decision you’re in the middle of?',
  },
  deep: {
    'year-on': 'What would you like to be different a year from now?',
    'small-change': 'What small change would make your weeks easier?',
    wish: 'What have you been wanting to do and not got round to?',
  },
}
