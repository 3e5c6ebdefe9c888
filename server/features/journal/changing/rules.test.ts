import { expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import type { KeptEntry } from '../sealing.ts'
import { changed } from './rules.ts'

const glad = 'I am so happy and grateful: my sister came to dinner and we laughed for hours.'
const sad = 'I feel terrible and lonely, everything went wrong and I cried all evening.'

const kept = (own: Partial<KeptEntry> = {}): KeptEntry => ({
  id: 7,
  userId: 1 as UserId,
  title: 'Dinner',
  content: glad,
  transcription: null,
  themes: ['family'],
  moodScore: 8.7,
  moodIsOwn: false,
  tagsAreOwn: false,
  openedAt: null,
  sentiment: 'positive',
  wordCount: 16,
  callId: null,
  callDuration: null,
  source: 'manual',
  isArtifact: false,
  speakingAsPartId: null,
  visibility: 'private',
  day: '2026-03-03',
  createdAt: new Date('2026-03-03T19:04:00Z'),
  version: 1,
  risk: null,
  riskVersion: 0,
  hasAlarm: false,
  ...own,
})

test('new text is understood anew', () => {
  const after = changed(kept(), { content: sad })
  expect(after).toMatchObject({ sentiment: 'negative', wordCount: 13, moodIsOwn: false })
  expect(after.moodScore).toBeLessThan(4)
  expect(after.themes).not.toContain('family')
})

test('a mood and tags that the person gave stay when the text changes', () => {
  const own = changed(changed(kept(), { moodScore: 9 }), { themes: ['my sister'] })
  expect(changed(own, { content: sad })).toMatchObject({ moodScore: 9, themes: ['my sister'], wordCount: 13 })
})

test('a mood taken away stays away', () => {
  const without = changed(kept(), { moodScore: null })
  expect(changed(without, { content: sad })).toMatchObject({ moodScore: null, sentiment: 'negative' })
})

test('a new title, or the same text again, leaves what was understood', () => {
  const told = kept({ source: 'call', moodScore: 3, sentiment: 'mixed', wordCount: 812 })
  expect(changed(told, { title: 'Sunday', content: glad, visibility: 'friends' })).toEqual({
    ...told,
    title: 'Sunday',
    visibility: 'friends',
  })
})

test('what is left out stays, and a part can be taken back', () => {
  const spoken = changed(kept(), { speakingAsPartId: 4 })
  expect(changed(spoken, { title: 'Sunday' }).speakingAsPartId).toBe(4)
  expect(changed(spoken, { speakingAsPartId: null }).speakingAsPartId).toBeNull()
})
