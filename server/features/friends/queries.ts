import { and, asc, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PageQuery } from '#contract/endpoint.ts'
import type { BlockedPerson, Friend, FriendInvite, FriendRequest, SharedEntry } from '#contract/friends.ts'
import { users } from '#server/features/account/tables.ts'
import { openEntry } from '#server/features/journal/sealing.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { openInvite } from './sealing.ts'
import { blockedPeople, friendInvites, friendships } from './tables.ts'

/** The row of two people, whoever asked. */
export function between(one: UserId, other: UserId): SQL {
  const { requesterId, addresseeId } = friendships
  return sql`least(${requesterId}, ${addresseeId}) = least(${one}::bigint, ${other}::bigint)
    and greatest(${requesterId}, ${addresseeId}) = greatest(${one}::bigint, ${other}::bigint)`
}

const accepted = eq(friendships.status, 'accepted')

export async function friendsOf({ db }: { db: Db }, userId: UserId): Promise<Friend[]> {
  const friendId = sql`case when ${friendships.requesterId} = ${userId}
    then ${friendships.addresseeId} else ${friendships.requesterId} end`
  return db
    .select({ id: users.id, name: users.name, createdAt: sinceWhen })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendId))
    .where(and(accepted, or(eq(friendships.requesterId, userId), eq(friendships.addresseeId, userId))))
    .orderBy(sql`lower(${users.name})`, asc(users.id))
}

const sinceWhen = sql<Date>`coalesce(${friendships.acceptedAt}, ${friendships.createdAt})`.mapWith(
  friendships.createdAt,
)

/** The friend, proven to be one; anybody else is not found. */
export async function friendOf({ db }: { db: Db }, userId: UserId, friendId: number): Promise<Friend & { id: UserId }> {
  const [friend] = await db
    .select({ id: users.id, name: users.name, createdAt: sinceWhen })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendId as UserId))
    .where(and(accepted, between(userId, friendId as UserId)))
  if (!friend) throw notFound()
  return friend
}

/** Whoever is blocked may have asked; nobody is told. */
export const notBlockedBy = (userId: UserId) => sql`not exists (
  select from blocked_people b where b.user_id = ${userId} and b.blocked_id = ${friendships.requesterId})`

export async function requestsTo({ db }: { db: Db }, userId: UserId): Promise<FriendRequest[]> {
  return db
    .select({ id: friendships.id, requesterId: friendships.requesterId, requesterName: users.name })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.requesterId))
    .where(and(eq(friendships.addresseeId, userId), eq(friendships.status, 'pending'), notBlockedBy(userId)))
    .orderBy(asc(friendships.createdAt), asc(friendships.id))
}

export async function invitesOf(
  { db, vault, now }: Needs<'db' | 'vault' | 'now'>,
  userId: UserId,
): Promise<FriendInvite[]> {
  const rows = await db
    .select()
    .from(friendInvites)
    .where(and(eq(friendInvites.userId, userId), gt(friendInvites.expiresAt, dateOf(now()))))
    .orderBy(desc(friendInvites.createdAt), desc(friendInvites.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => openInvite(safe, row))
}

export async function sharedEntriesOf(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  friendId: number,
  { limit, before }: PageQuery,
): Promise<SharedEntry[]> {
  const friend = await friendOf({ db }, userId, friendId)
  const older =
    before === undefined
      ? undefined
      : sql`(${entries.createdAt}, ${entries.id}) < (
          select created_at, id from journal_entries where user_id = ${friend.id} and id = ${before})`
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, friend.id), eq(entries.visibility, 'friends'), older))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit)
  const safe = await vault.safeOf(db, friend.id)
  return rows.map((row) => {
    const { id, title, content, createdAt } = openEntry(safe, row)
    return { id, title, content, createdAt, authorName: friend.name }
  })
}

export async function blockedBy({ db }: { db: Db }, userId: UserId): Promise<BlockedPerson[]> {
  return db
    .select({ id: users.id, name: users.name, createdAt: blockedPeople.createdAt })
    .from(blockedPeople)
    .innerJoin(users, eq(users.id, blockedPeople.blockedId))
    .where(eq(blockedPeople.userId, userId))
    .orderBy(sql`lower(${users.name})`, asc(users.id))
}

export async function hasBlocked({ db }: { db: Db }, userId: UserId, other: UserId): Promise<boolean> {
  const [row] = await db
    .select({ id: blockedPeople.blockedId })
    .from(blockedPeople)
    .where(and(eq(blockedPeople.userId, userId), eq(blockedPeople.blockedId, other)))
  return row !== undefined
}

export const exportedFriends: Exported = {
  name: 'friends',
  async read({ db, vault }, userId) {
    const safe = await vault.safeOf(db, userId)
    const invites = await db.select().from(friendInvites).where(eq(friendInvites.userId, userId))
    const asked = await db
      .select({ name: users.name, createdAt: friendships.createdAt })
      .from(friendships)
      .innerJoin(users, eq(users.id, friendships.addresseeId))
      .where(and(eq(friendships.requesterId, userId), ne(friendships.status, 'accepted')))
    return {
      friends: await friendsOf({ db }, userId),
      requests: await requestsTo({ db }, userId),
      asked,
      invites: invites.map((row) => openInvite(safe, row)),
      blocked: await blockedBy({ db }, userId),
    }
  },
}
