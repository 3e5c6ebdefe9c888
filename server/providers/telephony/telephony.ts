import type { UserId } from '#server/platform/services.ts'

/** A way to reach a person. What a call is made of is the same for all of them: relay frames on a socket. */
export type Telephony = {
  /** Rings. */
  place(call: Placing): Promise<Placed>
  /** What only a real line has; null for the phone in the browser. */
  carrier: Carrier | null
}

export type Placing = {
  callId: number
  userId: UserId
  phoneNumber: string
  /** Opens the relay socket of this call, once. */
  token: string
  /** After this long the carrier ends the call by itself. */
  mostSeconds: number
}

/**
 * `refused`: this number will never be reached so. `not-now`: nothing rings, and it may be tried again. `unknown`: no
 * answer came, so it may be ringing; the carrier has to be asked before anything is placed again.
 */
export type Placed =
  | { is: 'placed' /** Some carriers tell it only with the first callback. */; providerCallId: string | null }
  | { is: 'refused'; code: string }
  | { is: 'not-now'; code: string; retryAfterMs: number | null }
  | { is: 'unknown' }

export type Carrier = {
  name: 'twilio' | 'telnyx'
  /** Whether newer words can take the place of those that are on their way. */
  takesBack: boolean
  /** Ends a call in whatever state it is; one that is over already is left alone. */
  hangUp(providerCallId: string): Promise<void>
  /** What became of a call; null when the carrier does not know it. Throws `CarrierAway` when it does not answer. */
  ask(providerCallId: string): Promise<CarrierCall | null>
  /** Calls to a number since then, newest first. Throws `CarrierAway` when it does not answer. */
  askFor(phoneNumber: string, since: Temporal.Instant): Promise<CarrierCall[]>
  /**
   * Whether the carrier itself sent this. `url` is the path and query as requested, `body` the raw bytes. A carrier that
   * does not sign the sockets it opens leaves those to the call's token.
   */
  isSigned(request: SignedRequest): boolean
  /** Which call the address of a callback was made for; null when it is none of ours. */
  callAt(reference: string): CallKey | null
  /** Only for what is signed. Null when it says nothing we act on. */
  readCallback(kind: CallbackKind, body: string): Callback | null
  /** What the carrier does next with a call: it opens a relay socket, or hangs up when there is nothing more to say. */
  instructions(next: (CallKey & { token: string }) | null): string
  /** Tells a code to a number that is being proved. */
  tell(message: { phoneNumber: string; words: string; by: 'sms' | 'call' }): Promise<Placed>
}

export class CarrierAway extends Error {}

export type CallKey = { userId: UserId; callId: number }

export const callbackKinds = ['status', 'machine', 'relay-over'] as const
export type CallbackKind = (typeof callbackKinds)[number]

export type SignedRequest = {
  scheme: 'http' | 'ws'
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Where a call stands with the carrier. Everything but the first two is over. */
export type CarrierStatus = 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled'
export type AnsweredBy = 'human' | 'machine' | 'unknown'

export type CarrierCall = {
  providerCallId: string
  status: CarrierStatus
  answeredBy: AnsweredBy | null
  startedAt: Temporal.Instant | null
  seconds: number | null
}

export type Callback = { providerCallId: string } & (
  | { is: 'status'; status: CarrierStatus; number: number; answeredBy: AnsweredBy | null; code: string | null }
  | { is: 'machine'; answeredBy: AnsweredBy }
  /** The relay's socket is closed; `failed` when it broke, and then the call can go on over a new one. */
  | { is: 'relay-over'; how: 'ended' | 'completed' | 'failed' }
)
