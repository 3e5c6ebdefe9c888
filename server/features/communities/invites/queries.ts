import { and, asc, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { CommunityInvitation, CommunityInvite } from '#contract/community-invites.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { memberOf } from '../access.ts'
import { safesOf } from '../posts/sealing.ts'
import { communities } from '../tables.ts'
import { sealedInvites } from './sealing.ts'
import { communityInvites } from './tables.ts'

type Reading = Needs<'vault' | 'now'> & { db: Db }

export async function readInvites(
  { db, vault, now }: Reading,
  userId: UserId,
  where: SQL | undefined,
): Promise<CommunityInvite[]> {
  const rows = await db
    .select({ ...getTableColumns(communityInvites), inviteeName: users.name })
    .from(communityInvites)
    .leftJoin(users, eq(users.id, communityInvites.inviteeId))
    .where(and(eq(communityInvites.inviterId, userId), where))
    .orderBy(desc(communityInvites.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => {
    const isOver = row.status === 'pending' && row.expiresAt.getTime() <= now().epochMilliseconds
    return { ...sealedInvites.open(safe, row), status: isOver ? 'expired' : row.status }
  })
}

export async function invitesIn(reading: Reading, userId: UserId, communityId: number): Promise<CommunityInvite[]> {
  await memberOf(reading.db, userId, communityId)
  return readInvites(reading, userId, eq(communityInvites.communityId, communityId))
}

/** What still waits for an answer of this person. */
export const waitsFor = (userId: UserId, now: Date) =>
  and(
    eq(communityInvites.inviteeId, userId),
    eq(communityInvites.status, 'pending'),
    gt(communityInvites.expiresAt, now),
    sql`not exists (select from blocked_people b
      where b.user_id = ${userId} and b.blocked_id = ${communityInvites.inviterId})`,
  )

export async function invitationsFor({ db, vault, now }: Reading, userId: UserId): Promise<CommunityInvitation[]> {
  const rows = await db
    .select({
      id: communityInvites.id,
      communityId: communities.id,
      communityName: communities.name,
      communityDescription: communities.description,
      authorId: communityInvites.inviterId,
      inviterName: users.name,
      words: communityInvites.words,
      expiresAt: communityInvites.expiresAt,
    })
    .from(communityInvites)
    .innerJoin(communities, and(eq(communities.id, communityInvites.communityId), communities.isActive))
    .innerJoin(users, eq(users.id, communityInvites.inviterId))
    .where(waitsFor(userId, dateOf(now())))
    .orderBy(asc(communityInvites.id))
  const safeOf = await safesOf({ db, vault }, rows)
  return rows.map((row) => sealedInvites.open(safeOf(row.authorId), row))
}

export const invitesBy = (reading: Reading, userId: UserId) => readInvites(reading, userId, undefined)
