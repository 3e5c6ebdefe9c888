import type { Area } from './question.ts'

export const body: Area = {
  name: 'body',
  morning: {
    slept: 'How did you sleep?',
    breakfast: 'Have you had anything to eat yet this morning?',
  },
  later: {
    ate: 'What was the best thing you ate today?',
    outside: 'Did you get outside today?',
    'tired-now': 'How tired are you right now, and what kind of tired is it?',
    'quiet-spot': 'Was there a quiet spot anywhere in today?',
  },
  anytime: {
    energy: 'How’s your energy been these days?',
    sleeping: 'How have you been sleeping?',
    'body-says': 'What would your body say about this week, if you asked it?',
  },
}
