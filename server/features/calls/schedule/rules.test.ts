import { expect, test } from 'vitest'
import { dayOf } from '#server/platform/time.ts'
import { againAt, dueCall, nextCallAt, nextDaily, placeBefore } from './rules.ts'

const instant = (text: string) => Temporal.Instant.from(text)
const newYork = 'America/New_York'
const next = (callTime: string, timeZone: string, after: string) =>
  nextCallAt(callTime, timeZone, instant(after)).toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' })

test('the call is today while its minute is still to come, and tomorrow from then on', () => {
  expect(next('19:00', newYork, '2026-11-21T23:59:00Z')).toBe('2026-11-21T19:00:00-05:00')
  expect(next('19:00', newYork, '2026-11-22T00:00:00Z')).toBe('2026-11-22T19:00:00-05:00')
})

test('where the clock jumps over the time, the call comes at the first minute after', () => {
  expect(next('02:30', newYork, '2026-03-08T05:00:00Z')).toBe('2026-03-08T03:00:00-04:00')
  expect(next('02:15', 'Australia/Lord_Howe', '2026-10-03T12:00:00Z')).toBe('2026-10-04T02:30:00+11:00')
})

test('where the clock shows the time twice, the call comes once', () => {
  const first = next('01:30', newYork, '2026-11-01T04:00:00Z')
  expect(first).toBe('2026-11-01T01:30:00-04:00')
  expect(next('01:30', newYork, '2026-11-01T05:30:00Z')).toBe('2026-11-02T01:30:00-05:00')
})

test('half-hour zones and the date line are kept', () => {
  expect(next('07:15', 'Asia/Kolkata', '2026-01-01T00:00:00Z')).toBe('2026-01-01T07:15:00+05:30')
  expect(next('00:00', 'Pacific/Kiritimati', '2026-01-01T09:00:00Z')).toBe('2026-01-02T00:00:00+14:00')
})

const zones = [
  ...[newYork, 'America/Phoenix', 'Pacific/Honolulu', 'America/St_Johns', 'America/Santiago', 'America/Sao_Paulo'],
  ...['Europe/London', 'Europe/Berlin', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Australia/Adelaide', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Apia', 'UTC'],
]
const times = ['00:00', '00:30', '01:30', '02:00', '02:15', '02:30', '03:00', '12:00', '19:00', '23:30', '23:59']

test.each(zones)('in %s everyone is called once on each of their days, all year, and at their minute', (timeZone) => {
  const first = Temporal.PlainDate.from('2028-01-01')
  for (const callTime of times) {
    let at = first.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: '23:59:59' }).toInstant()
    for (let n = 0; n < 366; n += 1) {
      at = nextCallAt(callTime, timeZone, at)
      const here = at.toZonedDateTimeISO(timeZone)
      const day = first.add({ days: n })
      expect(here.toPlainDate().toString(), `${callTime} on ${day}`).toBe(day.toString())
      const shown = here.toPlainTime().toString({ smallestUnit: 'minute' })
      // On another minute only where that day has no such minute: the clock jumped over it.
      const exists = day.toZonedDateTime({ timeZone, plainTime: callTime }).toPlainTime().equals(callTime)
      if (exists) expect(shown).toBe(callTime)
      else expect(shown > callTime).toBe(true)
    }
  }
})

test('whoever looks again at any moment of the day finds the same next call', () => {
  const from = instant('2026-03-07T12:00:00Z')
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 7) {
    const now = from.add({ minutes })
    const at = nextCallAt('02:30', newYork, now)
    const justBefore = at.subtract({ seconds: 1 })
    if (Temporal.Instant.compare(now, justBefore) > 0) continue
    expect(nextCallAt('02:30', newYork, justBefore)).toEqual(at)
  }
})

const evening = { callTime: '19:00', timeZone: newYork, isOn: true, again: null }
const due = (nextCallAt: string, now: string, more: object = {}) => {
  const { slot, attempt, isTooLate } = dueCall({ ...evening, nextCallAt: instant(nextCallAt), ...more }, instant(now))
  return { slot: slot.toString(), attempt, isTooLate }
}

test('an hour late is still in time, more is not', () => {
  const seven = '2026-11-22T00:00:00Z'
  expect(due(seven, '2026-11-22T01:00:00Z')).toEqual({ slot: seven, attempt: 1, isTooLate: false })
  expect(due(seven, '2026-11-22T01:00:01Z')).toEqual({ slot: seven, attempt: 1, isTooLate: true })
})

