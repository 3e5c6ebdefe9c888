import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const moveMostDays: System = {
  id: 4,
  ...ours,
  name: 'Move Most Days',
  description: 'A walk most days, something stronger three times a week, and longer outdoors at the weekend.',
  methodology:
    'Often beats hard. Put your shoes where you see them, begin with the first five minutes, and let those count if that is all there is. What hurts is a reason to stop, and what stays a reason to ask a doctor.',
  configuration: {
    habits: [
      habit({
        name: 'A walk',
        description: 'At any pace. Ten minutes twice are as good as twenty at once.',
        category: 'health',
        frequency: 'daily',
        targetValue: 20,
        unit: 'minutes',
      }),
      habit({
        name: 'Something stronger',
        description: 'Whatever makes you breathe harder or lift something: stairs, swimming, weights, dancing.',
        category: 'health',
        frequency: '3x_week',
      }),
      habit({
        name: 'Longer outdoors',
        description: 'An hour under the sky, with somebody or without.',
        category: 'health',
        frequency: 'weekends',
        targetValue: 60,
        unit: 'minutes',
      }),
    ],
  },
  isDefault: false,
  compatibleCoaches: [6, 4],
}
