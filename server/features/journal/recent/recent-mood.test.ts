import { expect, test } from 'vitest'
import type { RecentEntry } from './recent-entries.ts'
import { needsCare, toneOf } from './recent-mood.ts'

const today = '2026-03-03'
const entry = (own: Partial<RecentEntry>): RecentEntry => ({
  ...{ id: 1, day: today, source: 'manual', content: '', moodScore: 6, themes: [], safety: 0, isCalm: true },
  ...own,
})

test('the tone is that of the last four days, and distress makes it heavy, an alarm that nobody agreed to does not', () => {
  expect(toneOf([], today)).toBe('steady')
  expect(toneOf([entry({ moodScore: 8 })], today)).toBe('bright')
  expect(toneOf([entry({ moodScore: 3 })], today)).toBe('heavy')
  expect(toneOf([entry({ moodScore: 8, safety: 1 })], today)).toBe('heavy')
  expect(toneOf([entry({ moodScore: 3, day: '2026-02-20' })], today)).toBe('steady')
  expect(toneOf([entry({ moodScore: 8, isCalm: false })], today)).toBe('bright')
})

test('care is needed on the day of a crisis and the two after it', () => {
  const crisis = entry({ day: '2026-03-01', safety: 2, isCalm: false })
  expect(needsCare([crisis], '2026-03-03')).toBe(true)
  expect(needsCare([crisis], '2026-03-04')).toBe(false)
})
