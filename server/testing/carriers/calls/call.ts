import type { Verb } from '../markup/twiml.ts'
import { createMoments, type Moments } from '../moments.ts'
import type { Line } from '../relay/line.ts'

export type Status =
  | 'queued'
  | 'initiated'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'failed'
  | 'canceled'

export type StatusEvent = 'initiated' | 'ringing' | 'answered' | 'completed'
export type Instructions = { url: string; method: string } | { verbs: Verb[] }
export type Detection = 'Enable' | 'DetectMessageEnd'

/** What was asked for, in the words of neither carrier. */
export type Order = {
  to: string
  from: string
  instructions: Instructions
  statusCallback: string | null
  statusEvents: ReadonlySet<StatusEvent>
  ringSeconds: number
  mostSeconds: number
  detection: Detection | null
  /** Null: the instructions wait for the detection. */
  detectionCallback: string | null
}

export type Call = {
  sid: string
  accountSid: string
  to: string
  from: string
  order: Order
  status: Status
  placedAt: Date
  updatedAt: Date
  dialledAt: Date | null
  answeredAt: Date | null
  endedAt: Date | null
  /** How long the talk was, on the carrier's clock. */
  seconds: number
  answeredBy: string | null
  failure: { code: string; message: string } | null
  /** Of the next status callback. */
  sequence: number
  callbacks: number
  line: Line | null
  /** The carrier itself is reading something out. */
  isReadingOut: boolean
  connections: number
  /** What the person at the other end heard, an utterance each; the last may still be growing. */
  heard: string[]
  /** What the speech recognition made of the person, and when that was sent. */
  prompts: { words: string; at: Date }[]
  /** From each prompt to the first word of its answer, in real milliseconds. */
  firstTokenMs: number[]
  handoffs: string[]
  /** How many characters had been heard when a machine beeped. */
  beepAt: number | null
  over: AbortController
  /** Aborted when other instructions replace those that are being followed. */
  turn: AbortController
  redirectedTo: Instructions | null
  moments: Moments
}

export const terminal: ReadonlySet<Status> = new Set(['completed', 'busy', 'no-answer', 'failed', 'canceled'])
/** Nobody at the other end is speaking, nor about to go on. */
export const isStill = ({ line, isReadingOut }: Call) => !isReadingOut && line?.isQuiet() !== false
export const isOver = (call: Call) => terminal.has(call.status)

export function newCall(sid: string, accountSid: string, order: Order, at: Date): Call {
  return {
    sid,
    accountSid,
    to: order.to,
    from: order.from,
    order,
    status: 'queued',
    placedAt: at,
    updatedAt: at,
    dialledAt: null,
    answeredAt: null,
    endedAt: null,
    seconds: 0,
    answeredBy: null,
    failure: null,
    sequence: 0,
    callbacks: 0,
    line: null,
    isReadingOut: false,
    connections: 0,
    heard: [],
    prompts: [],
    firstTokenMs: [],
    handoffs: [],
    beepAt: null,
    over: new AbortController(),
    turn: new AbortController(),
    redirectedTo: null,
    moments: createMoments(),
  }
}
