import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CommunityRole } from '#contract/communities.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { leads } from './rules.ts'
import { communities, members } from './tables.ts'

export type Community = typeof communities.$inferSelect
export type Membership = { community: Community; role: CommunityRole }

const isMember = (userId: UserId) =>
  and(eq(members.communityId, communities.id), eq(members.userId, userId), members.isActive)

/** The community as one of its members. For others a private one is not there, and a public one says to join first. */
export async function memberOf(db: Db, userId: UserId, communityId: number): Promise<Membership> {
  const [found] = await db
    .select({ community: communities, role: members.role })
    .from(communities)
    .leftJoin(members, isMember(userId))
    .where(eq(communities.id, communityId))
  if (!found || (!found.role && (found.community.isPrivate || !found.community.isActive))) throw notFound()
  if (!found.role) throw new Problem(403, 'not_allowed', 'Join this community to take part in it.')
  return { community: found.community, role: found.role }
}

/** To add something: what is closed can only be read. */
export async function writerIn(db: Db, userId: UserId, communityId: number): Promise<Membership> {
  const membership = await memberOf(db, userId, communityId)
  if (!membership.community.isActive) throw closed()
  return membership
}

/** Holds the community until the transaction ends, so that who comes, goes and leads is decided one after the other. */
export async function held(tx: Db, communityId: number): Promise<Community> {
  const [community] = await tx.select().from(communities).where(eq(communities.id, communityId)).for('update')
  if (!community) throw notFound()
  return community
}

export const closed = () => new Problem(409, 'not_allowed', 'This community is closed. It can still be read.')
export const notYours = (message: string) => new Problem(403, 'not_allowed', message)

type Written = { authorId: SQL; isAnonymous: SQL }

/**
 * What somebody who is blocked, or who has blocked, writes under their name is left out. What is anonymous stays: were
 * it to vanish with the block, the block would tell who wrote it. Those who lead see everything they have to answer for.
 */
export function shownTo(userId: UserId, role: CommunityRole, { authorId, isAnonymous }: Written): SQL {
  if (leads(role)) return sql`true`
  return sql`(${isAnonymous} or not exists (
    select from blocked_people b
    where (b.user_id = ${userId} and b.blocked_id = ${authorId}) or (b.user_id = ${authorId} and b.blocked_id = ${userId})))`
}
