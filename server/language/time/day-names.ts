const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** "Tuesday" within the last week, "November 3" before that. */
export function nameOfDay(day: string, today: string): string {
  const format = daysBetween(day, today) < 7 ? weekday : monthDay
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** As it goes into a sentence: "yesterday", "on Tuesday", "on November 3". */
export function whenSaid(day: string, today: string): string {
  const daysAgo = daysBetween(day, today)
  if (daysAgo <= 0) return 'earlier today'
  return daysAgo === 1 ? 'yesterday' : `on ${nameOfDay(day, today)}`
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** The day so many days earlier, both as yyyy-MM-dd. */
export const daysBefore = (day: string, days: number) => Temporal.PlainDate.from(day).subtract({ days }).toString()
