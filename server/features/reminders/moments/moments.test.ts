import { expect, test } from 'vitest'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { deedsIn } from '../affirmations/deeds.ts'
import { momentsIn } from './moments.ts'

const entry = (content: string, own: Partial<RecentEntry> = {}): RecentEntry => ({
  ...{ id: 1, day: '2026-03-03', source: 'manual', content, moodScore: 8, themes: [], safety: 0, isCalm: true },
  ...own,
})

test('a moment is a concrete line of a good day, and stands in it just so', () => {
  const content = 'I felt good. We ate the tomatoes straight from the plant. It was late.'
  const [moment] = momentsIn([entry(content)])
  expect(moment?.quote).toBe('We ate the tomatoes straight from the plant.')
  expect(content).toContain(moment?.quote)
  expect(momentsIn([entry(content, { moodScore: 4 })])).toEqual([])
  expect(momentsIn([entry(content, { safety: 1 })])).toEqual([])
  expect(momentsIn([entry(content, { isCalm: false, safety: 3 })])).toEqual([])
})

test.each([
  'The teacher is called Roberto and he must be eighty.',
  'But we sat by the lake until the evening came.',
  'When we came home the kitchen smelled of bread.',
  'Tomorrow we row across the lake with the children.',
  'I need to book the flight to Lisbon for us.',
  'I wish we had stayed at the lake until evening.',
])('“%s” is no moment to meet again', (content) => {
  expect(momentsIn([entry(content)])).toEqual([])
})

test('what was done on a hard day of waiting is nothing to be glad of', () => {
  const waiting = entry('Tomorrow we hear about Mom. I cleaned the kitchen twice.', { moodScore: 4.5 })
  expect(deedsIn([waiting], '2026-03-05')).toEqual([])
  const [deed] = deedsIn([{ ...waiting, content: 'I cleaned the kitchen twice.' }], '2026-03-05')
  expect(deed?.quote).toBe('I cleaned the kitchen twice.')
})
