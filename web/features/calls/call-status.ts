import type { Call } from '#contract/calls.ts'

const labels = {
  queued: 'Calling',
  ringing: 'Ringing',
  'in-progress': 'In Progress',
  failed: 'Failed',
  'no-answer': 'No Answer',
  voicemail: 'Voicemail',
  busy: 'Busy',
}

export function callStatusLabel({ status, journalEntryId }: Pick<Call, 'status' | 'journalEntryId'>): string {
  if (status !== 'completed') return labels[status]
  return journalEntryId === null ? 'Answered - No Journal' : 'Answered - Journal Created'
}
