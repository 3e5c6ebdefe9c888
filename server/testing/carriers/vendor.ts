import type { IncomingMessage } from 'node:http'
import type { Call } from './calls/call.ts'
import type { Exchange } from './exchange.ts'
import type { RelayOutcome } from './relay/line.ts'

export type CarrierName = 'twilio' | 'telnyx'
export type Fields = Record<string, string>

/** What sets one carrier apart from the other; everything else about a call is the same. */
export type Vendor = {
  name: CarrierName
  /** What the product is told about its account with us. */
  environment(apiUrl: string): Record<string, string>
  newCallSid(): string
  newSessionId(): string
  signed: {
    request(url: string, fields: Fields, body: string, of: { at: Date; token: string }): Fields
    /** Telnyx does not say that it signs the upgrade, so ours does not. */
    upgrade(url: string): Fields
  }
  fields: {
    /** Asking for the instructions of a call that was answered. */
    instructions(call: Call): Fields
    status(call: Call, at: Date): Fields
    machine(call: Call, detection: { answeredBy: string; ms: number }): Fields
    relayOver(call: Call, outcome: RelayOutcome): Fields
    setup(call: Call, sessionId: string, parameters: Fields): object
  }
  relay: {
    /** Partial results always come before the whole. */
    alwaysPartial: boolean
    /** Tells when the voice speaks and what was heard, to who subscribed. */
    hasEvents: boolean
    /** Says nothing of a turn before its `last`. */
    waitsForLast: boolean
    duration(ms: number): number | string
  }
  /** Null when there is no such door. */
  answers(exchange: Exchange, request: ApiRequest): Promise<ApiAnswer | null>
}

export type ApiRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** `cut`: the line breaks before the answer, and it is never known. */
export type ApiAnswer = { status: number; body: object; headers?: Fields } | 'cut' | 'silence'
