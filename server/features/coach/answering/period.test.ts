import { expect, test } from 'vitest'
import { periodIn } from './period.ts'

/** A Saturday. */
const today = '2026-11-21'
const days = (question: string) => {
  const { period } = periodIn(question, today)
  return period && `${period.from} ${period.to}`
}

test('days are read as the person names them', () => {
  const named = {
    'on 2026-03-03': '2026-03-03 2026-03-03',
    'on March 3rd, 2025': '2025-03-03 2025-03-03',
    'on the 3rd of March': '2026-03-03 2026-03-03',
    'on December 24': '2025-12-24 2025-12-24',
    'in February 2024': '2024-02-01 2024-02-29',
    'in the first week of October': '2026-10-01 2026-10-07',
    'in the last week of February 2024': '2024-02-23 2024-02-29',
    'in 2024': '2024-01-01 2024-12-31',
    'since September': '2026-09-01 2026-11-21',
    yesterday: '2026-11-20 2026-11-20',
    'three weeks ago': '2026-10-26 2026-11-01',
    'in the last 10 days': '2026-11-12 2026-11-21',
    'this week': '2026-11-16 2026-11-22',
    'last week': '2026-11-09 2026-11-15',
    'last month': '2026-10-01 2026-10-31',
    'last Monday': '2026-11-16 2026-11-16',
    'on Saturday': '2026-11-14 2026-11-14',
  }
  for (const [question, expected] of Object.entries(named)) {
    expect({ question, days: days(question) }).toEqual({ question, days: expected })
  }
})

test('a date that does not exist, or none at all, names no days', () => {
  expect(days('on February 30, 2026')).toBeNull()
  expect(days('with my sister in March order')).not.toBe('2026-03-03 2026-03-03')
  expect(days('about Lisbon')).toBeNull()
})
