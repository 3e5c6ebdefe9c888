import { eq, sql } from 'drizzle-orm'
import type { InviteView } from '#contract/friends.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { between, hasBlocked } from '../queries.ts'
import { inviteState, type Standing, standingOf, tellsName } from '../rules.ts'
import { hashOf } from '../sealing.ts'
import { tellBoth, tellConnected } from '../service.ts'
import { friendInvites, friendships } from '../tables.ts'

type Opened = { invite: typeof friendInvites.$inferSelect; inviterName: string; state: InviteView['state'] }

/** The link as `reader` finds it. In a transaction that means to use it, it is held until its end. */
async function openedBy(
  { db, now }: Needs<'now'> & { db: Db },
  token: string,
  reader: UserId | null,
  { held = false } = {},
): Promise<Opened> {
  const asking = db
    .select({ invite: friendInvites, inviterName: users.name })
    .from(friendInvites)
    .innerJoin(users, eq(users.id, friendInvites.userId))
    .where(eq(friendInvites.tokenHash, hashOf(token)))
  const [found] = held ? await asking.for('update', { of: friendInvites }) : await asking
  if (!found) throw notFound()
  const standing = reader === null ? 'none' : await standingBetween(db, reader, found.invite.userId)
  const state = inviteState(found.invite, reader, standing, dateOf(now()))
  return { ...found, state }
}

async function standingBetween(db: Db, reader: UserId, inviterId: UserId): Promise<Standing> {
  const [row] = await db.select().from(friendships).where(between(reader, inviterId))
  return standingOf(row, reader)
}

const view = ({ inviterName, state }: Pick<Opened, 'inviterName' | 'state'>): InviteView => ({
  inviterName: tellsName(state) ? inviterName : null,
  state,
})

export async function viewInvite(services: Needs<'db' | 'now'>, token: string, reader: UserId | null) {
  return view(await openedBy(services, token, reader))
}

/** Uses the link up and asks the inviter. Of two people at once, one has it; the other is told it is used. */
export async function acceptInvite(
  { db, jobs, realtime, now }: Needs<'db' | 'jobs' | 'realtime' | 'now'>,
  token: string,
  userId: UserId,
): Promise<InviteView> {
  const { inviterId, answer } = await db.transaction(async (tx) => {
    const opened = await openedBy({ db: tx, now }, token, userId, { held: true })
    const { invite, inviterName, state } = opened
    if (state === 'asked') return { inviterId: invite.userId, answer: view(opened) }
    if (state !== 'active') throw refusal(opened)
    if (await hasBlocked({ db: tx }, userId, invite.userId)) {
      throw new Problem(409, 'not_allowed', `You have blocked ${inviterName}. Unblock them on your friends page first.`)
    }
    const usedAt = dateOf(now())
    await tx
      .update(friendInvites)
      .set({ usedAt, usedById: userId })
      .where(eq(friendInvites.tokenHash, hashOf(token)))
    const standing = await ask(tx, userId, invite.userId, usedAt)
    if (standing === 'friends') await tellConnected(jobs, tx, userId, invite.userId)
    return { inviterId: invite.userId, answer: view({ inviterName, state: standing }) }
  })
  await tellBoth(realtime, userId, inviterId)
  return answer
}

/**
 * Where the other person has asked before, both wish it and are friends. One statement, because both may be opening
 * each other's link at this moment.
 */
async function ask(db: Db, userId: UserId, inviterId: UserId, at: Date): Promise<'asked' | 'friends'> {
  const { rows } = await db.execute<{ status: string }>(sql`
    insert into user_friends as known (requester_id, addressee_id, created_at)
    values (${userId}, ${inviterId}, ${at.toISOString()}::timestamptz)
    on conflict (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) do update set
      (requester_id, addressee_id, status, accepted_at) = (
        select known.requester_id, known.addressee_id, 'accepted', coalesce(known.accepted_at, excluded.created_at)
        where known.status = 'accepted' or (known.status = 'pending' and known.requester_id = ${inviterId})
        union all
        select excluded.requester_id, excluded.addressee_id, 'pending', null
        where known.status = 'declined' or (known.status = 'pending' and known.requester_id = ${userId}))
    returning status`)
  return one(rows).status === 'accepted' ? 'friends' : 'asked'
}

function refusal({ state, inviterName }: Opened): Problem {
  switch (state) {
    case 'own':
      return new Problem(409, 'not_allowed', 'This is your own link. Send it to somebody you would like to share with.')
    case 'friends':
      return new Problem(409, 'already_exists', `You and ${inviterName} are friends already.`)
    case 'used':
      return new Problem(410, 'invite_not_valid', 'This link has been used already. Ask for a new one.')
    default:
      return new Problem(410, 'invite_not_valid', 'This link has expired. Ask for a new one.')
  }
}
