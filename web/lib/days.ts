import { today } from './dates.ts'

/** Calendar days, yyyy-MM-dd: each stands for itself, wherever the browser is. */
const calendar = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** 2026-03-03 → Mar 3 */
export const shortDay = calendar({ month: 'short', day: 'numeric' })
/** 2026-03-03 → Mar 3, 2026 */
export const calendarDay = calendar({ month: 'short', day: 'numeric', year: 'numeric' })
/** 2026-03-03 → Tuesday, March 3, 2026 */
export const longDay = calendar({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
/** 2026-03-03 → Tuesday */
export const weekdayName = calendar({ weekday: 'long' })
/** 2026-03-03 → 3 */
export const dayOfMonth = calendar({ day: 'numeric' })
/** 2026-03-03 → March 2026 */
export const monthAndYear = calendar({ month: 'long', year: 'numeric' })

const yearOf = (day: string) => day.slice(0, 4)

/** Mar 2-8, 2026; where the month or the year changes, Mar 30-Apr 5, 2026 */
export function daySpan(from: string, to: string): string {
  if (yearOf(from) !== yearOf(to)) return `${calendarDay(from)}-${calendarDay(to)}`
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${shortDay(from)}-${isOneMonth ? dayOfMonth(to) : shortDay(to)}, ${yearOf(to)}`
}

/** How many days lie between two calendar days; whatever the clocks do on them. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** Due tomorrow · Due in 12 days · Was due 3 days ago; further away, the day itself. */
export function due(yyyyMmDd: string, now = today()): string {
  const days = daysBetween(now, yyyyMmDd)
  const when = Math.abs(days) > 30 ? calendarDay(yyyyMmDd) : relative.format(days, 'day')
  return days < 0 ? `Was due ${when}` : `Due ${when}`
}

/** The calendar day of a date as the browser's clock has it, yyyy-MM-dd. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

/** Midnight of a calendar day, on the browser's clock. */
export function dateOf(day: string): Date {
  const [year = 0, monthNumber = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, monthNumber - 1, date)
}
