import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallReason, CallStatus } from '#contract/calls.ts'
import { userById } from '#server/features/account/queries.ts'
import { forgetCall } from '#server/features/language-model/forgetting.ts'
import { defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import { despiteDeadlock } from '#server/platform/database/deadlock.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { allowCall } from './allowance/service.ts'
import { asCall } from './queries.ts'
import { askedForSeconds, endedAs, ringNowWithinMs, runningStatuses } from './rules.ts'
import { followUp } from './schedule/following-up.ts'
import { lockPlan } from './schedule/plan.ts'
import { type CallRow, calls, callTurns } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

const isRunning = inArray(calls.status, [...runningStatuses])
const ofCall = (userId: UserId, callId: number) => and(eq(calls.userId, userId), eq(calls.id, callId))

type Starting = Needs<'db' | 'telephony' | 'config' | 'now'>

/** The row comes before the ringing: a call that rings and is not known cannot happen. `ringNow` rings it. */
export async function startCall(services: Starting, userId: UserId): Promise<CallRow> {
  const { db, now } = services
  return db.transaction(async (tx) => {
    await allowCall({ ...services, db: tx }, userId)
    const { phoneNumber } = await userById({ db: tx }, userId)
    const [row] = await tx
      .insert(calls)
      .values({
        ...{ userId, phoneNumber, status: 'queued', maxSeconds: lengthFor(userId), coachId: coachFor(userId) },
        placeAt: dateOf(now().add({ milliseconds: ringNowWithinMs })),
        placeBefore: dateOf(now().add({ seconds: askedForSeconds })),
      })
      .onConflictDoNothing({ target: calls.userId, where: isRunning })
      .returning()
    if (!row) throw new Problem(409, 'call_already_active', 'You are already on a call')
    return row
  })
}

/** What the person set as the longest call, in seconds. */
export const lengthFor = (userId: UserId) =>
  sql<number>`(select max_call_duration from user_settings where user_id = ${userId})`

/** Whom the person chose to be called by. */
export const coachFor = (userId: UserId) =>
  sql<number>`coalesce((select current_ai_coach_id from user_settings where user_id = ${userId}), ${defaultCoach.id}::bigint)`

/** Picks up, or comes back after the line dropped. The token that comes back opens one relay socket. */
export async function answerCall(
  { db, realtime, telephony }: Needs<'db' | 'realtime' | 'telephony'>,
  userId: UserId,
  callId: number,
  phoneId: string,
) {
  if (telephony.carrier) throw new Problem(409, 'call_not_ringing', 'This call rings on your telephone.')
  const answered = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(calls).where(ofCall(userId, callId)).for('update')
    if (!row) throw notFound()
    if (row.endedAt) throw new Problem(409, 'call_not_ringing', 'This call is over.')
    if (row.phoneId && row.phoneId !== phoneId) {
      throw new Problem(409, 'call_answered_elsewhere', 'This call was answered in another window.')
    }
    const token = newToken()
    const [answered] = await tx
      .update(calls)
      .set({
        status: 'in-progress',
        phoneId,
        tokenHash: hashOf(token),
        answeredBy: 'human',
        answeredAt: sql`coalesce(${calls.answeredAt}, now())`,
        heldAt: sql`now()`,
      })
      .where(ofCall(userId, callId))
      .returning()
    return { token, call: asCall(answered ?? row, null) }
  })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
  return answered
}

export async function declineCall(services: Ending, userId: UserId, callId: number) {
  const [row] = await services.db.select().from(calls).where(ofCall(userId, callId))
  if (!row) throw notFound()
  if (row.status === 'in-progress') throw new Problem(409, 'call_not_ringing', 'You have already answered this call.')
  await endCall(services, row, { as: 'busy', reason: 'declined' })
}

export type Ending = Needs<'db' | 'jobs' | 'realtime' | 'metrics' | 'telephony' | 'now'>

type End = {
  /** What the carrier, or the person, made of it; left out, it is as it looks from here. */
  as?: CallStatus
  reason?: CallReason
  /** Only if this is still the line in use. */
  onLine?: number
  /** The carrier has let go of it, or is just being told to. */
  isGone?: boolean
}

/**
 * Ends a call once: a second goodbye, a late callback or a sweep finds it over and does nothing. What follows from it,
 * an entry or another try, is written with it. The carrier hangs up too, if it has not yet; on the line it is told there.
 */
