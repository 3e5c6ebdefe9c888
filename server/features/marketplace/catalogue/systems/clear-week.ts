import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const clearWeek: System = {
  id: 2,
  ...ours,
  name: 'Clear Week',
  description: 'Know what this week is for, do the one thing that counts each day, and look back once.',
  methodology:
    'Decide before the week decides for you. Each working day has one thing that would be enough. Give it your first undisturbed stretch, and at the end of the week look at what moved, what is stuck and what can go.',
  configuration: {
    habits: [
      habit({
        name: 'Choose the one thing',
        description: 'Before you open anything, write down what would be enough for today.',
        category: 'productivity',
        frequency: 'weekdays',
      }),
      habit({
        name: 'Undisturbed work',
        description: 'One stretch with messages off, for the one thing.',
        category: 'productivity',
        frequency: 'weekdays',
        targetValue: 45,
        unit: 'minutes',
      }),
      habit({
        name: 'Look over the week',
        description: 'What moved, what is stuck, what can go. Then choose what next week is for.',
        category: 'productivity',
        frequency: 'weekly',
      }),
    ],
  },
  isDefault: false,
  compatibleCoaches: [2, 3],
}
