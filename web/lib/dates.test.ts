import { expect, test } from 'vitest'
import { clockTime, minutesAndSeconds, moment, stopwatch } from './dates.ts'

test('a moment is told by its day and the clock', () => {
  expect(moment(new Date(2026, 2, 3, 19, 4))).toBe('Mar 3, 2026 7:04 PM')
})

test('midnight and noon are both twelve', () => {
  expect(['00:05', '07:30', '12:00', '23:59'].map(clockTime)).toEqual(['12:05 AM', '7:30 AM', '12:00 PM', '11:59 PM'])
})

test('a length is told in minutes and seconds', () => {
  expect(minutesAndSeconds(245)).toBe('4m 5s')
  expect(stopwatch(245)).toBe('4:05')
})
