import { expect, test } from 'vitest'
import { callStatusLabel } from './call-status.ts'

test.each([
  ['completed', 3, 'Answered - Journal Created'],
  ['completed', null, 'Answered - No Journal'],
  ['no-answer', null, 'No Answer'],
  ['voicemail', null, 'Voicemail'],
  ['failed', null, 'Failed'],
  ['busy', null, 'Busy'],
] as const)('a call that is %s with entry %s is labelled "%s"', (status, journalEntryId, label) => {
  expect(callStatusLabel({ status, journalEntryId })).toBe(label)
})
