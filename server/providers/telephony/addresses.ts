import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { OwnUserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import type { CallbackKind, CallKey } from './telephony.ts'

/** Where a carrier opens the relay socket, and where it tells what becomes of a call. */
export const voiceRelayPath = '/voice/relay'
export const callbackPath = (kind: CallbackKind, reference: string) => `/voice/${kind}/${reference}`

const place = 'calls.address/callback'
const Key = z.tuple([OwnUserId, Id])

export type Addresses = ReturnType<typeof createAddresses>

/**
 * The addresses a carrier is given. A callback's says which call it is of, sealed: a carrier may tell its own name for
 * the call only with the first callback, and one that does not sign the address must not be led to another call.
 */
export function createAddresses(publicUrl: string, safe: Safe) {
  return {
    relay: publicUrl.replace(/^http/, 'ws') + voiceRelayPath,
    callback(kind: CallbackKind, { userId, callId }: CallKey): string {
      const reference = safe.seal(place, JSON.stringify([userId, callId])).toString('base64url')
      return publicUrl + callbackPath(kind, reference)
    },
    callAt(reference: string): CallKey | null {
      try {
        const [userId, callId] = Key.parse(JSON.parse(safe.open(place, Buffer.from(reference, 'base64url'))))
        return { userId, callId }
      } catch {
        return null
      }
    },
  }
}
