import { expect, test } from 'vitest'
import type { Habit, HabitProgress } from '#contract/habits.ts'
import { habit, habitProgress } from '#web/testing/sent/habits.ts'
import { frequencyOf, numberOr, record, soFar } from './words.ts'

const withProgress = (progress: Partial<HabitProgress>, own: Partial<Habit> = {}) =>
  ({ ...habit(), ...own, progress: habitProgress(progress) }) as Habit

test('it tells how far today is', () => {
  expect(soFar(withProgress({ today: 1.5 }))).toBe('Today: 1.5 of 3 km')
  expect(soFar(withProgress({ today: 3 }))).toBe('Done for today')
  expect(soFar(withProgress({ lastDays: [{ day: '2026-03-07', state: 'free', value: 0 }] }))).toBe('Not due today')
})

test('it tells how far the week is, in days or in what is logged', () => {
  const thrice = { frequency: '3x_week' as const }
  expect(soFar(withProgress({ week: { kept: 2, of: 3, daysLeft: 2 } }, thrice))).toBe(
    'This week: 2 of 3 days, 2 days left',
  )
  expect(soFar(withProgress({ week: { kept: 3, of: 3, daysLeft: 1 } }, thrice))).toBe('Done for this week')
  expect(soFar(withProgress({ week: { kept: 4.5, of: 10, daysLeft: 1 } }, { frequency: 'weekly' }))).toBe(
    'This week: 4.5 of 10 km, 1 day left',
  )
})

test('the record names the best, the rate and the freezes there are', () => {
  expect(record(habitProgress({ freezes: 2 }))).toEqual(['best 9 days', '12 of last 14 days', '2 freezes held'])
  expect(record(habitProgress())).toEqual(['best 9 days', '12 of last 14 days'])
  expect(record(habitProgress({ rate: { kept: 0, of: 0 } }))).toEqual([])
})

test('a custom frequency names its days', () => {
  expect(frequencyOf({ frequency: 'custom', customDays: [1, 4] })).toBe('Custom: Mon, Thu')
  expect(frequencyOf({ frequency: 'custom', customDays: [] })).toBe('Custom: every day')
  expect(frequencyOf({ frequency: '3x_week', customDays: [1] })).toBe('3x per Week')
})

test('what is no number becomes the default', () => {
  expect(['', 'a few', '2.5', '0'].map(numberOr(1))).toEqual([1, 1, 2.5, 0])
})
