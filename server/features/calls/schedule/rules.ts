import type { CallReason, CallStatus } from '#contract/calls.ts'

type Clock = { callTime: string; timeZone: string }

/** A call that could not be placed within this long of its minute is left out. */
const tooLateMinutes = 60
/** Nobody is surprised by a call outside these hours of their own day, unless they chose their call time there. */
const [callingFrom, callingUntil] = ['08:00', '21:00']
/** How long a call that was to come just before the end of those hours may wait in a queue. */
const pastTheHoursMinutes = 5
const againAfterMinutes: Partial<Record<CallStatus, number>> = { busy: 5, 'no-answer': 20 }
const mostTriesAgain = 2
const noMore: readonly (CallReason | null)[] = ['declined', 'not-now', 'no-more-calls', 'wrong-person']

/** After this many days in a row without an answer, calls rest until the person wants them again. */
export const restAfterMissedDays = 7

/**
 * The first time after `after` that a clock in `timeZone` shows `callTime` (HH:mm). Where the clock jumps over it, the
 * first minute after the jump; where it shows it twice, the first of the two.
 */
export function nextCallAt(callTime: string, timeZone: string, after: Temporal.Instant): Temporal.Instant {
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  const days = [0, 1, 2].map((days) => callOn(today.add({ days }), callTime, timeZone))
  const next = days.find((instant) => Temporal.Instant.compare(instant, after) > 0)
  if (!next) throw new Error(`no ${callTime} within two days in ${timeZone}`)
  return next
}

/** The newest time up to `until` that a clock in `timeZone` showed `callTime`. */
function lastCallAt({ callTime, timeZone }: Clock, until: Temporal.Instant): Temporal.Instant | undefined {
  const today = until.toZonedDateTimeISO(timeZone).toPlainDate()
  const days = [0, 1, 2].map((days) => callOn(today.subtract({ days }), callTime, timeZone))
  return days.find((instant) => Temporal.Instant.compare(instant, until) <= 0)
}

function callOn(day: Temporal.PlainDate, callTime: string, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(callTime)
  const earlier = day.toPlainDateTime(plainTime).toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (earlier.toPlainTime().equals(plainTime)) return earlier.toInstant()
  return (earlier.getTimeZoneTransition('next') ?? earlier).toInstant()
}

/** The moment before the person's next day begins: what comes after it comes tomorrow. */
export function endOfToday(timeZone: string, now: Temporal.Instant): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return startOf(today.add({ days: 1 }), timeZone).subtract({ milliseconds: 1 })
}

export const startOf = (day: Temporal.PlainDate, timeZone: string) => day.toZonedDateTime(timeZone).toInstant()

/** The next daily call of somebody who wants one: not while calls are paused, nor while they rest. */
export function nextDaily(
  plan: Clock & { isOn: boolean; pausedUntil: Temporal.Instant | null; missedDays: number },
  after: Temporal.Instant,
): Temporal.Instant | null {
  if (!plan.isOn || plan.missedDays >= restAfterMissedDays) return null
  const { pausedUntil } = plan
  const isPaused = pausedUntil !== null && Temporal.Instant.compare(pausedUntil, after) > 0
  return nextCallAt(plan.callTime, plan.timeZone, isPaused ? pausedUntil.subtract({ milliseconds: 1 }) : after)
}

/** When it is too late for a call that is due at `due`. */
export function placeBefore({ callTime, timeZone }: Clock, due: Temporal.Instant): Temporal.Instant {
  const anHourOn = due.add({ minutes: tooLateMinutes })
  if (!isCallingHour(callTime)) return anHourOn
  const day = due.toZonedDateTimeISO(timeZone).toPlainDate()
  const last = latest(callOn(day, callingUntil, timeZone), due.add({ minutes: pastTheHoursMinutes }))
  return Temporal.Instant.compare(last, anHourOn) < 0 ? last : anHourOn
}

type Due = { slot: Temporal.Instant; attempt: number; placeBefore: Temporal.Instant; isTooLate: boolean }

/**
 * What a due person is to be called for. After a time in which nobody was called that is the newest of their daily
 * calls, and never one for each day that went by.
 */
export function dueCall(
  plan: Clock & {
    isOn: boolean
    nextCallAt: Temporal.Instant
    again: { slot: Temporal.Instant; attempt: number } | null
  },
  now: Temporal.Instant,
): Due {
  const planned = dueAt(plan, plan.nextCallAt, now)
  const last = planned.isTooLate && plan.isOn ? lastCallAt(plan, now) : undefined
  if (last && Temporal.Instant.compare(last, plan.nextCallAt) > 0)
    return { slot: last, attempt: 1, ...dueAt(plan, last, now) }
  return { ...(plan.again ?? { slot: plan.nextCallAt, attempt: 1 }), ...planned }
}

function dueAt(clock: Clock, due: Temporal.Instant, now: Temporal.Instant) {
  const last = placeBefore(clock, due)
  return { placeBefore: last, isTooLate: Temporal.Instant.compare(now, last) > 0 }
}

/** When to try a scheduled call again that ended now; null when that was the last try. */
export function againAt(
  call: { status: CallStatus; reason: CallReason | null; attempt: number },
  { callTime, timeZone }: Clock,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const minutes = againAfterMinutes[call.status]
  if (minutes === undefined || noMore.includes(call.reason) || call.attempt > mostTriesAgain) return null
  const at = now.add({ minutes })
  const hour = at.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
  return isCallingHour(hour) || !isCallingHour(callTime) ? at : null
}

/** Times of day as HH:mm sort as they follow each other. */
const isCallingHour = (time: string) => time >= callingFrom && time < callingUntil

const latest = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) > 0 ? one : other
