import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const threeGoodThings: System = {
  id: 5,
  ...ours,
  name: 'Three Good Things',
  description: 'Notice what was good, say thank you for it, and do something only because you like it.',
  methodology:
    'In the evening name three things that were good, small ones count, and what they had to do with you or with someone else. It is not about seeing everything brightly: hard days keep their place in the journal.',
  configuration: {
    habits: [
      habit({
        name: 'Three good things',
        description: 'Name them, and how each came about.',
        category: 'mindfulness',
        frequency: 'daily',
        targetValue: 3,
        unit: 'things',
      }),
      habit({
        name: 'Say thank you',
        description: 'To someone, for something particular, in words.',
        category: 'social',
        frequency: 'weekly',
      }),
      habit({
        name: 'Only because you like it',
        description: 'Something of no use at all: draw, play, sing, bake, look out of the window.',
        category: 'creative',
        frequency: '3x_week',
      }),
    ],
  },
  isDefault: false,
  compatibleCoaches: [1, 4, 5],
}
