import type { PhoneState } from '#contract/phone.ts'
import type { Schedule } from '#contract/schedule.ts'
import { clockTime } from '#web/lib/dates.ts'

export const isPaused = ({ pausedUntil, isResting }: Schedule) => pausedUntil !== null || isResting

export type CallPlan = { isToday: boolean; time: string }

/** Whether a daily call reaches this phone. */
export const isCalled = (phone: PhoneState) => phone === 'browser' || phone === 'proved'

/** Another call than the day's own comes first: one more try, or one that was put off. */
export function tryAgainAt(schedule: Schedule | undefined, timeZone: string, now: Date): string | null {
  if (!schedule?.nextCallAt || schedule.attempt === 1 || schedule.nextCallAt <= now) return null
  return clockTime(clockIn(timeZone).format(schedule.nextCallAt))
}

/** When the daily call comes next, on the clock of the person's own zone; null where no time is set. */
export function nextCall(
  callTime: string | null,
  timeZone: string,
  now: Date,
  schedule?: Schedule | undefined,
): CallPlan | null {
  if (!callTime) return null
  const time = clockTime(callTime)
  const next = schedule?.attempt === 1 ? schedule.nextCallAt : null
  if (next && next > now) return { isToday: dayIn(timeZone, next) === dayIn(timeZone, now), time }
  return { isToday: clockIn(timeZone).format(now) < callTime, time }
}

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export function nextCallSentence(plan: CallPlan | null, schedule?: Schedule | undefined): string {
  if (!plan) return 'Not scheduled'
  if (schedule && isPaused(schedule)) return 'Calls are paused'
  return `Next Call: ${plan.isToday ? 'Today' : 'Tomorrow'} at ${plan.time}`
}

/** The next three calls by the name of their day: the first is scheduled, the others pending. */
export function comingCalls(plan: CallPlan, timeZone: string, now: Date): string[] {
  const first = plan.isToday ? 0 : 1
  return [first, first + 1, first + 2].map((days) => dayName(days, timeZone, now))
}

function dayName(daysAhead: number, timeZone: string, now: Date): string {
  if (daysAhead === 0) return 'Today'
  if (daysAhead === 1) return 'Tomorrow'
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, now).split('-').map(Number)
  // Counted on the calendar and not in hours, because a day can have 23 or 25.
  const date = new Date(Date.UTC(year, month - 1, day + daysAhead))
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(date)
}

/** The calendar day that it is there, yyyy-MM-dd. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
