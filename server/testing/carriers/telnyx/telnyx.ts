import { randomBytes, randomUUID } from 'node:crypto'
import type { Vendor } from '../vendor.ts'
import { account } from './account.ts'
import { answers } from './api.ts'
import { fields } from './fields.ts'
import { publicKeyOf, telnyxSignature } from './signature.ts'

export const telnyx: Vendor = {
  name: 'telnyx',
  environment: (apiUrl) => ({
    CARRIER: 'telnyx',
    TELNYX_API_KEY: account.apiKey,
    TELNYX_PUBLIC_KEY: publicKeyOf(account.key),
    TELNYX_ACCOUNT_SID: account.sid,
    TELNYX_APPLICATION_SID: account.applicationSid,
    TELNYX_FROM_NUMBER: account.number,
    TELNYX_API_URL: apiUrl,
  }),
  newCallSid: () => `v3:${randomBytes(40).toString('base64url')}`,
  newSessionId: () => randomUUID(),
  signed: {
    request(_url, _fields, body, { at }) {
      const timestamp = Math.floor(at.getTime() / 1_000)
      return {
        'telnyx-timestamp': String(timestamp),
        'telnyx-signature-ed25519': telnyxSignature(account.key, timestamp, body),
      }
    },
    upgrade: () => ({}),
  },
  fields,
  relay: { alwaysPartial: true, hasEvents: false, waitsForLast: true, duration: (ms) => ms.toFixed(1) },
  answers,
}
