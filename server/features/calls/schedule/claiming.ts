import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { coachFor, lengthFor, placeCall } from '../service.ts'
import { calls } from '../tables.ts'
import { isTooLate, nextCallAt } from './rules.ts'

const atMost = 1_000

/**
 * Takes everyone whose minute has come: their call and their next time are written together, so that no crash and no
 * other process can call anyone twice for one slot. Whoever is on the phone already is not called a second time.
 */
export async function claimDueCalls({ db, jobs, now }: Needs<'db' | 'jobs' | 'now'>) {
  await db.transaction(async (tx) => {
    const due = await dueUsers(tx, now())
    const inTime = due.filter(({ slot }) => !isTooLate(slot, now()))
    await scheduleNext(tx, due, now())
    if (inTime.length === 0) return
    const claimed = await tx
      .insert(calls)
      .values(
        inTime.map(({ userId, phoneNumber, slot }) => ({
          userId,
          phoneNumber,
          slot: asDate(slot),
          status: 'queued' as const,
          maxSeconds: lengthFor(userId),
          coachId: coachFor(userId),
        })),
      )
      .onConflictDoNothing()
      .returning({ userId: calls.userId, callId: calls.id })
    for (const call of claimed) await jobs.emit(tx, 'calls.due', call)
  })
}

/** Rings a call that was claimed; one that rings already, or is over, is left alone. */
export async function placeDueCall({ db, telephony }: Needs<'db' | 'telephony'>, userId: UserId, callId: number) {
  const isWaiting = and(eq(calls.userId, userId), eq(calls.id, callId), eq(calls.status, 'queued'))
  const [waiting] = await db.select().from(calls).where(isWaiting)
  if (waiting) await placeCall({ db, telephony }, waiting)
}

type Due = { userId: UserId; phoneNumber: string; slot: Temporal.Instant; callTime: string; timeZone: string }

async function dueUsers(db: Db, now: Temporal.Instant): Promise<Due[]> {
  const rows = await db
    .select()
    .from(users)
    .where(lte(users.nextCallAt, asDate(now)))
    .orderBy(asc(users.nextCallAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  return rows.flatMap(({ id, phoneNumber, nextCallAt, callTime, timeZone }) =>
    nextCallAt && callTime
      ? [{ userId: id, phoneNumber, slot: nextCallAt.toTemporalInstant(), callTime, timeZone }]
      : [],
  )
}

async function scheduleNext(db: Db, due: readonly Due[], now: Temporal.Instant) {
  if (due.length === 0) return
  const times = due.map(
    ({ userId, callTime, timeZone }) =>
      sql`(${userId}::bigint, ${nextCallAt(callTime, timeZone, now).toString()}::timestamptz)`,
  )
  await db.execute(sql`
    update users set next_call_at = next.at from (values ${sql.join(times, sql`, `)}) as next (id, at)
    where users.id = next.id`)
}

const asDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
