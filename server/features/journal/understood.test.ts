import { expect, test } from 'vitest'
import { understood } from './understood.ts'

test.each([
  ['I don’t want to be here anymore. Everything is too much and nobody would notice.', 3.5],
  ['I want to kill myself.', 2.5],
  ['I want to kill myself tonight and I have the pills.', 1.5],
])('“%s” is never shown as a so-so day', (words, highest) => {
  const { moodScore, sentiment } = understood(words, null)
  expect(moodScore).toBeLessThanOrEqual(highest)
  expect(sentiment).toBe('negative')
})

test('a mood of one’s own stands beside words of danger', () => {
  expect(understood('I don’t want to be here anymore.', 5).moodScore).toBe(5)
  expect(understood('I don’t want to be here anymore. Mood 4 out of 10.', null).moodScore).toBe(4)
})

test('a calm day keeps the mood of its words', () => {
  expect(understood('We swam in the lake until evening and I laughed a lot.', null).moodScore).toBeGreaterThan(6)
})
