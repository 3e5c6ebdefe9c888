import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Call, CallReason } from '#contract/calls.ts'
import { userById } from '#server/features/account/queries.ts'
import { defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { asCall } from './queries.ts'
import { endedAs, graceSeconds, lostAfterSeconds, ringSeconds, runningStatuses } from './rules.ts'
import { type CallRow, calls, callTurns } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

const isRunning = inArray(calls.status, [...runningStatuses])
const isUnanswered = inArray(calls.status, ['queued', 'ringing'])
const ofCall = (userId: UserId, callId: number) => and(eq(calls.userId, userId), eq(calls.id, callId))

/** The row comes before the ringing: a call that rings and is not known cannot happen. */
export async function startCall({ db, telephony }: Needs<'db' | 'telephony'>, userId: UserId): Promise<Call> {
  const { phoneNumber } = await userById({ db }, userId)
  const [row] = await db
    .insert(calls)
    .values({ userId, phoneNumber, status: 'queued', maxSeconds: lengthFor(userId), coachId: coachFor(userId) })
    .onConflictDoNothing({ target: calls.userId, where: isRunning })
    .returning()
  if (!row) throw new Problem(409, 'call_already_active', 'You are already on a call')
  return asCall(await placeCall({ db, telephony }, row), null)
}

/** What the person set as the longest call, in seconds. */
export const lengthFor = (userId: UserId) =>
  sql<number>`(select max_call_duration from user_settings where user_id = ${userId})`

/** Whom the person chose to be called by. */
export const coachFor = (userId: UserId) =>
  sql<number>`coalesce((select current_ai_coach_id from user_settings where user_id = ${userId}), ${defaultCoach.id}::bigint)`

export async function placeCall({ db, telephony }: Needs<'db' | 'telephony'>, call: CallRow): Promise<CallRow> {
  const { id: callId, userId, phoneNumber } = call
  const mostSeconds = call.maxSeconds + graceSeconds
  const placed = await telephony.place({ callId, userId, phoneNumber, token: newToken(), mostSeconds })
  if (placed.is !== 'placed') throw new Error(`the carrier said ${placed.is}`)
  const { providerCallId } = placed
  // The person may have picked up before the carrier's answer is written down: only a waiting call begins to ring.
  const status = sql`case when ${calls.status} = 'queued' then 'ringing' else ${calls.status} end`
  const [rings] = await db.update(calls).set({ providerCallId, status }).where(ofCall(userId, callId)).returning()
  return rings ?? call
}

/** Picks up, or comes back after the line dropped. The token that comes back opens one relay socket. */
export async function answerCall(
  { db, realtime }: Needs<'db' | 'realtime'>,
  userId: UserId,
  callId: number,
  phoneId: string,
) {
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
  await endCall(services, row, { declined: true, reason: 'declined' })
}

type Ending = Needs<'db' | 'jobs' | 'realtime' | 'metrics'>

/** Ends a call once: a second goodbye, a late callback or a sweep finds it over and does nothing. */
export async function endCall(
  { db, jobs, realtime, metrics }: Ending,
  { userId, id: callId }: Pick<CallRow, 'userId' | 'id'>,
  {
    declined = false,
    reason,
    onLine,
  }: { declined?: boolean; reason?: CallReason /** Only if this is still the line in use. */; onLine?: number } = {},
): Promise<void> {
  const status = await db.transaction(async (tx) => {
    const sameLine = onLine === undefined ? undefined : eq(calls.line, onLine)
    const [row] = await tx
      .select()
      .from(calls)
      .where(and(ofCall(userId, callId), isRunning, sameLine))
      .for('update')
    if (!row) return null
    const became = endedAs(row.status, declined)
    const ended = { status: became, reason: row.reason ?? reason, endedAt: sql`now()`, tokenHash: null, placeAt: null }
    await tx.update(calls).set(ended).where(ofCall(userId, callId))
    if (became === 'completed') await jobs.emit(tx, 'calls.ended', { userId, callId })
    return became
  })
  if (!status) return
  metrics.callsEnded.inc({ status })
  await realtime.push(userId, { type: 'call_ended', callId })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** Ends the call that rings or runs, if there is one. */
export async function endCurrentCall(services: Ending, userId: UserId) {
  const isMine = and(eq(calls.userId, userId), isRunning)
  const running = await services.db.select({ userId: calls.userId, id: calls.id }).from(calls).where(isMine)
  for (const call of running) await endCall(services, call)
}

/** A socket presents its token: it is used up, and every older line of the call loses the right to write. */
export async function openLine(db: Db, token: string): Promise<CallRow | null> {
  const [row] = await db
    .update(calls)
    .set({ tokenHash: null, line: sql`${calls.line} + 1`, heldAt: sql`now()` })
    .where(and(eq(calls.tokenHash, hashOf(token)), eq(calls.status, 'in-progress')))
    .returning()
  return row ?? null
}

/** When its entry goes, what was said goes too; that there was a call stays. */
export async function forgetTalk(db: Db, userId: UserId, callId: number) {
  await db.update(calls).set({ journalEntryId: null }).where(ofCall(userId, callId))
  await db.delete(callTurns).where(and(eq(callTurns.userId, userId), eq(callTurns.callId, callId)))
}

/** A turn that is stored waits for the row of its call: few rows at a time, and nobody waits long. */
const heldAtOnce = 50

/** Says that these calls' lines are held by a living process. */
export async function holdLines(db: Database, callIds: readonly number[]) {
  for (let from = 0; from < callIds.length; from += heldAtOnce) {
    const some = callIds.slice(from, from + heldAtOnce)
    await db
      .update(calls)
      .set({ heldAt: sql`now()` })
      .where(and(inArray(calls.id, some), eq(calls.status, 'in-progress')))
  }
}

/** Ends what nobody ends: a phone that rang out, a line whose process or page is gone. What was said is kept. */
export async function endLostCalls(services: Ending) {
  const rangOut = and(isUnanswered, lt(calls.createdAt, ago(ringSeconds)))
  const wasLost = and(eq(calls.status, 'in-progress'), lt(calls.heldAt, ago(lostAfterSeconds)))
  const lost = await services.db
    .select({ userId: calls.userId, id: calls.id })
    .from(calls)
    .where(or(rangOut, wasLost))
    .limit(1_000)
  for (const call of lost) await endCall(services, call)
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`
