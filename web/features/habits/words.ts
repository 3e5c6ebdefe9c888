import type { DayState, Habit, HabitCategory, HabitFrequency, HabitProgress } from '#contract/habits.ts'
import { counted } from '#web/lib/format/counted.ts'

export const categories: Record<HabitCategory, string> = {
  health: 'Health & Fitness',
  productivity: 'Productivity',
  mindfulness: 'Mindfulness',
  learning: 'Learning',
  social: 'Social',
  creative: 'Creative',
  financial: 'Financial',
  other: 'Other',
}

export const frequencies: Record<HabitFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  '3x_week': '3x per Week',
  weekdays: 'Weekdays',
  weekends: 'Weekends',
  custom: 'Custom',
}

/** In the order of their numbers, 1 is Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** In the order of their numbers, from 1. */
export const moods = [
  'Very Low',
  'Low',
  'Below Average',
  'Fair',
  'Average',
  'Good',
  'Very Good',
  'Great',
  'Excellent',
  'Outstanding',
]

export const dayStates: Record<DayState, string> = {
  done: 'done',
  partial: 'partly done',
  missed: 'missed',
  frozen: 'missed, kept by a freeze',
  free: 'not due',
  open: 'still open',
}

export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Custom, with its days: Mon, Thu. */
export function frequencyOf({ frequency, customDays }: Pick<Habit, 'frequency' | 'customDays'>): string {
  if (frequency !== 'custom') return frequencies[frequency]
  if (customDays.length === 0) return 'Custom: every day'
  return `Custom: ${customDays.map((day) => weekdays[day - 1]?.slice(0, 3)).join(', ')}`
}

/** As people write it: 3, 1.5, 12,000 */
export const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** How far today is, or the week of what is counted in weeks. */
export function soFar({ targetValue, unit, frequency, progress }: Habit): string {
  const { week, today, lastDays } = progress
  if (week === null) {
    if (today >= targetValue) return 'Done for today'
    if (lastDays.at(-1)?.state === 'free') return 'Not due today'
    return `Today: ${amount(today)} of ${amount(targetValue)} ${unit}`
  }
  if (week.kept >= week.of) return 'Done for this week'
  const kept = `${amount(week.kept)} of ${amount(week.of)}`
  return `This week: ${kept} ${frequency === 'weekly' ? unit : 'days'}, ${counted(week.daysLeft, 'day')} left`
}

/** What stands beside the current streak; nothing while nothing is decided. */
export function record({ bestStreak, streakUnit, rate, freezes }: HabitProgress): string[] {
  if (rate.of === 0) return []
  const facts = [`best ${counted(bestStreak, streakUnit)}`, `${rate.kept} of last ${counted(rate.of, streakUnit)}`]
  return freezes === 0 ? facts : [...facts, `${counted(freezes, 'freeze')} held`]
}

/** What was typed as a number, or this where it is none. */
export const numberOr = (otherwise: number) => (typed: unknown) => {
  const number = Number.parseFloat(String(typed))
  return Number.isNaN(number) ? otherwise : number
}
