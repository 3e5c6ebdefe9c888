import { z } from 'zod'

/** Every code the server answers with when it refuses. */
export const ProblemCode = z.enum([
  'invalid_input',
  'wrong_credentials',
  'signed_out',
  'not_yours',
  'not_signed',
  'wrong_origin',
  'not_found',
  'phone_number_taken',
  'phone_number_invalid',
  'too_many_attempts',
  'call_already_active',
  'call_not_ringing',
  'call_answered_elsewhere',
  'number_not_proved',
  'number_refused',
  'nothing_to_prove',
  'wrong_code',
  'code_over',
  'country_not_allowed',
  'daily_limit',
  'server_limit',
  'consent_changed',
  'changed_elsewhere',
  'already_exists',
  'no_entries',
  'payment_required',
  'not_installed',
  'not_allowed',
  'invite_not_valid',
  'community_full',
  'payload_too_large',
  'bad_request',
  'unavailable',
  'unexpected',
])
export type ProblemCode = z.infer<typeof ProblemCode>

export const ProblemBody = z.object({
  code: ProblemCode,
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>
