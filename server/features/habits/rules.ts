import type { DayState, HabitDay, HabitProgress, HabitSummary } from '#contract/habits.ts'
import { type DayNumber, dayNumber, dayText, mondayOf } from './calendar.ts'
import { type Streak, streakOf } from './streak.ts'
import { strengthOf } from './strength.ts'
import { type Counted, counted, neededIn, type Tracked, unitsOf, weekFrom } from './units.ts'

const shownUnits = 14

/** Everything that is told of a habit, from its log alone; `today` is the person's own calendar day. */
export function progressOf(tracked: Tracked, today: string): HabitProgress {
  const habit = counted(tracked)
  const now = dayNumber(today)
  const units = unitsOf(habit, now)
  const streak = streakOf(units)
  const decided = units.filter(({ outcome }) => outcome === 'kept' || outcome === 'missed').slice(-shownUnits)
  return {
    streakUnit: habit.timesAWeek === null ? 'day' : 'week',
    currentStreak: streak.current,
    bestStreak: streak.best,
    rate: { kept: decided.filter(({ outcome }) => outcome === 'kept').length, of: decided.length },
    strength: strengthOf(habit, now),
    freezes: streak.freezes,
    today: habit.loggedOn(now),
    week: habit.timesAWeek === null ? null : weekSoFar(habit, habit.timesAWeek, now),
    lastDays: lastDays(habit, streak, now),
  }
}

function weekSoFar(habit: Counted, times: number, today: DayNumber): HabitProgress['week'] {
  const monday = mondayOf(today)
  const left = monday + 7 - today
  if (times === 1) {
    const isKept = habit.weekKept(monday) > 0
    return { kept: habit.loggedInWeek(monday), of: habit.target, daysLeft: isKept ? left - 1 : left }
  }
  const of = neededIn(habit, times, monday) || times
  return { kept: habit.weekKept(monday), of, daysLeft: habit.isDone(today) ? left - 1 : left }
}

function lastDays(habit: Counted, { frozen }: Streak, today: DayNumber): HabitDay[] {
  return Array.from({ length: shownUnits }, (_, place) => {
    const day = today - shownUnits + 1 + place
    return { day: dayText(day), state: stateOf(day), value: habit.loggedOn(day) }
  })

  function stateOf(day: DayNumber): DayState {
    if (isDone(day)) return 'done'
    if (frozen.has(habit.timesAWeek === null ? day : mondayOf(day))) return 'frozen'
    if (habit.loggedOn(day) > 0) return 'partial'
    if (day < habit.start || habit.isResting(day)) return 'free'
    if (day === today) return habit.isDue(day) ? 'open' : 'free'
    return habit.timesAWeek === null && habit.isDue(day) ? 'missed' : 'free'
  }

  /** What went into a week that was kept was all of it needed. */
  function isDone(day: DayNumber): boolean {
    if (habit.isDone(day)) return true
    return habit.timesAWeek === 1 && habit.loggedOn(day) > 0 && habit.weekKept(mondayOf(day)) > 0
  }
}

/** The longest of several streaks, a week being longer than six days. */
export function longestOf(all: readonly HabitProgress[]): HabitSummary['currentStreak'] {
  const inDays = ({ currentStreak, streakUnit }: HabitProgress) => currentStreak * (streakUnit === 'week' ? 7 : 1)
  const longest = all.reduce<HabitProgress | null>(
    (best, one) => (inDays(one) > (best ? inDays(best) : 0) ? one : best),
    null,
  )
  return longest ? { length: longest.currentStreak, unit: longest.streakUnit } : { length: 0, unit: 'day' }
}

/**
 * Percent of what was due since Monday that was kept, over all habits; null while nothing was. Today counts once it is
 * done, and what may be done on any day of the week counts once it is done or can no longer be put off.
 */
export function weeklyScore(all: readonly Tracked[], today: string): number | null {
  const weeks = all.map((tracked) => thisWeek(counted(tracked), dayNumber(today)))
  const due = weeks.reduce((sum, week) => sum + week.due, 0)
  const kept = weeks.reduce((sum, week) => sum + week.kept, 0)
  return due === 0 ? null : Math.round((100 * kept) / due)
}

function thisWeek(habit: Counted, today: DayNumber): { kept: number; due: number } {
  const monday = mondayOf(today)
  if (habit.timesAWeek === null) {
    const units = unitsOf(habit, today).filter(({ from }) => from >= monday)
    const kept = units.filter(({ outcome }) => outcome === 'kept').length
    return { kept, due: kept + units.filter(({ outcome }) => outcome === 'missed').length }
  }
  const needed = neededIn(habit, habit.timesAWeek, monday)
  const kept = Math.min(habit.weekKept(monday), needed)
  const canStill = weekFrom(monday).filter((day) => day >= today && !habit.isDone(day) && !habit.isResting(day)).length
  return { kept, due: Math.max(kept, needed - canStill) }
}
