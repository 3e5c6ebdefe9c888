import type { Experiment } from '#contract/experiments.ts'
import { calendarDay, daysBetween } from '#web/lib/days.ts'

type Days = Pick<Experiment, 'startDate' | 'endDate'>

/** Both the first and the last day are days of it. */
export function dayOf({ startDate, endDate }: Days, today: string): { day: number; of: number | null } {
  return { day: daysBetween(startDate, today) + 1, of: endDate ? daysBetween(startDate, endDate) + 1 : null }
}

/** Day 3 of 14 · Day 3 · Begins Jun 1, 2026 · Its 14 days are over */
export function dayInWords(days: Days, today: string): string {
  const { day, of } = dayOf(days, today)
  if (day < 1) return `Begins ${calendarDay(days.startDate)}`
  if (of === null) return `Day ${day}`
  if (day <= of) return `Day ${day} of ${of}`
  return of === 1 ? 'Its day is over' : `Its ${of} days are over`
}
