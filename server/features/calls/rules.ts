import type { CallStatus } from '#contract/calls.ts'

/** While a call runs. Every other state is final. */
export const runningStatuses = ['queued', 'ringing', 'in-progress'] as const satisfies readonly CallStatus[]

export const ringSeconds = 30
/** After our own hard stop, before the carrier ends the call by itself. */
export const graceSeconds = 60
/** Without a sign of life from the process or the page that held the line, the call is over after this long. */
export const lostAfterSeconds = 20
export const holdEveryMs = 5_000

/** A call somebody asked for rings within this long, or not at all: later they no longer expect it. */
export const askedForSeconds = 120
/** Whoever asked for a call has it rung themselves; after this long somebody else does, for they did not live to. */
export const ringNowWithinMs = 2_000

/** What a call that ends now has become. Once somebody spoke on it, it was a conversation, however it ended. */
export function endedAs(running: CallStatus, told: CallStatus = 'no-answer'): CallStatus {
  if (running !== 'in-progress') return told
  return told === 'voicemail' ? told : 'completed'
}

export function secondsBetween(from: Date | null, to: Date): number {
  return from ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : 0
}
