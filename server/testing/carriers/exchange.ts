import type { Call } from './calls/call.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Behaviour } from './people/behaviour.ts'
import type { Fields, Vendor } from './vendor.ts'
import type { Violation, ViolationKind } from './violations.ts'

export type Message = { to: string; from: string; words: string; at: Date }

/** A callback that was sent, once for each try. */
export type Sent = {
  kind: string
  callSid: string
  fields: Fields
  token: string
  /** Null when no answer came. */
  status: number | null
  ms: number
}

/** Everything of a carrier that its parts share. */
export type Exchange = {
  vendor: Vendor
  clock: Clock
  /** The time of day, as callbacks and call records tell it. */
  now(): Date
  faults: Faults
  calls: Call[]
  messages: Message[]
  keep(message: Message): void
  callbacks: Sent[]
  people: Map<string, Behaviour>
  everybodyElse: Behaviour
  violations: Violation[]
  complain(kind: ViolationKind, detail: string, call?: Call): void
  /** How long a person on the phone waits for something, in real milliseconds. */
  patienceMs: number
  callsPerSecond: number
  orders: number
  place(call: Call): void
  end(call: Call, as: 'completed' | 'canceled'): void
}
