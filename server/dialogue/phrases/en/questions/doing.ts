import type { Area } from './question.ts'

export const doing: Area = {
  name: 'doing',
  morning: {
    'one-thing': 'If only one thing gets done today, what should it be?',
    'looking-at': 'What’s first on your plate today?',
  },
  later: {
    hands: 'What did your hands spend most of today doing?',
    finished: 'Did you get something finished today, however small?',
    'put-off': 'What did you put off today?',
    'work-went': 'How did work, or whatever filled your hours, go today?',
    'for-yourself': 'Did you get any time that was only yours today?',
  },
  anytime: {
    'busy-with': 'What’s been keeping you busy?',
    learning: 'What are you learning, or trying to get better at?',
    enjoying: 'What have you been enjoying lately — a book, a show, a walk?',
  },
  deep: {
    'proud-quietly': 'What have you done lately that you’re quietly proud of?',
    drop: 'What would you drop from your week if nobody minded?',
  },
}
