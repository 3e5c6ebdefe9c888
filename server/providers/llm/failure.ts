import { AISDKError, APICallError, RetryError } from 'ai'

/** Counted by kind, so that an operator knows where to look. */
export type FailureKind =
  /** By whoever asked. */
  | 'stopped'
  | 'timed-out'
  | 'unreachable'
  /** The endpoint says that it cannot now. */
  | 'unavailable'
  | 'limited'
  /** The key is not good, or not good for this. */
  | 'denied'
  /** The endpoint does not accept what is asked: an unknown model, too long a text. */
  | 'rejected'
  /** The model does not want to. */
  | 'refused'
  | 'broken-off'
  | 'unreadable'
  /** Not asked at all: it failed too often just now. */
  | 'resting'
  /** Not asked at all: too many of ours were before it for too long. */
  | 'busy'

/** What says something about the endpoint, and not about one question or one answer. */
const outages: readonly FailureKind[] = [
  ...(['timed-out', 'unreachable', 'unavailable', 'limited', 'denied', 'broken-off'] as const),
]

export const isOutage = (kind: FailureKind) => outages.includes(kind)

/** What went wrong on the way to the first word, or after it. */
export function kindOf(error: unknown, hasBegun: boolean): FailureKind {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (last instanceof Error && last.name === 'TimeoutError') return 'timed-out'
  if (hasBegun) return 'broken-off'
  // Answered, but not in the way such endpoints speak.
  if (!APICallError.isInstance(last)) return AISDKError.isInstance(last) ? 'unreadable' : 'unreachable'
  const status = last.statusCode
  if (status === undefined) return 'unreachable'
  if (status === 401 || status === 403) return 'denied'
  if (status === 429) return 'limited'
  if (status >= 500) return 'unavailable'
  return status < 400 ? 'unreadable' : 'rejected'
}
