import { createHash, randomBytes } from 'node:crypto'
import type { FriendInvite } from '#contract/friends.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { friendInvites } from './tables.ts'

export const sealedInvites = sealing<Pick<FriendInvite, 'token'>>(friendInvites)

export const openInvite = (safe: Safe, row: typeof friendInvites.$inferSelect): FriendInvite =>
  sealedInvites.open(safe, row)

export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest()
