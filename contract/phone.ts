import { z } from 'zod'
import { endpoint, OwnPath } from './endpoint.ts'

/**
 * How the person's phone can be reached: in the `browser`; or over a carrier's line, once the number is `proved` to be
 * theirs. Where calls do not go to the country of a number, or to its kind, it is `out-of-reach`.
 */
export const PhoneState = z.enum(['browser', 'unproved', 'proved', 'out-of-reach'])
export type PhoneState = z.infer<typeof PhoneState>

export const Channel = z.enum(['sms', 'call'])
export type Channel = z.infer<typeof Channel>

/** Whether the number is proved, and the code that can be typed in now. */
export const PhoneProof = z.object({
  phone: PhoneState,
  told: z
    .object({
      channel: Channel,
      /** Until another one can be asked for; 0 when it can be now. */
      againInSeconds: z.int().nonnegative(),
    })
    .nullable(),
})
export type PhoneProof = z.infer<typeof PhoneProof>

export const readPhoneProof = endpoint({
  method: 'GET',
  url: '/api/users/:userId/phone-verification',
  schema: { params: OwnPath, response: { 200: PhoneProof } },
})

/** Tells a new code, and an earlier one is worth nothing from then on. 429 says in Retry-After when to ask again. */
export const tellCode = endpoint({
  method: 'POST',
  url: '/api/users/:userId/phone-verification',
  schema: { params: OwnPath, body: z.object({ channel: Channel }), response: { 201: PhoneProof } },
})

const sixDigits = 'Please enter the six digits of the code.'

export const TypedCode = z.object({
  /** Spaces and hyphens are how people read a number aloud. */
  code: z
    .string(sixDigits)
    .max(40, sixDigits)
    .overwrite((code) => code.replace(/[\s-]/g, ''))
    .regex(/^\d{6}$/, sixDigits),
})
export type TypedCode = z.infer<typeof TypedCode>

/** 400 `wrong_code` may be tried again; after 400 `code_over` another code is needed. */
export const confirmCode = endpoint({
  method: 'POST',
  url: '/api/users/:userId/phone-verification/confirm',
  schema: { params: OwnPath, body: TypedCode, response: { 200: PhoneProof } },
})
