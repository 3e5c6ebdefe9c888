import { expect, test } from 'vitest'
import { dayOf, fitting, refusalFor, type Standing, secondsToNextDay, unprovedShare } from './rules.ts'

const standing = (about: Partial<Standing> = {}): Standing => ({
  isReached: true,
  isProved: true,
  made: 0,
  isExpected: false,
  ...about,
})

test('six calls a day, however they came about', () => {
  for (const kind of ['scheduled', 'on-demand'] as const) {
    expect(refusalFor(kind, standing({ made: 5 }))).toBe(null)
    expect(refusalFor(kind, standing({ made: 6 }))).toBe('daily-limit')
  }
})

test('whoever starts calls all day is still called at their hour', () => {
  const busy = standing({ made: 5, isExpected: true })
  expect(refusalFor('on-demand', busy)).toBe('daily-limit')
  expect(refusalFor('scheduled', busy)).toBe(null)
})

test('a number that is not proved has no daily call, and two that are started', () => {
  const unproved = standing({ isProved: false })
  expect(refusalFor('scheduled', unproved)).toBe('number-not-proved')
  expect(refusalFor('on-demand', { ...unproved, made: 1 })).toBe(null)
  expect(refusalFor('on-demand', { ...unproved, made: 2 })).toBe('number-not-proved')
})

test('where calls do not go nothing else matters', () => {
  const afar = standing({ isReached: false, isProved: false })
  for (const kind of ['scheduled', 'on-demand'] as const) expect(refusalFor(kind, afar)).toBe('country-not-allowed')
})

test('of a batch as many are called as the day has left', () => {
  expect(fitting(100, 100, 1000)).toBe(100)
  expect(fitting(100, 1000, 1000)).toBe(100)
  expect(fitting(100, 1040, 1000)).toBe(60)
  expect(fitting(100, 1100, 1000)).toBe(0)
  expect(fitting(100, 5000, 1000)).toBe(0)
})

test('numbers that nobody has proved get a fifth of the day, and never nothing', () => {
  expect([1000, 7, 1].map(unprovedShare)).toEqual([200, 2, 1])
})

test('a day is one of UTC, and ends at its midnight', () => {
  expect(dayOf(Temporal.Instant.from('2026-11-21T23:59:59Z')).day).toBe('2026-11-21')
  expect(secondsToNextDay(Temporal.Instant.from('2026-11-21T23:00:00Z'))).toBe(3_600)
  expect(secondsToNextDay(Temporal.Instant.from('2026-11-21T00:00:00Z'))).toBe(86_400)
})
