import { eq, sql } from 'drizzle-orm'
import type { CallStatus } from '#contract/calls.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { dayOf } from '#server/platform/time.ts'
import type { CallRow } from '../tables.ts'
import { callAt, dailyOf, type Plan } from './plan.ts'
import { againAt, restAfterMissedDays } from './rules.ts'

const missed: readonly CallStatus[] = ['busy', 'no-answer', 'voicemail']

/** What follows for the schedule from a call that has ended: another try, or one more day without an answer. */
export async function followUp(db: Db, plan: Plan, call: CallRow, now: Temporal.Instant) {
  if (call.status === 'completed') return talked(db, plan, call, now)
  if (!call.slot || !missed.includes(call.status)) return
  const at = againAt(call, plan, now)
  if (at && isStillAwaited(plan, call.slot, at)) {
    return callAt(db, plan.userId, at, { slot: call.slot, attempt: call.attempt + 1 })
  }
  await missedDay(db, plan, dayOf(call.slot.toTemporalInstant(), plan.timeZone))
}

/** A call time that was changed to later on the same day has taken the place of another try. */
function isStillAwaited({ isOn, nextCallAt, pausedUntil, timeZone }: Plan, slot: Date, at: Temporal.Instant): boolean {
  if (!isOn || !nextCallAt || (pausedUntil && pausedUntil.getTime() > at.epochMilliseconds)) return false
  const isLaterDay = dayOf(nextCallAt.toTemporalInstant(), timeZone) > dayOf(slot.toTemporalInstant(), timeZone)
  return isLaterDay && at.epochMilliseconds < nextCallAt.getTime()
}

/** Whoever has just talked is not rung for the call they missed before; what they asked for on this one stands. */
async function talked(db: Db, plan: Plan, { slot, createdAt }: CallRow, now: Temporal.Instant) {
  const { userId, retrySlot, missedDays } = plan
  const rests = missedDays >= restAfterMissedDays
  if (missedDays > 0 && !rests)
    await db.update(users).set({ missedDays: 0, missedOn: null }).where(eq(users.id, userId))
  const isAnothers = retrySlot && retrySlot.getTime() !== (slot ?? createdAt).getTime()
  if (isAnothers && retrySlot.getTime() <= now.epochMilliseconds) await callAt(db, userId, dailyOf(plan, now))
}

async function missedDay(db: Db, { userId, missedDays, missedOn, nextCallAt }: Plan, day: string) {
  if (missedOn === day) return
  const rests = missedDays + 1 >= restAfterMissedDays
  await db
    .update(users)
    .set({ missedDays: sql`${users.missedDays} + 1`, missedOn: day, nextCallAt: rests ? null : nextCallAt })
    .where(eq(users.id, userId))
}
