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

const reasons: Record<CallReason, string> = {
  'too-late': 'It could not be made within an hour of its time.',
  paused: 'Your calls were paused.',
  'number-not-proved': 'Your number was not proved yet.',
  'daily-limit': 'You had reached the number of calls for one day.',
  'server-limit': 'This server had reached the number of calls it makes in a day.',
  'country-not-allowed': 'This server does not call numbers of your country.',
  'number-refused': 'The phone company says that your number cannot be called.',
  'carrier-failed': 'The phone company could not put it through.',
  'carrier-silent': 'The phone company did not say what became of it.',
  'line-lost': 'The line was lost. Whatever you had said is kept.',
  'server-failed': 'Something went wrong on our side. Whatever you had said is kept.',
  'number-changed': 'You changed your number while it rang at the old one.',
  declined: 'You declined it.',
  'not-now': 'You asked to talk another time.',
  'no-more-calls': 'You asked for no more calls, so daily calls were switched off.',
  'wrong-person': 'Somebody else answered, so nothing of your journal was said.',
  machine: 'A machine answered, so nothing of your journal was said.',
  'said-goodbye': 'You said goodbye.',
  'hung-up': 'You hung up.',
  'time-up': 'It had reached the longest time you set.',
  silence: 'It had grown quiet on the line.',
}

export function callStatusLabel({
  status,
  reason,
  journalEntryId,
}: Pick<Call, 'status' | 'reason' | 'journalEntryId'>): string {
  if (leftOutReasons.some((one) => one === reason)) return 'Not Called'
  if (status !== 'completed') return labels[status]
  return journalEntryId === null ? 'Answered - No Journal' : 'Answered - Journal Created'
}

/** Why it was not made, or how it ended; null where the status says it all. */
export function callReasonWords({ reason }: Pick<Call, 'reason'>): string | null {
  return reason && reasons[reason]
}

/** Null for the first, which needs no mention. */
export function tryWords({ attempt }: Pick<Call, 'attempt'>): string | null {
  if (attempt === 1) return null
  return attempt === 2 ? 'Second try' : attempt === 3 ? 'Third try' : `Try ${attempt}`
}
