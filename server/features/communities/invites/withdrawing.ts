import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import { communityInvites } from './tables.ts'

/** Those still open, of a person, or of everybody where a community is closed. */
export async function withdrawInvites(tx: Db, communityId: number, inviterId?: UserId) {
  const by = inviterId === undefined ? undefined : eq(communityInvites.inviterId, inviterId)
  await tx
    .delete(communityInvites)
    .where(and(eq(communityInvites.communityId, communityId), eq(communityInvites.status, 'pending'), by))
}
