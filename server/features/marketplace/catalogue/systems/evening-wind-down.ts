import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const eveningWindDown: System = {
  id: 3,
  ...ours,
  name: 'Evening Wind-Down',
  description: 'An hour that slopes toward sleep: tomorrow on paper, screens away, lights out at your time.',
  methodology:
    'Sleep cannot be forced, but the way to it can be made easier. What is on your mind goes on paper, bright light goes away, and the day ends at about the same time, weekends too. A bad night is not made up for with rules.',
  configuration: {
    habits: [
      habit({
        name: 'Tomorrow on paper',
        description: 'Write down what would otherwise go round in your head. Five minutes are enough.',
        category: 'mindfulness',
        frequency: 'daily',
        targetValue: 5,
        unit: 'minutes',
      }),
      habit({
        name: 'Screens away',
        description: 'The last stretch of the evening without a bright screen.',
        category: 'health',
        frequency: 'daily',
        targetValue: 30,
        unit: 'minutes',
      }),
      habit({
        name: 'Lights out at your time',
        description: 'Within half an hour of the time you chose.',
        category: 'health',
        frequency: 'daily',
      }),
    ],
  },
  isDefault: false,
  compatibleCoaches: [6, 1],
}
