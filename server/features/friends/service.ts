import { and, eq } from 'drizzle-orm'
import type { Friend, FriendInvite } from '#contract/friends.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { notFound, one } from '#server/platform/problems.ts'
import type { Needs, Services, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { between, friendOf, notBlockedBy } from './queries.ts'
import { inviteDays } from './rules.ts'
import { hashOf, newToken, openInvite, sealedInvites } from './sealing.ts'
import { blockedPeople, friendInvites, friendships } from './tables.ts'

export async function createInvite(
  { db, vault, now }: Needs<'db' | 'vault' | 'now'>,
  userId: UserId,
): Promise<FriendInvite> {
  const token = newToken()
  const [safe, id] = [await vault.safeOf(db, userId), await sealedInvites.nextId(db)]
  const createdAt = now()
  const added = await db
    .insert(friendInvites)
    .values({
      id,
      userId,
      tokenHash: hashOf(token),
      words: sealedInvites.seal(safe, id, { token }),
      createdAt: dateOf(createdAt),
      expiresAt: dateOf(createdAt.add({ hours: 24 * inviteDays })),
    })
    .returning()
  return openInvite(safe, one(added))
}

export async function withdrawInvite({ db }: Needs<'db'>, userId: UserId, inviteId: number) {
  const removed = await db
    .delete(friendInvites)
    .where(and(eq(friendInvites.userId, userId), eq(friendInvites.id, inviteId)))
    .returning({ id: friendInvites.id })
  if (removed.length === 0) throw notFound()
}

type Answering = Needs<'db' | 'jobs' | 'realtime' | 'now'>

export async function acceptRequest(
  { db, jobs, realtime, now }: Answering,
  userId: UserId,
  requestId: number,
): Promise<Friend> {
  const friend = await db.transaction(async (tx) => {
    const requesterId = await settle(tx, userId, requestId, {
      status: 'accepted',
      acceptedAt: dateOf(now()),
    })
    await tellConnected(jobs, tx, userId, requesterId)
    return friendOf({ db: tx }, userId, requesterId)
  })
  await tellBoth(realtime, userId, friend.id)
  return friend
}

export async function declineRequest({ db, realtime }: Answering, userId: UserId, requestId: number) {
  await tellBoth(realtime, userId, await settle(db, userId, requestId, { status: 'declined' }))
}

/** Answers a request that still waits; of two answers at once the first one counts. */
async function settle(
  db: Db,
  userId: UserId,
  requestId: number,
  answer: Partial<typeof friendships.$inferInsert>,
): Promise<UserId> {
  const { id, addresseeId, status } = friendships
  const [answered] = await db
    .update(friendships)
    .set(answer)
    .where(and(eq(id, requestId), eq(addresseeId, userId), eq(status, 'pending'), notBlockedBy(userId)))
    .returning({ requesterId: friendships.requesterId })
  if (!answered) throw notFound()
  return answered.requesterId
}

export async function removeFriend({ db, realtime }: Needs<'db' | 'realtime'>, userId: UserId, friendId: number) {
  const removed = await db
    .delete(friendships)
    .where(and(between(userId, friendId as UserId), eq(friendships.status, 'accepted')))
    .returning({ id: friendships.id })
  if (removed.length === 0) throw notFound()
  await tellBoth(realtime, userId, friendId as UserId)
}

/** Of people one has to do with only, or the list of the blocked would tell the name behind any number. */
export async function blockAcquaintance(services: Needs<'db' | 'realtime' | 'now'>, userId: UserId, personId: number) {
  const [known] = await services.db
    .select({ requesterId: friendships.requesterId, addresseeId: friendships.addresseeId })
    .from(friendships)
    .where(between(userId, personId as UserId))
  if (!known) throw notFound()
  await block(services, userId, known.requesterId === userId ? known.addresseeId : known.requesterId)
}

/** Ends what was between the two. The other person may ask again, and will not be heard. */
export async function block(
  { db, realtime, now }: Needs<'db' | 'realtime' | 'now'>,
  userId: UserId,
  blockedId: UserId,
) {
  const ended = await db.transaction(async (tx) => {
    const createdAt = dateOf(now())
    await tx.insert(blockedPeople).values({ userId, blockedId, createdAt }).onConflictDoNothing()
    return tx.delete(friendships).where(between(userId, blockedId)).returning({ status: friendships.status })
  })
  await realtime.push(userId, { type: 'changed', feature: 'friends' })
  const wereFriends = ended.some(({ status }) => status === 'accepted')
  if (wereFriends) await realtime.push(blockedId, { type: 'changed', feature: 'friends' })
}

export async function unblock({ db, realtime }: Needs<'db' | 'realtime'>, userId: UserId, personId: number) {
  const removed = await db
    .delete(blockedPeople)
    .where(and(eq(blockedPeople.userId, userId), eq(blockedPeople.blockedId, personId as UserId)))
    .returning({ id: blockedPeople.blockedId })
  if (removed.length === 0) throw notFound()
  await realtime.push(userId, { type: 'changed', feature: 'friends' })
}

export async function tellConnected(jobs: Jobs, db: Db, userId: UserId, friendId: UserId) {
  await jobs.emit(db, 'friends.connected', { userId, friendId })
  await jobs.emit(db, 'friends.connected', { userId: friendId, friendId: userId })
}

export async function tellBoth(realtime: Services['realtime'], one: UserId, other: UserId) {
  await realtime.push(one, { type: 'changed', feature: 'friends' })
  await realtime.push(other, { type: 'changed', feature: 'friends' })
}
