import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

export function keyFromSeed(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([privateKeyPrefix, seed]), format: 'der', type: 'pkcs8' })
}

/** The 32 bytes themselves, as the portal shows them. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
}

/** Ed25519 over the time and the raw body. */
export function telnyxSignature(key: KeyObject, timestamp: number, body: string): string {
  return sign(null, Buffer.from(`${timestamp}|${body}`), key).toString('base64')
}
