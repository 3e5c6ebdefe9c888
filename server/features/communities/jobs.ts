import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Chore } from '#server/platform/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { tellMembers } from './service.ts'
import { communities, members } from './tables.ts'

/** Where the owner's account was deleted, whoever has led or been there longest takes over; where nobody is left, it ends. */
export const lookAfterCommunities: Chore = {
  name: 'communities.look-after',
  everyMs: 60_000,
  run: lookAfter,
}

const active = sql`from community_members m where m.community_id = ${communities.id} and m.is_active`

async function lookAfter(services: Services) {
  const { db } = services
  await db.delete(communities).where(sql`not exists (select ${active})`)
  const led = await db.transaction(async (tx) => {
    const orphans = await tx
      .select({ id: communities.id })
      .from(communities)
      .where(and(communities.isActive, sql`not exists (select ${active} and m.role = 'owner')`))
      .limit(100)
      .for('update', { skipLocked: true })
    for (const { id } of orphans) {
      const heir = tx
        .select({ userId: members.userId })
        .from(members)
        .where(and(eq(members.communityId, id), members.isActive))
        .orderBy(desc(sql`${members.role} = 'moderator'`), asc(members.joinedAt), asc(members.userId))
        .limit(1)
      await tx
        .update(members)
        .set({ role: 'owner' })
        .where(and(eq(members.communityId, id), eq(members.userId, heir)))
    }
    return orphans
  })
  for (const { id } of led) await tellMembers(services, id)
}