export async function endCall(
  { db, jobs, realtime, metrics, telephony, now }: Ending,
  { userId, id: callId }: Pick<CallRow, 'userId' | 'id'>,
  { as, reason, onLine, isGone = false }: End = {},
): Promise<void> {
  const end = async (tx: Db) => {
    const plan = await lockPlan(tx, userId)
    const sameLine = onLine === undefined ? undefined : eq(calls.line, onLine)
    const [row] = await tx
      .select()
      .from(calls)
      .where(and(ofCall(userId, callId), isRunning, sameLine))
      .for('update')
    if (!row || !plan) return null
    const because = row.reason ?? reason ?? null
    const ended = { status: endedAs(row.status, because === 'machine' ? 'voicemail' : as), reason: because }
    await tx
      .update(calls)
      .set({ ...ended, endedAt: sql`now()`, tokenHash: null, placeAt: null, opening: null })
      .where(ofCall(userId, callId))
    if (ended.status === 'completed') await jobs.emit(tx, 'calls.ended', { userId, callId })
    await followUp(tx, plan, { ...row, ...ended }, now())
    const { providerCallId } = row
    if (telephony.carrier && providerCallId && !isGone && onLine === undefined) {
      await jobs.emit(tx, 'calls.cut', { providerCallId })
    }
    return ended.status
  }
  const status = await despiteDeadlock(() => db.transaction(end))
  if (!status) return
  metrics.callsEnded.inc({ status })
  await realtime.push(userId, { type: 'call_ended', callId })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** Ends the call that rings or runs, if there is one. */
export async function endCurrentCall(services: Ending, userId: UserId) {
  for (const call of await runningOf(services, userId)) await endCall(services, call)
}

/** Whoever changes their number is no longer called at the old one, which may be somebody else's by now. */
export async function endCallAtOldNumber(services: Ending, userId: UserId) {
  // In the browser a call rings where the person is, whatever their number.
  if (!services.telephony.carrier) return
  for (const call of await runningOf(services, userId)) {
    const { phoneNumber } = await userById(services, userId)
    if (call.phoneNumber !== phoneNumber) await endCall(services, call, { as: 'failed', reason: 'number-changed' })
  }
}

function runningOf({ db }: Needs<'db'>, userId: UserId) {
  return db
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), isRunning))
}

/**
 * A socket presents its token: it is used up, and every older line of the call loses the right to write. A carrier's
 * call is answered by that.
 */
export async function openLine(db: Db, token: string): Promise<CallRow | null> {
  const [row] = await db
    .update(calls)
    .set({
      tokenHash: null,
      line: sql`${calls.line} + 1`,
      lineOpen: true,
      status: 'in-progress',
      placeAt: null,
      answeredAt: sql`coalesce(${calls.answeredAt}, now())`,
      heldAt: sql`now()`,
    })
    .where(and(eq(calls.tokenHash, hashOf(token)), isRunning))
    .returning()
  return row ?? null
}

/** Nothing more will be stored from this line. */
export async function closeLine(db: Db, { userId, id, line }: Pick<CallRow, 'userId' | 'id' | 'line'>) {
  await db
    .update(calls)
    .set({ lineOpen: false })
    .where(and(ofCall(userId, id), eq(calls.line, line)))
}

/** When its entry goes, what was said goes too, also where it was sent to a model; that there was a call stays. */
export async function forgetTalk(db: Db, userId: UserId, callId: number) {
  await db.update(calls).set({ journalEntryId: null }).where(ofCall(userId, callId))
  await db.delete(callTurns).where(and(eq(callTurns.userId, userId), eq(callTurns.callId, callId)))
  await forgetCall(db, userId, callId)
}

/** A turn that is stored waits for the row of its call: few rows at a time, and nobody waits long. */
const heldAtOnce = 50

/** Says that these calls' lines are held by a living process. Which of them the carrier takes for a machine's. */
export async function holdLines(db: Database, callIds: readonly number[]): Promise<number[]> {
  const machines: number[] = []
  for (let from = 0; from < callIds.length; from += heldAtOnce) {
    const some = callIds.slice(from, from + heldAtOnce)
    const rows = await db
      .update(calls)
      .set({ heldAt: sql`now()` })
      .where(and(inArray(calls.id, some), eq(calls.status, 'in-progress')))
      .returning({ id: calls.id, answeredBy: calls.answeredBy })
    machines.push(...rows.filter(({ answeredBy }) => answeredBy === 'machine').map(({ id }) => id))
  }
  return machines
}
