import type { HabitFrequency } from '#contract/habits.ts'
import { type DayNumber, dayNumber, mondayOf, weekdayOf } from './calendar.ts'

/** A habit and all that is known of how it was kept. Days are yyyy-MM-dd of the person's own calendar. */
export type Tracked = {
  frequency: HabitFrequency
  customDays: readonly number[]
  targetValue: number
  firstDay: string
  /** `until` is the first day that counts again; null while it rests. */
  pauses: readonly { from: string; until: string | null }[]
  /** What was logged, added up by day. */
  values: ReadonlyMap<string, number>
}

/** kept and missed are decided; neutral neither extends nor breaks a streak; the current unit is undecided until it ends. */
export type Outcome = 'kept' | 'missed' | 'neutral' | 'undecided'
export type Unit = { from: DayNumber; outcome: Outcome }

/** A habit made ready for counting: its days as numbers, and questions about them. */
export type Counted = ReturnType<typeof counted>

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const dueDays: Record<HabitFrequency, readonly number[]> = {
  daily: everyDay,
  weekdays: [1, 2, 3, 4, 5],
  weekends: [6, 7],
  custom: everyDay,
  weekly: everyDay,
  '3x_week': everyDay,
}
/** On how many days of a week it has to be kept; the others are due day by day. */
const timesAWeek: Partial<Record<HabitFrequency, number>> = { weekly: 1, '3x_week': 3 }

export function counted({ frequency, customDays, targetValue, firstDay, pauses, values }: Tracked) {
  const logged = new Map([...values].map(([day, value]) => [dayNumber(day), value]))
  const rests = pauses.map(({ from, until }) => ({
    from: dayNumber(from),
    until: until === null ? Number.POSITIVE_INFINITY : dayNumber(until),
  }))
  const due = frequency === 'custom' && customDays.length > 0 ? customDays : dueDays[frequency]
  const loggedOn = (day: DayNumber) => logged.get(day) ?? 0
  const loggedInWeek = (monday: DayNumber) => weekFrom(monday).reduce((sum, day) => sum + loggedOn(day), 0)
  return {
    target: targetValue,
    dueDays: due,
    timesAWeek: timesAWeek[frequency] ?? null,
    /** Whoever logs a day before the habit was made began on that day. */
    start: [...logged.keys()].reduce((first, day) => Math.min(first, day), dayNumber(firstDay)),
    loggedOn,
    loggedInWeek,
    isDue: (day: DayNumber) => due.includes(weekdayOf(day)),
    isResting: (day: DayNumber) => rests.some(({ from, until }) => day >= from && day < until),
    isDone: (day: DayNumber) => reaches(loggedOn(day), targetValue),
    /** How much of a week is there: different days that reached the target, or of a weekly habit the whole week’s sum. */
    weekKept: (monday: DayNumber) =>
      frequency === 'weekly'
        ? Number(reaches(loggedInWeek(monday), targetValue))
        : weekFrom(monday).filter((day) => reaches(loggedOn(day), targetValue)).length,
  }
}

/** Tenths do not add up exactly in binary. */
const reaches = (sum: number, target: number) => sum >= target - 1e-6

export const weekFrom = (monday: DayNumber): DayNumber[] => everyDay.map((weekday) => monday + weekday - 1)

/** What a streak counts, the oldest first: each day that is due, or each week. */
export function unitsOf(habit: Counted, today: DayNumber): Unit[] {
  return habit.timesAWeek === null ? daysOf(habit, today) : weeksOf(habit, habit.timesAWeek, today)
}

function daysOf(habit: Counted, today: DayNumber): Unit[] {
  const units: Unit[] = []
  for (let day = habit.start; day <= today; day += 1) {
    if (habit.isDue(day)) units.push({ from: day, outcome: outcomeOf(day) })
  }
  return units

  function outcomeOf(day: DayNumber): Outcome {
    if (habit.isDone(day)) return 'kept'
    if (habit.isResting(day)) return 'neutral'
    return day === today ? 'undecided' : 'missed'
  }
}

function weeksOf(habit: Counted, times: number, today: DayNumber): Unit[] {
  const units: Unit[] = []
  for (let monday = mondayOf(habit.start); monday <= today; monday += 7) {
    units.push({ from: monday, outcome: outcomeOf(monday) })
  }
  return units

  function outcomeOf(monday: DayNumber): Outcome {
    const needed = neededIn(habit, times, monday)
    if (habit.weekKept(monday) >= (needed || times)) return 'kept'
    if (needed === 0) return 'neutral'
    return monday + 6 >= today ? 'undecided' : 'missed'
  }
}

/** A week in which the habit began or rested asks for its share. */
export function neededIn(habit: Counted, times: number, monday: DayNumber): number {
  const active = weekFrom(monday).filter((day) => day >= habit.start && !habit.isResting(day)).length
  return Math.ceil((times * active) / 7)
}
