import type { PhoneState } from '#contract/phone.ts'
import { clockTime } from '#web/lib/dates.ts'

export type CallPlan = { isToday: boolean; time: string }

/** Whether a daily call reaches this phone. */
export const isCalled = (phone: PhoneState) => phone === 'browser' || phone === 'proved'

/** When the daily call comes next, on the clock of the person's own zone; null where no time is set. */
export function nextCall(callTime: string | null, timeZone: string, now: Date): CallPlan | null {
  if (!callTime) return null
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return { isToday: clock.format(now) < callTime, time: clockTime(callTime) }
}

export function nextCallSentence(plan: CallPlan | null): string {
  if (!plan) return 'Not scheduled'
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
