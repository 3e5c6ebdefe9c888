import { randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Community } from '#contract/communities.ts'
import type { CommunityInvite, NewCommunityInvite } from '#contract/community-invites.ts'
import { friendOf } from '#server/features/friends/queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { memberOf, notYours, writerIn } from '../access.ts'
import { communityFor, memberIds } from '../queries.ts'
import { codeFrom, leads, mayInvite } from '../rules.ts'
import { enter, tellMembers } from '../service.ts'
import { members } from '../tables.ts'
import { readInvites, waitsFor } from './queries.ts'
import { hashOfCode, sealedInvites } from './sealing.ts'
import { communityInvites } from './tables.ts'

const inviteDays = 7

type Writing = Needs<'db' | 'vault' | 'realtime' | 'now'>

export async function addInvite(
  services: Writing,
  userId: UserId,
  communityId: number,
  { friendId, message = null }: NewCommunityInvite,
): Promise<CommunityInvite> {
  const { db, vault, now, realtime } = services
  const { community, role } = await writerIn(db, userId, communityId)
  const byCode = friendId == null
  if (!mayInvite(role, { isPrivate: community.isPrivate, byCode })) {
    throw notYours(
      byCode
        ? 'Invite codes are made by the owner and the moderators.'
        : 'Into a private community, its owner and its moderators invite.',
    )
  }
  const invitee = byCode ? null : await friendToInvite(services, userId, communityId, friendId)
  const inviteCode = byCode ? codeFrom(randomBytes(16)) : null
  const [safe, id] = [await vault.safeOf(db, userId), await sealedInvites.nextId(db)]
  await db.insert(communityInvites).values({
    id,
    communityId,
    inviterId: userId,
    inviteeId: invitee,
    codeHash: inviteCode === null ? null : hashOfCode(inviteCode),
    words: sealedInvites.seal(safe, id, { inviteCode, message }),
    status: 'pending',
    createdAt: dateOf(services.now()),
    expiresAt: dateOf(now().add({ hours: 24 * inviteDays })),
  })
  if (invitee !== null) await realtime.push(invitee, { type: 'changed', feature: 'communities' })
  return one(await readInvites(services, userId, eq(communityInvites.id, id)))
}

async function friendToInvite(services: Writing, userId: UserId, communityId: number, friendId: number) {
  const friend = await friendOf(services, userId, friendId)
  if ((await memberIds(services, communityId)).includes(friend.id)) {
    throw new Problem(409, 'already_exists', `${friend.name} is in this community already.`)
  }
  const [waiting] = await services.db
    .select({ id: communityInvites.id })
    .from(communityInvites)
    .where(and(eq(communityInvites.communityId, communityId), waitsFor(friend.id, dateOf(services.now()))))
  if (waiting) throw new Problem(409, 'already_exists', `${friend.name} has been invited already.`)
  return friend.id
}

/** One's own; who leads withdraws anybody's. */
export async function withdrawInvite({ db }: Needs<'db'>, userId: UserId, communityId: number, inviteId: number) {
  const { role } = await memberOf(db, userId, communityId)
  const isIt = and(eq(communityInvites.id, inviteId), eq(communityInvites.communityId, communityId))
  const removed = await db
    .delete(communityInvites)
    .where(leads(role) ? isIt : and(isIt, eq(communityInvites.inviterId, userId)))
    .returning({ id: communityInvites.id })
  if (removed.length === 0) throw notFound()
}

export async function acceptInvitation(services: Writing, userId: UserId, inviteId: number): Promise<Community> {
  const at = dateOf(services.now())
  const community = await services.db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(communityInvites)
      .where(and(eq(communityInvites.id, inviteId), waitsFor(userId, at)))
      .for('update')
    if (!invite) throw notFound()
    const { communityId, inviterId } = invite
    await enter(tx, { userId, communityId, at, readmits: await isLedBy(tx, inviterId, communityId) })
    await tx.update(communityInvites).set({ status: 'accepted' }).where(eq(communityInvites.id, inviteId))
    const otherwise = and(eq(communityInvites.inviteeId, userId), eq(communityInvites.communityId, communityId))
    await tx.delete(communityInvites).where(and(otherwise, ne(communityInvites.id, inviteId)))
    return communityFor({ db: tx }, userId, communityId)
  })
  await tellMembers(services, community.id)
  return community
}

async function isLedBy(db: Db, userId: UserId, communityId: number): Promise<boolean> {
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.communityId, communityId), eq(members.userId, userId), members.isActive))
  return member !== undefined && leads(member.role)
}

export async function declineInvitation(services: Writing, userId: UserId, inviteId: number) {
  const declined = await services.db
    .update(communityInvites)
    .set({ status: 'declined' })
    .where(and(eq(communityInvites.id, inviteId), waitsFor(userId, dateOf(services.now()))))
    .returning({ inviterId: communityInvites.inviterId })
  if (declined.length === 0) throw notFound()
  await services.realtime.push(one(declined).inviterId, { type: 'changed', feature: 'communities' })
}

/** A code lets in whoever has it, until it expires or the community is full. */
export async function joinWithCode(services: Writing, userId: UserId, code: string): Promise<Community> {
  const at = dateOf(services.now())
  const community = await services.db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(communityInvites)
      .where(eq(communityInvites.codeHash, hashOfCode(code)))
    if (!invite) {
      throw new Problem(404, 'invite_not_valid', 'We don’t know this code. Check it, or ask for a new one.')
    }
    if (invite.expiresAt <= at) throw new Problem(410, 'invite_not_valid', 'This code has expired. Ask for a new one.')
    await enter(tx, { userId, communityId: invite.communityId, at })
    return communityFor({ db: tx }, userId, invite.communityId)
  })
  await tellMembers(services, community.id)
  return community
}
