import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(24).toString('base64url')

/** Only this is stored: who reads the database cannot pick up a call. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()
