import { expect, test } from 'vitest'
import { dateOf, dayOf, waitInWords } from './time.ts'

const instant = Temporal.Instant.from('2026-03-01T02:30:00Z')

test('a day is the one where the person lives', () => {
  expect([dayOf(instant, 'America/New_York'), dayOf(instant, 'Asia/Tokyo')]).toEqual(['2026-02-28', '2026-03-01'])
})

test('a date is the same instant', () => {
  expect(dateOf(instant).toISOString()).toBe('2026-03-01T02:30:00.000Z')
})

test('whoever waits is told how long, as people say it', () => {
  const told = [5, 900, 901, 3_600, 3_601, 86_400].map(waitInWords)
  expect(told).toEqual(['a few minutes', 'a few minutes', 'an hour', 'an hour', 'about 2 hours', 'about 24 hours'])
})
