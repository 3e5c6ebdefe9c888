import { createHmac } from 'node:crypto'
import type { Fields } from '../vendor.ts'

/** HMAC-SHA1 over the address and every sorted key with its value. */
export function twilioSignature(authToken: string, url: string, fields: Fields = {}): string {
  const input = Object.keys(fields)
    .sort()
    .reduce((text, key) => text + key + fields[key], url)
  return createHmac('sha1', authToken).update(input, 'utf8').digest('base64')
}
