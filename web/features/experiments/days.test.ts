import { expect, test } from 'vitest'
import { dayInWords, dayOf } from './days.ts'

const fortnight = { startDate: '2026-03-01', endDate: '2026-03-14' }

test('both the first and the last day count', () => {
  expect(dayOf(fortnight, '2026-03-01')).toEqual({ day: 1, of: 14 })
  expect(dayOf(fortnight, '2026-03-14')).toEqual({ day: 14, of: 14 })
})

test('an experiment says where it stands, before, during and after its days', () => {
  const told = ['2026-02-27', '2026-03-03', '2026-03-15'].map((today) => dayInWords(fortnight, today))
  expect(told).toEqual(['Begins Mar 1, 2026', 'Day 3 of 14', 'Its 14 days are over'])
  expect(dayInWords({ ...fortnight, endDate: null }, '2026-04-01')).toBe('Day 32')
  expect(dayInWords({ ...fortnight, endDate: '2026-03-01' }, '2026-03-02')).toBe('Its day is over')
})
