export type Kind = 'week' | 'month'

/** Days of the person's own calendar, yyyy-MM-dd, both included. */
export type Period = { kind: Kind; start: string; end: string }

const { PlainDate } = Temporal

/** The week (Monday to Sunday) or month a day lies in. */
export function periodOf(kind: Kind, day: string): Period {
  const date = PlainDate.from(day)
  const start = kind === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 })
  const end = kind === 'week' ? start.add({ days: 6 }) : start.with({ day: start.daysInMonth })
  return { kind, start: start.toString(), end: end.toString() }
}

export const periodBefore = ({ kind, start }: Period): Period => periodOf(kind, dayBefore(start))

export const dayBefore = (day: string) => PlainDate.from(day).subtract({ days: 1 }).toString()

export const dayAfter = (day: string) => PlainDate.from(day).add({ days: 1 }).toString()

export function daysOf({ start, end }: Pick<Period, 'start' | 'end'>): string[] {
  const first = PlainDate.from(start)
  const { days } = first.until(end)
  return Array.from({ length: days + 1 }, (_, at) => first.add({ days: at }).toString())
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

export const weekdayOf = (day: string) => weekdays[PlainDate.from(day).dayOfWeek - 1] ?? ''
export const monthOf = (day: string) => months[PlainDate.from(day).month - 1] ?? ''
/** March 14 */
export const dateOf = (day: string) => `${monthOf(day)} ${PlainDate.from(day).day}`
