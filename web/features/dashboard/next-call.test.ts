import { expect, test } from 'vitest'
import { comingCalls, nextCall, nextCallSentence } from './next-call.ts'

const newYork = 'America/New_York'
const at = (instant: string) => new Date(instant)

test('a call still to come today is announced for today', () => {
  const plan = nextCall('19:00', newYork, at('2026-03-03T23:59:00Z'))
  expect(nextCallSentence(plan)).toBe('Next Call: Today at 7:00 PM')
})

test('a call whose time has passed is announced for tomorrow', () => {
  const plan = nextCall('19:00', newYork, at('2026-03-04T00:00:00Z'))
  expect(nextCallSentence(plan)).toBe('Next Call: Tomorrow at 7:00 PM')
})

test('without a call time nothing is scheduled', () => {
  expect(nextCallSentence(nextCall(null, newYork, at('2026-03-03T12:00:00Z')))).toBe('Not scheduled')
})

test("the day is the person's own and not that of the browser", () => {
  const plan = nextCall('19:00', 'Pacific/Auckland', at('2026-03-03T12:00:00Z'))
  expect(plan?.isToday).toBe(true)
})

test('the panel names today, tomorrow and the day after', () => {
  const now = at('2026-03-03T12:00:00Z')
  expect(comingCalls({ isToday: true, time: '7:00 PM' }, newYork, now)).toEqual(['Today', 'Tomorrow', 'Thursday'])
})

test("once today's call has passed the panel begins tomorrow, also across a clock change", () => {
  const saturdayNight = at('2026-03-08T03:30:00Z')
  expect(comingCalls({ isToday: false, time: '7:00 PM' }, newYork, saturdayNight)).toEqual([
    'Tomorrow',
    'Monday',
    'Tuesday',
  ])
})
