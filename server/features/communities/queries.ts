import { and, asc, desc, eq, getTableColumns, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Community, CommunityMember } from '#contract/communities.ts'
import type { PageQuery } from '#contract/endpoint.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { memberOf } from './access.ts'
import { communities, members } from './tables.ts'

type Reading = { db: Db }

const memberCount = sql<number>`(
  select count(*)::int from community_members m where m.community_id = ${communities.id} and m.is_active)`

/** Of others, since the reader last looked. */
const newsFor = (userId: UserId) => {
  const since = sql`coalesce(${members.lastSeenAt}, ${members.joinedAt})`
  return sql<boolean>`coalesce(${members.isActive} and (
    exists (select from community_posts p
      where p.community_id = ${communities.id} and p.author_id <> ${userId} and p.created_at > ${since})
    or exists (select from community_posts p join community_responses r on r.post_id = p.id
      where p.community_id = ${communities.id} and r.author_id <> ${userId} and r.created_at > ${since})), false)`
}

function communitiesFor({ db }: Reading, userId: UserId) {
  const { creatorId: _, ...shown } = getTableColumns(communities)
  return db
    .select({ ...shown, memberCount, role: members.role, hasNews: newsFor(userId) })
    .from(communities)
    .leftJoin(members, and(eq(members.communityId, communities.id), eq(members.userId, userId), members.isActive))
}

export async function communitiesOf(reading: Reading, userId: UserId): Promise<Community[]> {
  return communitiesFor(reading, userId)
    .where(sql`${members.role} is not null`)
    .orderBy(desc(communities.isActive), sql`lower(${communities.name})`, asc(communities.id))
}

type Looking = PageQuery & { q?: string | undefined }

export async function discoverable(
  reading: Reading,
  userId: UserId,
  { q, limit, before }: Looking,
): Promise<Community[]> {
  const isOpen = and(communities.isActive, eq(communities.isPrivate, false), sql`${members.role} is null`)
  const older = before === undefined ? undefined : lt(communities.id, before)
  return communitiesFor(reading, userId)
    .where(and(isOpen, older, q ? mentions(q) : undefined))
    .orderBy(desc(communities.id))
    .limit(limit)
}

function mentions(q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${communities.name} ilike ${pattern}`,
    sql`${communities.description} ilike ${pattern}`,
    sql`exists (select from unnest(${communities.tags}) tag where tag ilike ${pattern})`,
  )
}

export async function communityFor(reading: Reading, userId: UserId, communityId: number): Promise<Community> {
  const isVisible = sql`(${members.role} is not null or (not ${communities.isPrivate} and ${communities.isActive}))`
  const [found] = await communitiesFor(reading, userId).where(and(eq(communities.id, communityId), isVisible))
  if (!found) throw notFound()
  return found
}

export async function membersOf({ db }: Reading, userId: UserId, communityId: number): Promise<CommunityMember[]> {
  await memberOf(db, userId, communityId)
  const rows = await db
    .select({ id: users.id, name: users.name, role: members.role, joinedAt: members.joinedAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.communityId, communityId), members.isActive))
    .orderBy(
      sql`array_position(array['owner', 'moderator', 'member'], ${members.role})`,
      sql`lower(${users.name})`,
      asc(users.id),
    )
  return rows.map((row) => ({ ...row, isMe: row.id === userId }))
}

export async function memberIds({ db }: Reading, communityId: number): Promise<UserId[]> {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.communityId, communityId), members.isActive))
  return rows.map(({ userId }) => userId)
}

/** Another active member, for what is done to them. */
export async function memberById(
  { db }: Reading,
  userId: UserId,
  communityId: number,
  memberId: number,
): Promise<typeof members.$inferSelect> {
  const [found] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.communityId, communityId),
        eq(members.userId, memberId as UserId),
        ne(members.userId, userId),
        members.isActive,
      ),
    )
  if (!found) throw notFound()
  return found
}
