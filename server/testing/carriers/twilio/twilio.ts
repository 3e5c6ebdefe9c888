import { randomBytes } from 'node:crypto'
import type { Vendor } from '../vendor.ts'
import { account } from './account.ts'
import { answers } from './api.ts'
import { fields } from './fields.ts'
import { twilioSignature } from './signature.ts'

export const twilio: Vendor = {
  name: 'twilio',
  environment: (apiUrl) => ({
    CARRIER: 'twilio',
    TWILIO_ACCOUNT_SID: account.sid,
    TWILIO_AUTH_TOKEN: account.authToken,
    TWILIO_FROM_NUMBER: account.number,
    TWILIO_API_URL: apiUrl,
  }),
  newCallSid: () => `CA${randomBytes(16).toString('hex')}`,
  newSessionId: () => `VX${randomBytes(16).toString('hex')}`,
  signed: {
    request: (url, form, _body, { token }) => ({
      'x-twilio-signature': twilioSignature(account.authToken, url, form),
      'i-twilio-idempotency-token': token,
    }),
    upgrade: (url) => ({ 'x-twilio-signature': twilioSignature(account.authToken, url) }),
  },
  fields,
  relay: { alwaysPartial: false, hasEvents: true, waitsForLast: false, duration: (ms) => Math.round(ms) },
  answers,
}
