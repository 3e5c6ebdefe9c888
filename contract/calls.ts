import { z } from 'zod'
import { endpoint, Id, Instant, Nothing, OwnPath, PageQuery, PathId } from './endpoint.ts'

/** While it runs: queued, ringing, in-progress. Over: the other five, which are never left again. */
export const CallStatus = z.enum([
  'queued',
  'ringing',
  'in-progress',
  'completed',
  'failed',
  'no-answer',
  'voicemail',
  'busy',
])
export type CallStatus = z.infer<typeof CallStatus>

/** Why a call was left out before anything rang. Its status is `failed`, and it is shown as not called. */
export const leftOutReasons = [
  'too-late',
  'paused',
  'number-not-proved',
  'daily-limit',
  'server-limit',
  'country-not-allowed',
] as const

/** Why a call was not made, how it failed, or how it ended. */
export const CallReason = z.enum([
  ...leftOutReasons,
  ...['number-refused', 'carrier-failed', 'carrier-silent', 'line-lost', 'server-failed', 'number-changed'],
  ...['declined', 'not-now', 'no-more-calls', 'wrong-person', 'machine'],
  ...['said-goodbye', 'hung-up', 'time-up', 'silence'],
] as const)
export type CallReason = z.infer<typeof CallReason>

export const Call = z.object({
  id: Id,
  userId: Id,
  phoneNumber: z.string(),
  status: CallStatus,
  /** Seconds from answering to the end; null before the end. */
  duration: z.int().nonnegative().nullable(),
  recordingUrl: z.string().nullable(),
  /** What was said, a line per turn with its speaker; null where nothing was. */
  transcriptionText: z.string().nullable(),
  journalEntryId: Id.nullable(),
  /** The carrier's own name for the call; null until it has been placed. */
  providerCallId: z.string().nullable(),
  answeredBy: z.string().nullable(),
  reason: CallReason.nullable(),
  /** Which try it was for its day: 1, and one more for each that came after it. */
  attempt: z.int().positive(),
  /** Who speaks; a call keeps its companion when the person chooses another. */
  companionName: z.string(),
  createdAt: Instant,
})
export type Call = z.infer<typeof Call>

const CallPath = OwnPath.extend({ callId: PathId })

export const listCalls = endpoint({
  method: 'GET',
  url: '/api/users/:userId/call-history',
  schema: { params: OwnPath, querystring: PageQuery, response: { 200: z.array(Call) } },
})

export const countCalls = endpoint({
  method: 'GET',
  url: '/api/users/:userId/call-history/count',
  schema: { params: OwnPath, response: { 200: z.object({ total: z.int().nonnegative() }) } },
})

export const startCall = endpoint({
  method: 'POST',
  url: '/api/users/:userId/call',
  schema: { params: OwnPath, response: { 201: Call } },
})

/** Where this server's calls ring: in the open page, or on a telephone, over a carrier. */
const RingsIn = z.enum(['page', 'telephone'])

/**
 * The call that rings or runs, so that a reloaded page can pick it up; null when there is none. `heard` counts the
 * person's spoken turns that are stored: a page whose line dropped says again what is missing. `isCare` while somebody was
 * heard as in danger and has not said that it was not meant.
 */
export const readCurrentCall = endpoint({
  method: 'GET',
  url: '/api/users/:userId/calls/current',
  schema: {
    params: OwnPath,
    response: {
      200: z.object({
        call: Call.nullable(),
        heard: z.int().nonnegative(),
        isCare: z.boolean(),
        ringsIn: RingsIn,
      }),
    },
  },
})

/**
 * Picks up in the browser, or returns after the line dropped: the same `phoneId` may ask again and takes over,
 * another one is refused. The token opens one relay socket, once.
 */
export const answerCall = endpoint({
  method: 'POST',
  url: '/api/users/:userId/calls/:callId/answer',
  schema: {
    params: CallPath,
    body: z.object({ phoneId: z.uuid() }),
    response: { 200: z.object({ token: z.string(), call: Call }) },
  },
})

export const declineCall = endpoint({
  method: 'POST',
  url: '/api/users/:userId/calls/:callId/decline',
  schema: { params: CallPath, response: { 204: Nothing } },
})
