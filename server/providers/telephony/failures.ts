import { CarrierAway, type Placed } from './telephony.ts'

/** What a request that failed told us. `status` is null when no answer came. */
export type Failure = { status: number | null; code: string | null; retryAfterMs: number | null }

/** Nobody heard us: nothing can have come of the request. */
const neverSent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'],
])

/** How long a carrier has for its answer. */
export const answerWithinMs = 10_000

export const channelLimit = 'channel-limit'
/** Refusals about how much is going on, not about the number. The numbers are Twilio's (docs/api/errors). */
const tooMuch = new Set([channelLimit, '10004', '20429', '22005'])

/**
 * What a failed request means for the call it asked for. An error of the carrier's own may have come after it began to
 * dial, so it has to be asked; only 503 says that nothing was done. A refused key is no reason to give up a number.
 */
export function placedDespite({ status, code, retryAfterMs }: Failure): Placed {
  const notNow = { is: 'not-now', code: code ?? String(status), retryAfterMs } as const
  if (status === null) return neverSent.has(code ?? '') ? notNow : { is: 'unknown' }
  if (status === 401 || status === 429 || status === 503 || tooMuch.has(code ?? '')) return notNow
  if (status >= 400 && status < 500 && status !== 408) return { is: 'refused', code: code ?? String(status) }
  return { is: 'unknown' }
}

/** Null when the carrier does not know what was asked about. The message bears no more than a code. */
export function unknownOrAway({ status, code }: Failure): null {
  if (status === 404) return null
  throw new CarrierAway(`the carrier answered ${status ?? 'nothing'} (${code ?? 'no code'})`)
}

/** A header in seconds or as a date. */
export function retryAfterMs(header: string | null | undefined): number | null {
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isFinite(ms) && ms >= 0 ? ms : null
}
