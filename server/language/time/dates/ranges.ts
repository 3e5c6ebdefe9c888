/** Days of the calendar, both included. */
export type DayRange = { from: Temporal.PlainDate; to: Temporal.PlainDate }
export type Direction = 'past' | 'future'

type Day = Temporal.PlainDate

export const dayRange = (day: Day): DayRange => ({ from: day, to: day })

export const compareDays = Temporal.PlainDate.compare

/** Monday to Sunday. */
export function weekOf(day: Day): DayRange {
  const from = day.subtract({ days: day.dayOfWeek - 1 })
  return { from, to: from.add({ days: 6 }) }
}

export const monthOf = (day: Day): DayRange => ({ from: day.with({ day: 1 }), to: day.with({ day: day.daysInMonth }) })

export function yearOf(year: number): DayRange {
  return { from: new Temporal.PlainDate(year, 1, 1), to: new Temporal.PlainDate(year, 12, 31) }
}

/** Saturday and Sunday of the week that a day is in. */
export function weekendOf(day: Day): DayRange {
  const { to } = weekOf(day)
  return { from: to.subtract({ days: 1 }), to }
}

export function seasonOf(year: number, firstMonth: number): DayRange {
  const from = new Temporal.PlainDate(year, firstMonth, 1)
  return { from, to: from.add({ months: 3 }).subtract({ days: 1 }) }
}

/** The one of a kind that recurs every year, month or week: the latest begun, or the next that has not ended. */
export function nearest(on: Day, direction: Direction, candidates: readonly DayRange[]): DayRange | null {
  const ordered = candidates.toSorted((one, other) => compareDays(one.from, other.from))
  if (direction === 'past') return ordered.findLast(({ from }) => compareDays(from, on) <= 0) ?? null
  return ordered.find(({ to }) => compareDays(to, on) >= 0) ?? null
}

/** Null for a day that no calendar has. */
export function dayIn(year: number, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day < 1) return null
  const first = new Temporal.PlainDate(year, month, 1)
  return day > first.daysInMonth ? null : first.with({ day })
}

const aroundYears = [-1, 0, 1, 2, 3, 4]

/** A day and month without a year; February 29 is looked for further. */
export function dayOfYear(on: Day, direction: Direction, month: number, day: number): DayRange | null {
  const years = direction === 'past' ? [-4, -3, -2, ...aroundYears] : aroundYears
  const candidates = years.flatMap((offset) => dayIn(on.year + offset, month, day) ?? [])
  return nearest(on, direction, candidates.map(dayRange))
}

/** The next or the last of a weekday (1 is Monday), never the day itself. */
export function weekdayFrom(on: Day, direction: Direction, weekday: number): Day {
  const ahead = (weekday - on.dayOfWeek + 7) % 7 || 7
  if (direction === 'future') return on.add({ days: ahead })
  return on.subtract({ days: (on.dayOfWeek - weekday + 7) % 7 || 7 })
}
