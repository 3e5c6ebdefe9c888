import type { Schedule } from '#contract/schedule.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf, dayOf } from '#server/platform/time.ts'
import { planOf } from './plan.ts'
import { nextDaily, restAfterMissedDays } from './rules.ts'

export async function scheduleOf({ db, now }: Needs<'db' | 'now'>, userId: UserId): Promise<Schedule> {
  const plan = one([await planOf(db, userId)].filter((found) => found !== null))
  const { timeZone, retrySlot, retryAttempt, missedDays, isOn } = plan
  const pausedUntil = plan.pausedUntil?.toTemporalInstant() ?? null
  const isPaused = isOn && pausedUntil !== null && Temporal.Instant.compare(pausedUntil, now()) > 0
  // While calls are paused their next minute still comes up, and is left out.
  const daily = isPaused && !retrySlot ? nextDaily({ ...plan, pausedUntil }, now()) : null
  return {
    nextCallAt: daily ? dateOf(daily) : plan.nextCallAt,
    attempt: retrySlot ? (retryAttempt ?? 1) : 1,
    pausedUntil: isPaused ? dayOf(pausedUntil, timeZone) : null,
    isResting: isOn && missedDays >= restAfterMissedDays,
    missedDays,
  }
}
