import { expect, test } from 'vitest'
import { endedSince, nextAnalysisAt } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
/** Number 0 comes at six sharp. */
const whose = (timeZone: string, userId = 0) => ({ userId, timeZone })
const next = (timeZone: string, after: string, userId = 0) =>
  nextAnalysisAt(whose(timeZone, userId), at(after)).toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' })
const ended = (slot: string, now: string, timeZone = 'America/New_York') =>
  endedSince(at(slot), whose(timeZone), at(now)).map(({ kind, start, end }) => `${kind} ${start} – ${end}`)

test('it is Monday or the first of a month, at six in the person’s morning', () => {
  expect(next('America/New_York', '2026-11-19T12:00:00Z')).toBe('2026-11-23T06:00:00-05:00')
  expect(next('America/New_York', '2026-11-23T11:00:00Z')).toBe('2026-11-30T06:00:00-05:00')
  expect(next('America/New_York', '2026-11-30T12:00:00Z')).toBe('2026-12-01T06:00:00-05:00')
  expect(next('Asia/Kathmandu', '2026-11-22T23:00:00Z')).toBe('2026-11-23T06:00:00+05:45')
  expect(next('Pacific/Kiritimati', '2026-11-22T15:59:59Z')).toBe('2026-11-23T06:00:00+14:00')
})

test('through the change of the clocks it stays at six', () => {
  expect(next('America/New_York', '2026-03-07T12:00:00Z')).toBe('2026-03-09T06:00:00-04:00')
  expect(next('Europe/London', '2026-10-25T12:00:00Z')).toBe('2026-10-26T06:00:00+00:00')
  expect(next('Australia/Lord_Howe', '2026-04-05T12:00:00Z')).toBe('2026-04-06T06:00:00+10:30')
})

test('people of one zone are spread over the hour, each always at the same second', () => {
  const moments = Array.from({ length: 600 }, (_, userId) => next('UTC', '2026-11-19T12:00:00Z', userId + 1))
  expect(moments.every((moment) => moment.startsWith('2026-11-23T06:'))).toBe(true)
  const perMinute = Map.groupBy(moments, (moment) => moment.slice(14, 16))
  expect(perMinute.size).toBe(60)
  expect(Math.max(...[...perMinute.values()].map(({ length }) => length))).toBeLessThan(25)
  expect(next('UTC', '2026-11-24T12:00:00Z', 7).slice(11)).toBe(next('UTC', '2026-11-19T12:00:00Z', 7).slice(11))
})

test('through a whole year everyone has each week and each month once', () => {
  for (const timeZone of ['America/New_York', 'Europe/London', 'Africa/Casablanca', 'Australia/Lord_Howe', 'UTC']) {
    const seen: string[] = []
    let slot = nextAnalysisAt(whose(timeZone, 12), at('2026-01-01T12:00:00Z'))
    for (let n = 0; n < 63; n += 1) {
      const now = slot.add({ seconds: 20 })
      seen.push(...endedSince(slot, whose(timeZone, 12), now).map(({ kind, start }) => `${kind} ${start}`))
      slot = nextAnalysisAt(whose(timeZone, 12), now)
    }
    const of = (kind: string) => new Set(seen.filter((one) => one.startsWith(kind)))
    expect({ timeZone, weeks: of('week').size, months: of('month').size }).toEqual({ timeZone, weeks: 52, months: 12 })
  }
})

test('on a Monday the week that ended is due, on the first the month, on a Monday the first both', () => {
  expect(ended('2026-11-23T11:00:00Z', '2026-11-23T11:00:05Z')).toEqual(['week 2026-11-16 – 2026-11-22'])
  expect(ended('2026-10-01T10:00:00Z', '2026-10-01T10:00:05Z')).toEqual(['month 2026-09-01 – 2026-09-30'])
  expect(ended('2027-02-01T11:00:00Z', '2027-02-01T11:00:05Z')).toEqual([
    'week 2027-01-25 – 2027-01-31',
    'month 2027-01-01 – 2027-01-31',
  ])
})

test('what a standstill missed is made up for within the week, and nothing older is', () => {
  expect(ended('2026-11-09T11:00:00Z', '2026-11-12T20:00:00Z')).toEqual(['week 2026-11-02 – 2026-11-08'])
  expect(ended('2026-10-26T10:00:00Z', '2026-11-12T20:00:00Z')).toEqual([
    'week 2026-11-02 – 2026-11-08',
    'month 2026-10-01 – 2026-10-31',
  ])
})

test('on Monday before six the week that ended is not due yet', () => {
  expect(ended('2026-11-20T10:00:00Z', '2026-11-23T10:59:59Z')).toEqual([])
})

test('who has moved east misses no week, and who has moved west waits for their own Monday', () => {
  const plannedInNewYork = '2026-11-23T11:00:00Z'
  expect(ended(plannedInNewYork, plannedInNewYork, 'Asia/Tokyo')).toEqual(['week 2026-11-16 – 2026-11-22'])
  expect(ended(plannedInNewYork, plannedInNewYork, 'Pacific/Honolulu')).toEqual([])
  expect(next('Pacific/Honolulu', plannedInNewYork)).toBe('2026-11-23T06:00:00-10:00')
})
