import { ours } from '../item.ts'
import { habit, type System } from './system.ts'

export const smallStarts: System = {
  id: 1,
  ...ours,
  name: 'Small Starts',
  description: 'Three habits so small that a bad day is no obstacle, each tied to something you do anyway.',
  methodology:
    'Give a new habit a place: after something you already do, do the new thing, and keep it under two minutes. A missed day changes nothing; go on with the next. When it goes by itself, let it grow.',
  configuration: {
    habits: [
      habit({
        name: 'A glass of water',
        description: 'After you get up, before anything with a screen.',
        category: 'health',
        frequency: 'daily',
        unit: 'glass',
      }),
      habit({
        name: 'Two minutes of order',
        description: 'After your last meal, put a few things back in their place. Stop after two minutes.',
        category: 'other',
        frequency: 'daily',
        targetValue: 2,
        unit: 'minutes',
      }),
      habit({
        name: 'One good breath',
        description: 'When you sit down to begin something, breathe in and out once, slowly.',
        category: 'mindfulness',
        frequency: 'daily',
      }),
    ],
  },
  isDefault: true,
  compatibleCoaches: [1, 2, 4],
}
