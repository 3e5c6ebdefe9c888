import { type Call, type CallReason, leftOutReasons } from '#contract/calls.ts'

const labels = {
  queued: 'Calling',
  ringing: 'Ringing',
  'in-progress': 'In Progress',
  failed: 'Failed',
  'no-answer': 'No Answer',
  voicemail: 'Voicemail',
  busy: 'Busy',
}

const leftOut: Record<(typeof leftOutReasons)[number], string> = {
  'too-late': 'It would have come more than an hour late.',
  paused: 'Your calls were paused.',
  'number-not-proved': 'Your number was not proved yet.',
  'daily-limit': 'You had had six calls that day already.',
  'server-limit': 'All the calls this server makes in a day were used up.',
  'country-not-allowed': 'Calls from this server don’t go to your number.',
}

/** Why there was no call, where nothing ever rang. */
export function whyLeftOut(reason: CallReason | null): string | null {
  return leftOutReasons.includes(reason as keyof typeof leftOut) ? leftOut[reason as keyof typeof leftOut] : null
}

export function callStatusLabel({
  status,
  reason,
  journalEntryId,
}: Pick<Call, 'status' | 'reason' | 'journalEntryId'>): string {
  if (whyLeftOut(reason)) return 'Not Called'
  if (status !== 'completed') return labels[status]
  return journalEntryId === null ? 'Answered - No Journal' : 'Answered - Journal Created'
}
