import { z } from 'zod'
import type { AnsweredBy, Callback, CallbackKind, CarrierStatus } from './telephony.ts'

/** The form both carriers send; Telnyx took its names from Twilio. */
const Form = z.object({
  CallSid: z.string().min(1).max(200),
  CallStatus: z.string().optional(),
  /** Callbacks may overtake each other. One that bears no number comes first of all. */
  SequenceNumber: z.coerce.number().int().catch(-1).default(-1),
  AnsweredBy: z.string().optional(),
  ErrorCode: z.string().max(40).optional(),
  SipResponseCode: z.string().max(40).optional(),
  SessionStatus: z.enum(['ended', 'completed', 'failed']).optional().catch(undefined),
})
type Form = z.infer<typeof Form>

export function readCallback(kind: CallbackKind, body: string): Callback | null {
  const form = Form.safeParse(Object.fromEntries(new URLSearchParams(body))).data
  if (!form) return null
  const { CallSid: providerCallId } = form
  const status = statusOf(form.CallStatus)
  const answeredBy = answeredByOf(form.AnsweredBy)
  switch (kind) {
    case 'status':
      return (
        status && { is: 'status', providerCallId, status, answeredBy, number: form.SequenceNumber, code: codeOf(form) }
      )
    case 'machine':
      return answeredBy && { is: 'machine', providerCallId, answeredBy }
    case 'relay-over':
      return { is: 'relay-over', providerCallId, how: form.SessionStatus ?? howItEnded(status) }
  }
}

/** A carrier that does not say: a call that goes on without a relay has lost it. */
function howItEnded(status: CarrierStatus | null): 'completed' | 'failed' {
  return status === null || status === 'ringing' || status === 'in-progress' ? 'failed' : 'completed'
}

function codeOf({ ErrorCode, SipResponseCode }: Form): string | null {
  return ErrorCode || SipResponseCode || null
}

const statuses: Record<string, CarrierStatus> = {
  queued: 'ringing',
  initiated: 'ringing',
  ringing: 'ringing',
  'in-progress': 'in-progress',
  completed: 'completed',
  busy: 'busy',
  'no-answer': 'no-answer',
  failed: 'failed',
  canceled: 'canceled',
}

export function statusOf(text: string | null | undefined): CarrierStatus | null {
  return statuses[text ?? ''] ?? null
}

export function answeredByOf(text: string | null | undefined): AnsweredBy | null {
  if (!text) return null
  if (text === 'human') return 'human'
  return text.startsWith('machine') || text === 'fax' ? 'machine' : 'unknown'
}
