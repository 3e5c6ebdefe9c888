import { and, eq } from 'drizzle-orm'
import type { Community, CommunityChange, CommunityRole, NewCommunity } from '#contract/communities.ts'
import { block } from '#server/features/friends/service.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { closed, held, memberOf, notYours } from './access.ts'
import { withdrawInvites } from './invites/withdrawing.ts'
import { communityFor, memberById, memberIds } from './queries.ts'
import { mayRemove } from './rules.ts'
import { communities, members } from './tables.ts'

type Writing = Needs<'db' | 'realtime' | 'now'>

/** Everybody hears the same, whoever did it: who wrote what is not told here either. */
export async function tellMembers(
  { db, realtime }: Needs<'db' | 'realtime'>,
  communityId: number,
  ...others: UserId[]
) {
  for (const userId of new Set([...(await memberIds({ db }, communityId)), ...others])) {
    await realtime.push(userId, { type: 'changed', feature: 'communities' })
  }
}

export async function addCommunity(services: Writing, userId: UserId, community: NewCommunity): Promise<Community> {
  const createdAt = dateOf(services.now())
  return services.db.transaction(async (tx) => {
    const added = await tx
      .insert(communities)
      .values({ ...community, creatorId: userId, createdAt })
      .returning({ id: communities.id })
    const { id: communityId } = one(added)
    await tx.insert(members).values({ userId, communityId, role: 'owner', joinedAt: createdAt })
    return communityFor({ db: tx }, userId, communityId)
  })
}

export async function changeCommunity(
  services: Writing,
  userId: UserId,
  communityId: number,
  change: CommunityChange,
): Promise<Community> {
  const changed = await services.db.transaction(async (tx) => {
    await ownedBy(tx, userId, communityId)
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    if (given.length > 0) {
      await tx.update(communities).set(Object.fromEntries(given)).where(eq(communities.id, communityId))
    }
    return communityFor({ db: tx }, userId, communityId)
  })
  await tellMembers(services, communityId)
  return changed
}

/** Its members can still read it, take what is theirs, and leave. */
export async function closeCommunity(services: Writing, userId: UserId, communityId: number) {
  await services.db.transaction(async (tx) => {
    await ownedBy(tx, userId, communityId)
    await tx.update(communities).set({ isActive: false }).where(eq(communities.id, communityId))
    await withdrawInvites(tx, communityId)
  })
  await tellMembers(services, communityId)
}

async function ownedBy(tx: Db, userId: UserId, communityId: number) {
  await memberOf(tx, userId, communityId)
  await held(tx, communityId)
  const { community, role } = await memberOf(tx, userId, communityId)
  if (role !== 'owner') throw notYours('Only the owner of this community can do that.')
  if (!community.isActive) throw closed()
}

/** Lets somebody in, one after the other, so that there are never more than there is room for. */
export async function enter(
  tx: Db,
  { userId, communityId, at, readmits = false }: { userId: UserId; communityId: number; at: Date; readmits?: boolean },
) {
  const { isActive, maxMembers } = await held(tx, communityId)
  if (!isActive) throw closed()
  const mine = and(eq(members.userId, userId), eq(members.communityId, communityId))
  const [before] = await tx.select().from(members).where(mine)
  if (before?.isActive) return
  if (before?.removedAt && !readmits) {
    throw notYours('You were removed from this community. Its owner can invite you again.')
  }
  const inside = (await memberIds({ db: tx }, communityId)).length
  if (inside >= maxMembers) {
    throw new Problem(409, 'community_full', `This community is full: ${inside} of ${maxMembers} places are taken.`)
  }
  const joined = { role: 'member', joinedAt: at, isActive: true, removedAt: null, lastSeenAt: null } as const
  await tx
    .insert(members)
    .values({ userId, communityId, ...joined })
    .onConflictDoUpdate({ target: [members.userId, members.communityId], set: joined })
}

export async function joinCommunity(services: Writing, userId: UserId, communityId: number): Promise<Community> {
  const joined = await services.db.transaction(async (tx) => {
    const community = await communityFor({ db: tx }, userId, communityId)
    if (community.role === null) await enter(tx, { userId, communityId, at: dateOf(services.now()) })
    return communityFor({ db: tx }, userId, communityId)
  })
  await tellMembers(services, communityId)
  return joined
}

/** What they wrote stays, so that their going tells nobody what of the anonymous was theirs. The last to go ends it. */
export async function leaveCommunity(services: Writing, userId: UserId, communityId: number) {
  await services.db.transaction(async (tx) => {
    const { community } = await memberOf(tx, userId, communityId)
    await held(tx, communityId)
    const { role } = await memberOf(tx, userId, communityId)
    const others = (await memberIds({ db: tx }, communityId)).length - 1
    if (role === 'owner' && community.isActive && others > 0) {
      throw new Problem(409, 'not_allowed', 'Hand this community over to somebody, or close it, before you leave.')
    }
    if (others === 0) await tx.delete(communities).where(eq(communities.id, communityId))
    else await putOut(tx, userId, communityId, { removedAt: null })
  })
  await tellMembers(services, communityId, userId)
}

async function putOut(tx: Db, userId: UserId, communityId: number, { removedAt }: { removedAt: Date | null }) {
  await tx
    .update(members)
    .set({ isActive: false, role: 'member', removedAt })
    .where(and(eq(members.userId, userId), eq(members.communityId, communityId)))
  await withdrawInvites(tx, communityId, userId)
}

export async function markSeen({ db, now }: Needs<'db' | 'now'>, userId: UserId, communityId: number) {
  await memberOf(db, userId, communityId)
  await db
    .update(members)
    .set({ lastSeenAt: dateOf(now()) })
    .where(and(eq(members.userId, userId), eq(members.communityId, communityId)))
}

/** There is one owner: making another one is handing over, and leaves a moderator behind. */
export async function changeRole(
  services: Writing,
  userId: UserId,
  communityId: number,
  memberId: number,
  role: CommunityRole,
) {
  await services.db.transaction(async (tx) => {
    await ownedBy(tx, userId, communityId)
    const member = await memberById({ db: tx }, userId, communityId, memberId)
    const isOf = (id: UserId) => and(eq(members.communityId, communityId), eq(members.userId, id))
    if (role === 'owner') await tx.update(members).set({ role: 'moderator' }).where(isOf(userId))
    await tx.update(members).set({ role }).where(isOf(member.userId))
  })
  await tellMembers(services, communityId)
}

export async function removeMember(services: Writing, userId: UserId, communityId: number, memberId: number) {
  const removed = await services.db.transaction(async (tx) => {
    await memberOf(tx, userId, communityId)
    await held(tx, communityId)
    const { role } = await memberOf(tx, userId, communityId)
    const member = await memberById({ db: tx }, userId, communityId, memberId)
    if (!mayRemove(role, member.role)) throw notYours('You can’t remove this person from the community.')
    await putOut(tx, member.userId, communityId, { removedAt: dateOf(services.now()) })
    return member.userId
  })
  await tellMembers(services, communityId, removed)
}

export async function blockMember(services: Writing, userId: UserId, communityId: number, memberId: number) {
  await memberOf(services.db, userId, communityId)
  const member = await memberById(services, userId, communityId, memberId)
  await block(services, userId, member.userId)
  await services.realtime.push(userId, { type: 'changed', feature: 'communities' })
}
