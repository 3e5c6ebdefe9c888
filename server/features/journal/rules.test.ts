import { expect, test } from 'vitest'
import { currentStreak, nextAchievement, noTotals, statsOf, tierOf } from './rules.ts'

const streak = (lastDay: string, lastRun: number, today: string) =>
  currentStreak({ ...noTotals, entries: lastRun, lastDay, lastRun, longestRun: lastRun }, today)

test('a streak is not lost before today has been written', () => {
  expect(streak('2026-03-01', 2, '2026-03-02')).toBe(2)
})

test('a streak is lost when a whole day passed without an entry', () => {
  expect(streak('2026-02-28', 9, '2026-03-02')).toBe(0)
})

test('an entry dated tomorrow, written further east, keeps the streak', () => {
  expect(streak('2026-03-03', 4, '2026-03-02')).toBe(4)
})

test('tiers begin at 3, 7 and 30 days', () => {
  const tiersAt = [0, 2, 3, 6, 7, 29, 30, 400].map(tierOf)
  expect(tiersAt).toEqual([
    null,
    null,
    'Building Momentum',
    'Building Momentum',
    'On Fire!',
    'On Fire!',
    'Legend!',
    'Legend!',
  ])
})

test('the hint counts what is really missing', () => {
  expect(nextAchievement(2, 2)).toBe('Write for 3 days in a row to earn Getting Started')
  expect(nextAchievement(3, 3)).toBe('4 more days for Week Champion')
  expect(nextAchievement(13, 13)).toBe('1 more day for Two Week Warrior')
  expect(nextAchievement(14, 14)).toBe('16 more days for Streak Legend')
  expect(nextAchievement(49, 30)).toBe('1 more entry for Journal Master')
  expect(nextAchievement(50, 30)).toBe('You’ve earned all achievements! Keep journaling!')
})

test('a new journal has nothing broken and no mood', () => {
  expect(statsOf(noTotals, '2026-03-02')).toMatchObject({ streakBroken: false, averageMood: null, achievement: null })
})

test('a broken streak says so, keeps the longest and invites back', () => {
  const stats = statsOf(
    { entries: 12, words: 900, averageMood: 6.24, lastDay: '2026-02-20', lastRun: 5, longestRun: 8 },
    '2026-03-02',
  )
  expect(stats).toEqual({
    totalEntries: 12,
    journalStreak: 0,
    longestJournalStreak: 8,
    streakBroken: true,
    averageMood: 6.2,
    totalWords: 900,
    achievement: 'Streak Broken',
    nextAchievement: 'Start journaling to rebuild streak!',
    isQuiet: false,
  })
})
