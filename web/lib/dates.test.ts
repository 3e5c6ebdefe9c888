import { expect, test } from 'vitest'
import { clockTime, dayOfMoment, minutesAndSeconds, moment, showTimesIn, stopwatch, today } from './dates.ts'

test('a moment is told by its day and the clock', () => {
  expect(moment(new Date(2026, 2, 3, 19, 4))).toBe('Mar 3, 2026 7:04 PM')
})

test('a moment is told as the person’s own clocks show it, wherever the browser is', () => {
  showTimesIn('Asia/Kolkata')
  expect(moment(new Date('2026-03-03T19:04:00Z'))).toBe('Mar 4, 2026 12:34 AM')
  expect(dayOfMoment(new Date('2026-03-03T19:04:00Z'))).toBe('Mar 4, 2026')
  showTimesIn('America/New_York')
  expect(moment(new Date('2026-03-03T19:04:00Z'))).toBe('Mar 3, 2026 2:04 PM')
})

test('today is the day the person’s own calendar shows', () => {
  showTimesIn('Asia/Kolkata')
  expect(today(new Date('2026-03-03T19:04:00Z'))).toBe('2026-03-04')
  showTimesIn('America/New_York')
  expect(today(new Date('2026-03-03T19:04:00Z'))).toBe('2026-03-03')
})

test('midnight and noon are both twelve', () => {
  expect(['00:05', '07:30', '12:00', '23:59'].map(clockTime)).toEqual(['12:05 AM', '7:30 AM', '12:00 PM', '11:59 PM'])
})

test('a length is told in minutes and seconds', () => {
  expect(minutesAndSeconds(245)).toBe('4m 5s')
  expect(minutesAndSeconds(39)).toBe('39s')
  expect(stopwatch(245)).toBe('4:05')
})
