import { randomBytes } from 'node:crypto'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import type { Telephony } from './telephony.ts'

/** The person's own page is the phone: it rings there, and connects to the relay as a carrier would. */
export function createBrowserPhone(realtime: Realtime): Telephony {
  return {
    carrier: null,
    async place({ callId, userId }) {
      await realtime.push(userId, { type: 'call_ringing', callId })
      return { is: 'placed', providerCallId: `BR${randomBytes(16).toString('hex')}` }
    },
  }
}
