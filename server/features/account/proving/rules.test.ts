import { expect, test } from 'vitest'
import { againInSeconds, isOver, type OverCall, provesNumber } from './rules.ts'
import { wordsFor } from './words.ts'

const noon = Temporal.Instant.from('2026-11-21T12:00:00Z')
const told = (secondsAgo: number, triesLeft = 5) => ({
  toldAt: new Date(noon.epochMilliseconds - secondsAgo * 1000),
  triesLeft,
})

test('a code is good for ten minutes and five tries', () => {
  expect(isOver(told(599), noon)).toBe(false)
  expect(isOver(told(600), noon)).toBe(true)
  expect(isOver(told(0, 1), noon)).toBe(false)
  expect(isOver(told(0, 0), noon)).toBe(true)
})

test('after a minute another code can be asked for', () => {
  expect([0, 12.5, 60, 4_000].map((ago) => againInSeconds(told(ago), noon))).toEqual([60, 48, 0, 0])
})

test('a text begins with the code', () => {
  expect(wordsFor('042917', 'sms')).toMatch(/^042917 is your Journal AI code\. It is good for 10 minutes\./)
})

test('a spoken code comes digit by digit, twice, from a voice that says what it is', () => {
  const words = wordsFor('042917', 'call')
  expect(words.split('zero, four, two, nine, one, seven.').length).toBe(3)
  expect(words).toContain('Journal AI, an automated voice')
  expect(words).not.toMatch(/\d/)
})

const call = (about: Partial<OverCall> = {}): OverCall => ({
  slot: null,
  status: 'completed',
  reason: 'said-goodbye',
  answeredBy: 'human',
  wordCount: 20,
  ...about,
})

test('a call they started, and in which they talked, proves a number', () => {
  expect(provesNumber(call())).toBe(true)
  expect(provesNumber(call({ reason: 'hung-up' }))).toBe(true)
})

test('no number is proved by someone else, by a machine, or by whoever wants no more calls', () => {
  const others: Partial<OverCall>[] = [
    { reason: 'wrong-person' },
    { reason: 'no-more-calls' },
    { reason: 'machine', status: 'voicemail' },
    { answeredBy: 'machine' },
    { slot: new Date() },
    { wordCount: 19 },
    { status: 'no-answer' },
  ]
  for (const other of others) expect(provesNumber(call(other))).toBe(false)
})
