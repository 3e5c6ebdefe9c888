import type { DayNumber } from './calendar.ts'
import type { Counted } from './units.ts'

/**
 * Loop Habit Tracker's score, 0 to 1: exponential smoothing of how far each day's target was reached. It halves what
 * is missing in 13 days of a daily habit, in 34 of a weekly one. Days that are not due or rest change nothing; today
 * counts once it is done.
 */
export function strengthOf(habit: Counted, today: DayNumber): number {
  const perDay = (habit.timesAWeek ?? habit.dueDays.length) / 7
  const keeps = 0.5 ** (Math.sqrt(perDay) / 13)
  let score = 0
  for (let day = habit.start; day <= today; day += 1) {
    const counts = habit.isDue(day) && (habit.isDone(day) || (day < today && !habit.isResting(day)))
    if (counts) score = score * keeps + reachedOn(habit, day) * (1 - keeps)
  }
  return score
}

function reachedOn(habit: Counted, day: DayNumber): number {
  switch (habit.timesAWeek) {
    case null:
      return Math.min(1, habit.loggedOn(day) / habit.target)
    case 1:
      return Math.min(1, sumOf(7, (past) => habit.loggedOn(past)) / habit.target)
    default:
      // Two weeks, so that keeping Monday in one and Sunday in the next is no dent.
      return Math.min(1, sumOf(14, (past) => Number(habit.isDone(past))) / (2 * habit.timesAWeek))
  }

  function sumOf(days: number, what: (day: DayNumber) => number): number {
    let sum = 0
    for (let past = day - days + 1; past <= day; past += 1) sum += what(past)
    return sum
  }
}
