import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import type { Placed } from '#server/providers/telephony/telephony.ts'
import { graceSeconds } from '../rules.ts'
import { endCall } from '../service.ts'
import { type CallRow, calls } from '../tables.ts'
import { askAgainAt } from './rules.ts'
import { isCall, type Taken } from './taking.ts'

/** After a carrier that did not answer: what it did will show on its side by then. */
const lookAfterMs = 5_000

/** Asks the carrier for a call that was taken, when its turn has come. Whatever goes wrong, the row knows it was asked. */
export async function ask(services: Services, taken: Taken): Promise<void> {
  await tellTaken(services, taken.call)
  await pause(taken.waitMs)
  try {
    await settle(services, taken, await place(services, taken))
  } catch (error) {
    services.log.error({ err: error, callId: taken.call.id }, 'what the carrier said could not be written down')
  }
}

/** Without it the call rings all the same. */
async function tellTaken({ db, jobs, llm, log }: Services, { userId, id: callId }: CallRow) {
  try {
    if (await llm()) await jobs.emit(db, 'calls.taken', { userId, callId })
  } catch (error) {
    log.error({ err: error, callId }, 'no opening is prepared for a call')
  }
}

async function place({ telephony, log }: Services, { call, token }: Taken): Promise<Placed> {
  const { id: callId, userId, phoneNumber } = call
  try {
    return await telephony.place({ callId, userId, phoneNumber, token, mostSeconds: call.maxSeconds + graceSeconds })
  } catch (error) {
    log.error({ err: error, callId }, 'a call was asked for, and no answer came')
    return { is: 'unknown' }
  }
}

async function settle(services: Services, { call }: Taken, placed: Placed): Promise<void> {
  const { db, now } = services
  services.metrics.callsAsked.inc({ outcome: placed.is })
  /** Unless somebody gave us up meanwhile and asked anew. */
  const isOurs = and(isCall(call), eq(calls.askedAt, call.askedAt))
  const isWaiting = and(isOurs, eq(calls.status, 'queued'))
  switch (placed.is) {
    case 'placed':
      return rings(services, call, placed.providerCallId)
    case 'refused':
      return endCall(services, call, { as: 'failed', reason: 'number-refused' })
    case 'not-now': {
      const dueAt = call.createdAt.toTemporalInstant()
      const placeAt = dateOf(askAgainAt({ dueAt, retryAfterMs: placed.retryAfterMs }, now()))
      if (call.placeBefore && placeAt > call.placeBefore) {
        return endCall(services, call, { as: 'failed', reason: 'carrier-failed' })
      }
      await db.update(calls).set({ placeAt, askedAt: null, tokenHash: null }).where(isWaiting)
      return
    }
    case 'unknown':
      await db
        .update(calls)
        .set({ placeAt: dateOf(now().add({ milliseconds: lookAfterMs })) })
        .where(isWaiting)
  }
}

/** The carrier may have told us of the call already, and the person may have picked up or be gone. */
export async function rings({ db, jobs }: Services, call: CallRow, providerCallId: string | null): Promise<void> {
  const [row] = await db
    .update(calls)
    .set({
      providerCallId: sql`coalesce(${calls.providerCallId}, ${providerCallId})`,
      status: sql`case when ${calls.status} = 'queued' then 'ringing' else ${calls.status} end`,
      placeAt: null,
    })
    .where(and(isCall(call), call.askedAt ? eq(calls.askedAt, call.askedAt) : undefined))
    .returning({ endedAt: calls.endedAt })
  const isUnwanted = !row || row.endedAt !== null
  if (isUnwanted && providerCallId) await jobs.emit(db, 'calls.cut', { providerCallId })
}
