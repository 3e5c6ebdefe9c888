import type { Stats } from '#contract/journal.ts'

/** Kept with every write; `lastRun` is the row of days that ends with `lastDay`. */
export type Totals = {
  entries: number
  words: number
  averageMood: number | null
  lastDay: string | null
  lastRun: number
  longestRun: number
}

export const noTotals: Totals = { entries: 0, words: 0, averageMood: null, lastDay: null, lastRun: 0, longestRun: 0 }

/** What the dashboard shows; `today` is the person's own calendar day. */
export function statsOf(totals: Totals, today: string): Stats {
  const journalStreak = currentStreak(totals, today)
  const streakBroken = totals.lastDay !== null && journalStreak === 0
  return {
    totalEntries: totals.entries,
    journalStreak,
    longestJournalStreak: totals.longestRun,
    streakBroken,
    averageMood: totals.averageMood === null ? null : Math.round(totals.averageMood * 10) / 10,
    totalWords: totals.words,
    achievement: streakBroken ? 'Streak Broken' : tierOf(journalStreak),
    nextAchievement: nextAchievement(totals.entries, journalStreak, streakBroken),
  }
}

/** A streak survives the morning: it is lost only when a whole day passed without an entry. */
export function currentStreak({ lastDay, lastRun }: Totals, today: string): number {
  if (lastDay === null) return 0
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
  // An entry dated after today was written further east; it is no reason to lose a streak.
  return lastDay >= yesterday ? lastRun : 0
}

const tiers = [
  { from: 30, badge: 'Legend!' },
  { from: 7, badge: 'On Fire!' },
  { from: 3, badge: 'Building Momentum' },
]

export function tierOf(streak: number): string | null {
  return tiers.find(({ from }) => streak >= from)?.badge ?? null
}

const streakGoals = [
  { days: 7, name: 'Week Champion' },
  { days: 14, name: 'Two Week Warrior' },
  { days: 30, name: 'Streak Legend' },
]
const entryGoals = [
  { entries: 10, name: 'Journaling Enthusiast' },
  { entries: 20, name: 'Regular Writer' },
  { entries: 50, name: 'Journal Master' },
]

/** What comes next, counting what is really missing. */
export function nextAchievement(entries: number, streak: number, streakBroken = false): string {
  if (streakBroken) return 'Start journaling to rebuild streak!'
  if (streak < 3) return 'Write for 3 days in a row to earn Getting Started'
  const streakGoal = streakGoals.find(({ days }) => streak < days)
  if (streakGoal) return `${counted(streakGoal.days - streak, 'day')} for ${streakGoal.name}`
  const entryGoal = entryGoals.find((goal) => entries < goal.entries)
  if (entryGoal) return `${counted(entryGoal.entries - entries, 'entry', 'entries')} for ${entryGoal.name}`
  return 'You’ve earned all achievements! Keep journaling!'
}

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} more ${n === 1 ? one : many}`
}
