import { expect, test } from 'vitest'
import { today } from './dates.ts'
import {
  calendarDay,
  dateOf,
  dayOf,
  dayOfMonth,
  daySpan,
  daysBetween,
  due,
  longDay,
  monthAndYear,
  shortDay,
  weekdayName,
} from './days.ts'

test('a calendar day is that day in every zone', () => {
  expect(calendarDay('2026-06-01')).toBe('Jun 1, 2026')
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('days are counted by the calendar, across a change of the clocks and a leap day', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})

test('a near day is told by its distance, a far one by its name', () => {
  const told = ['2026-03-10', '2026-03-11', '2026-03-22', '2026-06-01', '2026-03-09', '2026-03-07', '2025-12-01']
  expect(told.map((day) => due(day, '2026-03-10'))).toEqual([
    'Due today',
    'Due tomorrow',
    'Due in 12 days',
    'Due Jun 1, 2026',
    'Was due yesterday',
    'Was due 3 days ago',
    'Was due Dec 1, 2025',
  ])
})

test('a calendar day is the same on the way there and back, also long ago', () => {
  expect(['2026-03-03', '1660-01-11', '2024-02-29'].map((day) => dayOf(dateOf(day)))).toEqual([
    '2026-03-03',
    '1660-01-11',
    '2024-02-29',
  ])
  expect(longDay('2026-03-03')).toBe('Tuesday, March 3, 2026')
})

test('a week is told by its first and last day', () => {
  expect(daySpan('2026-11-16', '2026-11-22')).toBe('Nov 16-22, 2026')
  expect(daySpan('2026-11-30', '2026-12-06')).toBe('Nov 30-Dec 6, 2026')
  expect(daySpan('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026-Jan 3, 2027')
})

test('a month, a weekday and a day of the month are told by their names', () => {
  expect(monthAndYear('2026-03-01')).toBe('March 2026')
  expect([weekdayName('2026-03-03'), shortDay('2026-03-03'), dayOfMonth('2026-03-03')]).toEqual([
    'Tuesday',
    'Mar 3',
    '3',
  ])
  expect(monthAndYear('1663-05-01')).toBe('May 1663')
})
