import { harper } from './coaches/harper.ts'
import { otis } from './coaches/otis.ts'
import { willow } from './coaches/willow.ts'
import { type Item, ours } from './item.ts'
import { clearWeek } from './systems/clear-week.ts'
import { eveningWindDown } from './systems/evening-wind-down.ts'
import { stayingInTouch } from './systems/staying-in-touch.ts'

export type Bundle = Item & { coachId: number; systemId: number; isPromoted: boolean }

export const bundles: readonly Bundle[] = [
  {
    id: 1,
    ...ours,
    name: 'Rest Well',
    description: 'Otis asks how you slept, and Evening Wind-Down makes the way to bed easier.',
    coachId: otis.id,
    systemId: eveningWindDown.id,
    isPromoted: true,
  },
  {
    id: 2,
    ...ours,
    name: 'A Week in Hand',
    description: 'Harper sorts the day with you, and Clear Week keeps one thing at a time in front of you.',
    coachId: harper.id,
    systemId: clearWeek.id,
    isPromoted: false,
  },
  {
    id: 3,
    ...ours,
    name: 'Through a Hard Time',
    description: 'Willow stays with you in it, and Staying in Touch keeps a thread to others.',
    coachId: willow.id,
    systemId: stayingInTouch.id,
    isPromoted: false,
  },
]
