import { and, eq, sql } from 'drizzle-orm'
import type { CallReason } from '#contract/calls.ts'
import { users } from '#server/features/account/tables.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { calls } from '../tables.ts'
import { callAt, dailyOf, lockPlan, planCalls, takeBackWaiting } from './plan.ts'
import { endOfToday, nextCallAt, startOf } from './rules.ts'

const mostPausedDays = 365

type Changing = Needs<'db' | 'realtime' | 'now'>

/** Minutes from now, or the call time of the next day. */
export type Snooze = { minutes: number } | 'tomorrow'

/**
 * The person asks to be called later instead. The call itself goes on until it is ended, with the reason `not-now`
 * unless another was given. A daily call that would come before the time they named waits for it.
 */
export async function snoozeCall({ db, realtime, now }: Changing, userId: UserId, callId: number, until: Snooze) {
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, userId)
    const call = await giveReason(tx, userId, callId, 'not-now')
    if (!call || !plan) return
    const again = { slot: call.slot ?? call.createdAt, attempt: call.attempt + 1 }
    const tonight = endOfToday(plan.timeZone, now())
    const daily = dailyOf(plan, until === 'tomorrow' ? tonight : now())
    const at =
      until === 'tomorrow' ? nextCallAt(plan.callTime, plan.timeZone, tonight) : now().add({ minutes: until.minutes })
    const isInstead = daily !== null && Temporal.Instant.compare(daily, at) <= 0
    await callAt(tx, userId, at, isInstead ? { slot: dateOf(daily), attempt: 1 } : again)
  })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** Opting out: from now on nothing rings by itself, until the person switches daily calls on again. */
export async function stopCalling({ db, realtime }: Changing, userId: UserId, callId: number) {
  await db.transaction(async (tx) => {
    await lockPlan(tx, userId)
    await giveReason(tx, userId, callId, 'no-more-calls')
    await tx.update(userSettings).set({ dailyCallEnabled: false }).where(eq(userSettings.userId, userId))
    await callAt(tx, userId, null)
    await takeBackWaiting(tx, userId)
  })
  await realtime.push(userId, { type: 'changed', feature: 'settings' })
  await realtime.push(userId, { type: 'changed', feature: 'account' })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** Nothing rings by itself before that day of theirs, also no other try for today. */
export async function pauseCalls({ db, realtime, now }: Changing, userId: UserId, until: string) {
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, userId)
    if (!plan) return
    const { timeZone } = plan
    const today = now().toZonedDateTimeISO(timeZone).toPlainDate()
    const day = Temporal.PlainDate.from(until)
    const days = today.until(day).days
    if (days < 1 || days > mostPausedDays) {
      throw new Problem(400, 'invalid_input', 'Please choose a day from tomorrow on, within a year.')
    }
    const callsPausedUntil = dateOf(startOf(day, timeZone))
    await tx.update(users).set({ callsPausedUntil }).where(eq(users.id, userId))
    await takeBackWaiting(tx, userId)
    await callAt(tx, userId, dailyOf({ ...plan, pausedUntil: null }, now()))
  })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** Ends a pause, or the rest after a week of calls that found nobody. */
export async function resumeCalls({ db, realtime, now }: Changing, userId: UserId) {
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, userId)
    if (!plan) return
    await tx.update(users).set({ callsPausedUntil: null }).where(eq(users.id, userId))
    await planCalls(tx, userId, { callTime: plan.callTime, timeZone: plan.timeZone }, now())
  })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
}

/** The first reason a call is given stays: how it then ends says less. */
async function giveReason(db: Db, userId: UserId, callId: number, reason: CallReason) {
  const isThisCall = and(eq(calls.userId, userId), eq(calls.id, callId))
  const [call] = await db
    .update(calls)
    .set({ reason: sql`coalesce(${calls.reason}, ${reason})` })
    .where(isThisCall)
    .returning()
  return call
}
