import { createPublicKey, verify } from 'node:crypto'
import type { SignedRequest } from './telephony.ts'

/** RFC 8410: what comes before the 32 bytes of an Ed25519 public key. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')
const validForSeconds = 300
const signatureBytes = 64

/**
 * Telnyx signs time and body, not the address; what is older than five minutes may be somebody's replay. Its sockets are
 * not documented to be signed: one that bears no signature is let in to show its call's token, one that bears a wrong
 * signature is not.
 */
export function telnyxSignatures(publicKey: string) {
  const raw = Buffer.from(publicKey, 'base64')
  const key = createPublicKey({ key: Buffer.concat([spkiPrefix, raw]), format: 'der', type: 'spki' })

  return ({ scheme, headers, body }: SignedRequest): boolean => {
    const signature = headers['telnyx-signature-ed25519']
    const timestamp = headers['telnyx-timestamp']
    if (scheme === 'ws' && signature === undefined) return true
    if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > validForSeconds) return false
    const bytes = Buffer.from(signature, 'base64')
    return bytes.length === signatureBytes && verify(null, Buffer.from(`${timestamp}|${body}`), key, bytes)
  }
}
