import type { Call } from './calls/call.ts'
import type { Fields } from './vendor.ts'

export type CallbackKind = 'instructions' | 'status' | 'machine' | 'relay-over'
export type Callback = {
  kind: CallbackKind
  call: Call
  fields: Fields /** The first of its call is 1. */
  nth: number
}

/**
 * What goes wrong, by choice. `after-next` comes only after the callback that follows it; a number of milliseconds is a
 * delay on the clock.
 */
export type CallbackFault = 'twice' | 'lost' | 'after-next' | { delayMs: number }

/**
 * `429`, `500`, `503`: nothing is placed. `cut`, `silence`: placed, but the answer breaks off or never comes.
 * `lost`: nothing is placed, and the connection breaks off.
 */
export type OrderFault = 429 | 500 | 503 | 'cut' | 'silence' | 'lost'

/** A frame on its way; the first on each connection is 1. */
export type PassingFrame = { call: Call; connection: number; nth: number; from: 'carrier' | 'app'; type: string }

export type Faults = {
  order?: (order: { to: string; nth: number }) => OrderFault | null
  /** What asking for calls answers. */
  asking?: () => 429 | 500 | 503 | 'lost' | null
  callback?: (callback: Callback) => CallbackFault | null
  /** True breaks the socket right after this frame. */
  breaksLine?: (frame: PassingFrame) => boolean
  /** How long a call that was placed is missing from the list, in real milliseconds: both lists lag behind. */
  listLagMs?: number
}
