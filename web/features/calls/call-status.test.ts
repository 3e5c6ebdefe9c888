import { expect, test } from 'vitest'
import { CallReason } from '#contract/calls.ts'
import { callReasonWords, callStatusLabel, tryWords } from './call-status.ts'

test.each([
  ['completed', 3, 'Answered - Journal Created'],
  ['completed', null, 'Answered - No Journal'],
  ['no-answer', null, 'No Answer'],
  ['voicemail', null, 'Voicemail'],
  ['failed', null, 'Failed'],
  ['busy', null, 'Busy'],
] as const)('a call that is %s with entry %s is labelled "%s"', (status, journalEntryId, label) => {
  expect(callStatusLabel({ status, reason: null, journalEntryId })).toBe(label)
})

test('a call that was left out before anything rang reads as not called, one the carrier refused as failed', () => {
  const label = (reason: CallReason) => callStatusLabel({ status: 'failed', reason, journalEntryId: null })
  expect(['too-late', 'paused', 'number-not-proved'].map((reason) => label(CallReason.parse(reason)))).toEqual([
    ...['Not Called', 'Not Called', 'Not Called'],
  ])
  expect([label('number-refused'), label('carrier-failed')]).toEqual(['Failed', 'Failed'])
})

test('every reason has a sentence of its own, and no reason none', () => {
  const sentences = CallReason.options.map((reason) => callReasonWords({ reason }))
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(callReasonWords({ reason: null })).toBe(null)
})

test('the first try needs no mention', () => {
  expect([1, 2, 3, 4].map((attempt) => tryWords({ attempt }))).toEqual([null, 'Second try', 'Third try', 'Try 4'])
})
