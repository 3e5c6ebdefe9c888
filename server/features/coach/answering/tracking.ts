import type { Goal } from '#contract/goals.ts'
import type { Habit } from '#contract/habits.ts'
import { type Answering, counted, inQuotes, inWords, plainAnswer } from './answer.ts'
import { habitFor } from './mentions/counts.ts'
import { kinOf, rootOf, wordsIn } from './words.ts'

/** The habits as they stand; of one that is named, that one. */
export const habitsNow: Answering = async ({ subject, has }, journal) => {
  const habits = (await journal.habits()).filter(({ isActive }) => isActive)
  if (habits.length === 0)
    return has('goals') ? null : plainAnswer('You keep no habits here yet. The page Habits is where one begins.')
  const one = habitFor(habits, subject)
  const strongest = habits.toSorted((a, b) => b.progress.strength - a.progress.strength)
  if (one) return plainAnswer(toldOf(one))
  return plainAnswer(
    `The strongest of your ${counted(habits.length, 'habit')} is ${inQuotes(strongest[0]?.name ?? '')}.`,
    { insights: strongest.map(toldOf) },
  )
}

function toldOf({ name, progress, unit, targetValue }: Habit): string {
  const { currentStreak, bestStreak, streakUnit, rate } = progress
  const week = progress.week ? ` This week ${progress.week.kept} of ${progress.week.of}.` : ''
  const aim = targetValue > 1 ? ` (${targetValue} ${unit})` : ''
  return `${inQuotes(name)}${aim}: ${counted(currentStreak, streakUnit)} in a row now, ${counted(bestStreak, streakUnit)} at best, kept ${rate.kept} of the last ${rate.of} ${streakUnit}s.${week}`
}

/** The goals as they stand. */
export const goalsNow: Answering = async ({ subject, has }, journal) => {
  const all = await journal.goals()
  const active = all.filter(({ status }) => status === 'active')
  const asked = new Set(subject.roots.flatMap(kinOf))
  const named = all.filter(({ title }) => wordsIn(title).some((word) => asked.has(rootOf(word)) && !isGoalWord(word)))
  const shown = named.length > 0 ? named : active
  const listed = (await journal.aims()).filter((aim) => !all.some(({ title }) => title === aim))
  if (shown.length === 0 && listed.length > 0)
    return plainAnswer(`On your list stands ${listed.map(inQuotes).join(', ')}.`)
  if (shown.length === 0) return plainAnswer('You have no goals under way. The page Goals is where one begins.')
  const nearest = shown.toSorted((a, b) => b.progressPercentage - a.progressPercentage)[0]
  const begins =
    shown.length === 1
      ? ''
      : `You have ${counted(active.length, 'goal')} under way${nearest ? `; ${inQuotes(nearest.title)} is furthest along` : ''}.`
  const told = shown.map((goal) => goalTold(goal, journal.today))
  return shown.length === 1
    ? plainAnswer(told[0] ?? '')
    : plainAnswer(begins, { insights: has('goals') ? told : told.slice(0, 3) })
}

const isGoalWord = (word: string) => /^(?:goals?|target|done|achieve)$/i.test(word)

function goalTold({ title, status, progressPercentage, targetDate, notes }: Goal, today: string): string {
  const until = targetDate ? `, by ${inWords(targetDate, today)}` : ''
  const how = status === 'active' ? `${progressPercentage} %${until}` : status
  return `${inQuotes(title)}: ${how}.${notes ? ` Your note: ${inQuotes(notes)}` : ''}`
}