test('after days without a server the newest call counts, and it is made if its hour is not over', () => {
  expect(due('2026-11-22T00:00:00Z', '2026-11-25T15:00:00Z')).toMatchObject({
    slot: '2026-11-25T00:00:00Z',
    isTooLate: true,
  })
  expect(due('2026-11-22T00:00:00Z', '2026-11-26T00:20:00Z')).toMatchObject({
    slot: '2026-11-26T00:00:00Z',
    isTooLate: false,
  })
})

test('another try keeps the slot it is for, and gives way to the next day’s call once that has come', () => {
  const again = { slot: instant('2026-11-22T00:00:00Z'), attempt: 2 }
  expect(due('2026-11-22T00:20:00Z', '2026-11-22T00:21:00Z', { again })).toEqual({
    ...{ slot: '2026-11-22T00:00:00Z', attempt: 2, isTooLate: false },
  })
  expect(due('2026-11-22T00:20:00Z', '2026-11-23T00:10:00Z', { again })).toEqual({
    ...{ slot: '2026-11-23T00:00:00Z', attempt: 1, isTooLate: false },
  })
})

test('a queue may not push a call past nine in the evening, unless the person chose such an hour', () => {
  const lastFor = (callTime: string, due: string) =>
    placeBefore({ callTime, timeZone: newYork }, instant(due))
      .toZonedDateTimeISO(newYork)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' })
  expect(lastFor('19:00', '2026-11-22T00:00:00Z')).toBe('20:00')
  expect(lastFor('20:30', '2026-11-22T01:30:00Z')).toBe('21:00')
  expect(lastFor('20:59', '2026-11-22T01:59:00Z')).toBe('21:04')
  expect(lastFor('22:00', '2026-11-22T03:00:00Z')).toBe('23:00')
})

const again = (
  status: 'busy' | 'no-answer' | 'voicemail' | 'failed',
  more: object = {},
  now = '2026-11-22T00:00:30Z',
) => againAt({ status, reason: null, attempt: 1, ...more }, evening, instant(now))?.toString() ?? null

test('busy is tried again after five minutes, no answer after twenty, a machine not at all', () => {
  expect(again('busy')).toBe('2026-11-22T00:05:30Z')
  expect(again('no-answer')).toBe('2026-11-22T00:20:30Z')
  expect([again('voicemail'), again('failed')]).toEqual([null, null])
})

test('there are two more tries and no third, and none for somebody who said not now', () => {
  expect([again('busy', { attempt: 2 }), again('busy', { attempt: 3 })]).toEqual(['2026-11-22T00:05:30Z', null])
  for (const reason of ['declined', 'not-now', 'no-more-calls', 'wrong-person']) {
    expect(again('busy', { reason })).toBe(null)
  }
})

test('nobody is tried again after nine in the evening or before eight, unless they chose such an hour', () => {
  const at = (callTime: string, now: string) =>
    againAt({ status: 'no-answer', reason: null, attempt: 1 }, { ...evening, callTime }, instant(now))?.toString() ??
    null
  expect(at('20:30', '2026-11-22T01:39:00Z')).toBe('2026-11-22T01:59:00Z')
  expect(at('20:45', '2026-11-22T01:45:00Z')).toBe(null)
  expect(at('06:30', '2026-11-21T11:30:00Z')).toBe('2026-11-21T11:50:00Z')
  expect(at('23:50', '2026-11-22T04:50:00Z')).toBe('2026-11-22T05:10:00Z')
})

test('nobody who wants none, has paused them, or has been away for a week is called', () => {
  const now = instant('2026-11-21T12:00:00Z')
  const plan = { ...evening, pausedUntil: null, missedDays: 0 }
  expect(nextDaily(plan, now)?.toString()).toBe('2026-11-22T00:00:00Z')
  expect(nextDaily({ ...plan, isOn: false }, now)).toBe(null)
  expect(nextDaily({ ...plan, missedDays: 7 }, now)).toBe(null)
  const pausedUntil = instant('2026-12-03T05:00:00Z')
  expect(dayOf(nextDaily({ ...plan, pausedUntil }, now) ?? now, newYork)).toBe('2026-12-03')
})
