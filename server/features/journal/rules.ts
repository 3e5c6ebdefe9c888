import type { Stats } from '#contract/journal.ts'
import { entryLadder, streakLadder } from '#server/features/achievements/ladders.ts'
import { counted } from '#server/language/format.ts'

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
    isQuiet: false,
  }
}

/** No hints, no badges, no loss to mourn: the numbers stay, nothing is made of them. */
export const quieted = (stats: Stats): Stats => ({
  ...stats,
  ...{ isQuiet: true, streakBroken: false, achievement: null, nextAchievement: '' },
})

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

/** What comes next, counting what is really missing. */
export function nextAchievement(entries: number, streak: number, streakBroken = false): string {
  if (streakBroken) return 'Start journaling to rebuild streak!'
  const { gettingStarted } = streakLadder
  if (streak < gettingStarted.requirement) {
    return `Write for ${gettingStarted.requirement} days in a row to earn ${gettingStarted.name}`
  }
  const streakGoal = Object.values(streakLadder).find(({ requirement }) => streak < requirement)
  if (streakGoal) return `${counted(streakGoal.requirement - streak, 'more day')} for ${streakGoal.name}`
  const entryGoal = Object.values(entryLadder).find(({ requirement }) => entries < requirement)
  if (entryGoal)
    return `${counted(entryGoal.requirement - entries, 'more entry', 'more entries')} for ${entryGoal.name}`
  return 'You’ve earned all achievements! Keep journaling!'
}
