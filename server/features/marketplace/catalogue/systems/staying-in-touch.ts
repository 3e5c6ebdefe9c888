import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const stayingInTouch: System = {
  id: 6,
  ...ours,
  name: 'Staying in Touch',
  description: 'A line to somebody, one real conversation, one meal in company. For weeks when it is easy to withdraw.',
  methodology:
    'Reaching out is hardest when it would do most good, so the steps are small and the other person’s answer is not part of the habit: a line that was sent counts, answered or not.',
  configuration: {
    habits: [
      habit({
        name: 'A line to somebody',
        description: 'Write to one person you have not heard from. A sentence is enough.',
        category: 'social',
        frequency: '3x_week',
        unit: 'messages',
      }),
      habit({
        name: 'A real conversation',
        description: 'By phone or side by side, with nothing else open.',
        category: 'social',
        frequency: 'weekly',
      }),
      habit({
        name: 'A meal in company',
        description: 'With a friend, a neighbour, or at a table where others sit.',
        category: 'social',
        frequency: 'weekly',
      }),
    ],
  },
  isDefault: false,
  compatibleCoaches: [5, 1],
}
