import { and, asc, eq, gte, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { type CallRow, calls } from '../tables.ts'
import { hashOf, newToken } from '../tokens.ts'
import { turnsAhead } from './pace.ts'

/** A pass takes the turns that come up before the next one does. */
export const passEveryMs = 500
const atMost = 100
/** Whoever takes a call and is not heard of again after this long has died, and the carrier is asked what it knows. */
const settledWithinSeconds = 30
/** Before every scheduled call, since its person is waiting for it; those are left out after an hour. */
const inFrontMinutes = 90

const isWaiting = and(eq(calls.status, 'queued'), isNull(calls.askedAt))

type Taking = Needs<'db' | 'telephony' | 'config' | 'now'>
/** From here on it may be ringing. `waitMs` is the call's turn at the carrier. */
export type Taken = { call: CallRow & { askedAt: Date }; token: string; waitMs: number }

type Which = Pick<CallRow, 'userId' | 'id'>
export const isCall = ({ userId, id }: Which) => and(eq(calls.userId, userId), eq(calls.id, id))

/** Who waited for the carrier for too long. They are looked for where the queue begins, and get there in time. */
export async function findLate({ db, now }: Taking): Promise<Which[]> {
  const head = db
    .select({ userId: calls.userId, id: calls.id, placeBefore: calls.placeBefore })
    .from(calls)
    .where(and(isWaiting, lte(calls.placeAt, dateOf(now()))))
    .orderBy(asc(calls.placeAt))
    .limit(atMost)
    .as('head')
  return db
    .select()
    .from(head)
    .where(lt(head.placeBefore, dateOf(now())))
}

/** Calls whose time has come, marked as asked for before anybody is asked; each is taken by one process only. */
export function takeWaiting(services: Taking): Promise<Taken[]> {
  const now = dateOf(services.now())
  const isInTime = or(isNull(calls.placeBefore), gte(calls.placeBefore, now))
  return take(services, (db, most) =>
    waiting(db, and(lte(calls.placeAt, now), isInTime))
      .orderBy(asc(calls.placeAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
}

/** This call now, if the carrier may be asked at once; else it is the next to be. */
export async function takeFirst(services: Taking, call: Which): Promise<Taken | null> {
  const isThis = and(isCall(call), isNull(calls.askedAt))
  const [taken] = await take(services, (db) => waiting(db, isThis).for('update'))
  if (taken) return taken
  const placeAt = dateOf(services.now().subtract({ minutes: inFrontMinutes }))
  await services.db.update(calls).set({ placeAt }).where(isThis)
  return null
}

function waiting(db: Db, which: SQL | undefined) {
  return db.select({ userId: calls.userId, id: calls.id }).from(calls).where(and(isWaiting, which)).$dynamic()
}

function take(
  { db, telephony, config, now }: Taking,
  find: (db: Db, most: number) => Promise<Which[]>,
): Promise<Taken[]> {
  return db.transaction(async (tx) => {
    const pace = telephony.carrier && config.calling
    const turns = pace && (await turnsAhead(tx, { ...pace, aheadMs: passEveryMs, most: atMost }))
    const most = turns ? turns.waitsMs.length : atMost
    const found = most > 0 ? await find(tx, most) : []
    const taken: Taken[] = []
    for (const [n, which] of found.entries()) {
      const token = newToken()
      const askedAt = dateOf(now())
      const settledBy = dateOf(now().add({ seconds: settledWithinSeconds }))
      const [call] = await tx
        .update(calls)
        .set({ askedAt, placeAt: settledBy, tokenHash: hashOf(token) })
        .where(isCall(which))
        .returning()
      if (call) taken.push({ call: { ...call, askedAt }, token, waitMs: turns?.waitsMs[n] ?? 0 })
    }
    if (taken.length > 0) await turns?.keep(taken.length)
    return taken
  })
}
