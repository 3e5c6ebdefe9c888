import type { DayNumber } from './calendar.ts'
import type { Unit } from './units.ts'

const keptForAFreeze = 14
const mostFreezes = 2

export type Streak = {
  current: number
  best: number
  /** Held now. */
  freezes: number
  /** The units a freeze was spent on, by their first day. */
  frozen: ReadonlySet<DayNumber>
}

/**
 * Plays the log from its beginning, so that whatever is logged late or changed counts as if it had always been so. With
 * every 14 kept a freeze is earned; a miss spends one, which keeps the streak without adding to it.
 */
export function streakOf(units: readonly Unit[]): Streak {
  const frozen = new Set<DayNumber>()
  let [current, best, kept, freezes] = [0, 0, 0, 0]
  for (const { from, outcome } of units) {
    if (outcome === 'kept') {
      current += 1
      kept += 1
      best = Math.max(best, current)
      if (kept % keptForAFreeze === 0) freezes = Math.min(mostFreezes, freezes + 1)
    } else if (outcome === 'missed') {
      if (current > 0 && freezes > 0) {
        freezes -= 1
        frozen.add(from)
      } else {
        current = 0
      }
    }
  }
  return { current, best, freezes, frozen }
}
