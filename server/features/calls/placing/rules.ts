import type { CallReason, CallStatus } from '#contract/calls.ts'
import type { CarrierCall } from '#server/providers/telephony/telephony.ts'
import { graceSeconds } from '../rules.ts'

const [shortestWaitMs, longestWaitMs] = [2_000, 300_000]

/** A carrier may list a call only after a while: sooner than this, not being listed says nothing. */
const listedWithinSeconds = 90
/** A line that broke comes back on a new one by itself; a call on which nobody has been for this long is dead air. */
const deadAirSeconds = 90
/** After the longest a call can last, a carrier that is still away is waited for this long. */
const patienceMinutes = 15

/** When to ask a carrier again that could not take a call: the longer it has been so, the later. */
export function askAgainAt(
  { dueAt, retryAfterMs }: { dueAt: Temporal.Instant; retryAfterMs: number | null },
  now: Temporal.Instant,
): Temporal.Instant {
  const since = now.since(dueAt).total('milliseconds')
  const wait = Math.min(longestWaitMs, Math.max(shortestWaitMs, since))
  return now.add({ milliseconds: Math.ceil(Math.max(wait, retryAfterMs ?? 0)) })
}

/**
 * What a call has become that is over for the carrier; null while it is not. It takes many a person for a machine: once
 * somebody has spoken with us, its word alone takes nothing away.
 */
export function endingOf(
  { status, answeredBy }: Pick<CarrierCall, 'status' | 'answeredBy'>,
  running: CallStatus,
): { as: CallStatus; reason?: CallReason } | null {
  switch (status) {
    case 'ringing':
    case 'in-progress':
      return null
    case 'completed':
      return answeredBy === 'machine' && running !== 'in-progress'
        ? { as: 'voicemail', reason: 'machine' }
        : { as: 'completed', reason: 'hung-up' }
    case 'busy':
      return { as: 'busy' }
    case 'no-answer':
    case 'canceled':
      return { as: 'no-answer' }
    case 'failed':
      return { as: 'failed', reason: 'carrier-failed' }
  }
}

type Silent = {
  status: CallStatus
  askedAt: Date
  answeredAt: Date | null
  heldAt: Date | null
  maxSeconds: number
}
type Verdict =
  | { do: 'wait' }
  | { do: 'place-again' }
  | { do: 'end'; as?: CallStatus; reason?: CallReason; isGone?: boolean }

/** What becomes of a call we hear nothing of, by what the carrier says of it; null when it does not know it. */
export function verdict(call: Silent, known: CarrierCall | null | 'away', now: Temporal.Instant): Verdict {
  const since = (then: Date) => now.since(then.toTemporalInstant()).total('seconds')
  const patience = call.maxSeconds + graceSeconds + patienceMinutes * 60
  const isGivenUp = since(call.answeredAt ?? call.askedAt) > patience
  if (known === 'away') return isGivenUp ? { do: 'end', as: 'failed', reason: 'carrier-silent' } : { do: 'wait' }
  if (known === null) return unknownCall(call.status, since(call.askedAt))
  const ending = endingOf(known, call.status)
  if (ending) return { do: 'end', ...ending, isGone: true }
  if (isGivenUp) return { do: 'end', as: 'failed', reason: 'carrier-silent' }
  const isDeadAir = since(call.heldAt ?? call.answeredAt ?? call.askedAt) > deadAirSeconds
  const isAnswered = known.status === 'in-progress' || call.status === 'in-progress'
  if (isAnswered && isDeadAir) return { do: 'end', as: 'failed', reason: 'line-lost' }
  return { do: 'wait' }
}

function unknownCall(status: CallStatus, askedSecondsAgo: number): Verdict {
  if (status === 'in-progress') return { do: 'end', reason: 'line-lost', isGone: true }
  if (askedSecondsAgo < listedWithinSeconds) return { do: 'wait' }
  return status === 'queued'
    ? { do: 'place-again' }
    : { do: 'end', as: 'failed', reason: 'carrier-failed', isGone: true }
}
