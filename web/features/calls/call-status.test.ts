import { expect, test } from 'vitest'
import { leftOutReasons } from '#contract/calls.ts'
import { callStatusLabel, whyLeftOut } from './call-status.ts'

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

test.each(leftOutReasons)('a call that was left out as %s is no failed call, and says why', (reason) => {
  expect(callStatusLabel({ status: 'failed', reason, journalEntryId: null })).toBe('Not Called')
  expect(whyLeftOut(reason)).toMatch(/^(It|You|Your|All|Calls) .*\.$/)
})

test('a call that rang is not said to have been left out', () => {
  expect(callStatusLabel({ status: 'failed', reason: 'carrier-failed', journalEntryId: null })).toBe('Failed')
  expect(whyLeftOut('carrier-failed')).toBe(null)
})
