import { and, eq, sql } from 'drizzle-orm'
import type { CallReason } from '#contract/calls.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { calls } from '../tables.ts'
import { callAt, lockPlan, takeBackWaiting } from './plan.ts'
import { nextCallAt, startOfTomorrow } from './rules.ts'

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
    if (!call) return
    const again = { slot: call.slot ?? call.createdAt, attempt: call.attempt + 1 }
    if (until === 'tomorrow') {
      const tomorrow = nextCallAt(plan.callTime, plan.timeZone, startOfTomorrow(plan.timeZone, now()))
      return callAt(tx, userId, tomorrow, plan.isOn ? null : again)
    }
    const at = now().add({ minutes: until.minutes })
    const daily = nextCallAt(plan.callTime, plan.timeZone, now())
    const comesBefore = plan.isOn && Temporal.Instant.compare(daily, at) <= 0
    await callAt(tx, userId, at, comesBefore ? { slot: new Date(daily.epochMilliseconds), attempt: 1 } : again)
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
