import type { CallReason, CallStatus } from '#contract/calls.ts'

/** While a call runs. Every other state is final. */
export const runningStatuses = ['queued', 'ringing', 'in-progress'] as const satisfies readonly CallStatus[]

export const ringSeconds = 30
/** After our own hard stop, before the carrier ends the call by itself. */
export const graceSeconds = 60
/** Without a sign of life from the process or the page that held the line, the call is over after this long. */
export const lostAfterSeconds = 20
export const holdEveryMs = 5_000

/**
 * What a call that ends now has become: a conversation happened, or nobody picked up, or what the carrier said. Once it
 * was answered, nothing takes the conversation away but a machine at the other end.
 */
export function endedAs(status: CallStatus, { as, reason }: { as?: CallStatus; reason?: CallReason }): CallStatus {
  if (reason === 'machine') return 'voicemail'
  if (status === 'in-progress') return 'completed'
  return as ?? (reason === 'declined' ? 'busy' : 'no-answer')
}

export function secondsBetween(from: Date | null, to: Date): number {
  return from ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : 0
}
