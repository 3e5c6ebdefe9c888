import { expect, test } from 'vitest'
import { isTooLate, nextCallAt } from './rules.ts'

const instant = (text: string) => Temporal.Instant.from(text)
const next = (callTime: string, timeZone: string, after: string) =>
  nextCallAt(callTime, timeZone, instant(after)).toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' })

test('the call is today while its minute is still to come, and tomorrow from then on', () => {
  expect(next('19:00', 'America/New_York', '2026-11-21T23:59:00Z')).toBe('2026-11-21T19:00:00-05:00')
  expect(next('19:00', 'America/New_York', '2026-11-22T00:00:00Z')).toBe('2026-11-22T19:00:00-05:00')
})

test('where the clock jumps over the time, the call comes at the first minute after', () => {
  expect(next('02:30', 'America/New_York', '2026-03-08T05:00:00Z')).toBe('2026-03-08T03:00:00-04:00')
})

test('where the clock shows the time twice, the call comes once', () => {
  const first = next('01:30', 'America/New_York', '2026-11-01T04:00:00Z')
  expect(first).toBe('2026-11-01T01:30:00-04:00')
  expect(next('01:30', 'America/New_York', '2026-11-01T05:30:00Z')).toBe('2026-11-02T01:30:00-05:00')
})

test('half-hour zones and the date line are kept', () => {
  expect(next('07:15', 'Asia/Kolkata', '2026-01-01T00:00:00Z')).toBe('2026-01-01T07:15:00+05:30')
  expect(next('00:00', 'Pacific/Kiritimati', '2026-01-01T09:00:00Z')).toBe('2026-01-02T00:00:00+14:00')
})

test('through a whole year everyone is called once on each of their days', () => {
  for (const zone of [
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  ]) {
    let at = nextCallAt('02:30', zone, instant('2026-01-01T12:00:00Z'))
    const days = new Set<string>()
    for (let n = 0; n < 365; n += 1) {
      days.add(at.toZonedDateTimeISO(zone).toPlainDate().toString())
      at = nextCallAt('02:30', zone, at)
    }
    expect({ zone, days: days.size }).toEqual({ zone, days: 365 })
  }
})

test('an hour late is still in time, more is not', () => {
  expect(isTooLate(instant('2026-01-01T19:00:00Z'), instant('2026-01-01T20:00:00Z'))).toBe(false)
  expect(isTooLate(instant('2026-01-01T19:00:00Z'), instant('2026-01-01T20:01:00Z'))).toBe(true)
})
