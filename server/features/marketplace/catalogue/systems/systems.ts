import { clearWeek } from './clear-week.ts'
import { eveningWindDown } from './evening-wind-down.ts'
import { moveMostDays } from './move-most-days.ts'
import { smallStarts } from './small-starts.ts'
import { stayingInTouch } from './staying-in-touch.ts'
import type { System } from './system.ts'
import { threeGoodThings } from './three-good-things.ts'

/** In the order of the shelf. */
export const systems: readonly System[] = [
  smallStarts,
  clearWeek,
  eveningWindDown,
  moveMostDays,
  threeGoodThings,
  stayingInTouch,
]
