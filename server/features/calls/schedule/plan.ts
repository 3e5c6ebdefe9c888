import { and, between, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '#server/features/account/tables.ts'
import { usualCallTime } from '#server/features/settings/queries.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { runningStatuses } from '../rules.ts'
import { calls } from '../tables.ts'
import { endOfToday, nextDaily, startOf } from './rules.ts'

export const columns = {
  userId: users.id,
  callTime: sql<string>`coalesce(${users.callTime}, ${usualCallTime})`,
  timeZone: users.timeZone,
  isOn: userSettings.dailyCallEnabled,
  nextCallAt: users.nextCallAt,
  pausedUntil: users.callsPausedUntil,
  retrySlot: users.retrySlot,
  retryAttempt: users.retryAttempt,
  missedDays: users.missedDays,
  missedOn: users.missedOn,
}

export type Plan = {
  userId: UserId
  callTime: string
  timeZone: string
  isOn: boolean
  nextCallAt: Date | null
  pausedUntil: Date | null
  retrySlot: Date | null
  retryAttempt: number | null
  missedDays: number
  missedOn: string | null
}

/** When somebody is called, and why then; null when they have left. */
export async function planOf(db: Db, userId: UserId): Promise<Plan | null> {
  const found = db.select(columns).from(users).innerJoin(userSettings, eq(userSettings.userId, users.id))
  return (await found.where(eq(users.id, userId)))[0] ?? null
}

/** Two changes of one plan wait for each other. Whoever locks a call as well locks its person first. */
export async function lockPlan(db: Db, userId: UserId): Promise<Plan | null> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return planOf(db, userId)
}

export type Again = { slot: Date; attempt: number }

/** `again`: the next call is another try for an earlier slot, and not the day's own. */
export async function callAt(db: Db, userId: UserId, next: Temporal.Instant | null, again: Again | null = null) {
  const nextCallAt = next && dateOf(next)
  await db
    .update(users)
    .set({ nextCallAt, retrySlot: again?.slot ?? null, retryAttempt: again?.attempt ?? null })
    .where(eq(users.id, userId))
}

/** When the daily call comes next after `after`; null when none does. */
export function dailyOf(plan: Plan, after: Temporal.Instant) {
  return nextDaily({ ...plan, pausedUntil: plan.pausedUntil?.toTemporalInstant() ?? null }, after)
}

/** Takes back what was claimed and not yet asked of anybody: it is as if it had never come up. */
export async function takeBackWaiting(db: Db, userId: UserId) {
  const isWaiting = and(eq(calls.status, 'queued'), isNull(calls.askedAt), isNotNull(calls.slot))
  await db.delete(calls).where(and(eq(calls.userId, userId), isWaiting))
}

/**
 * A time, a zone or a switch that was changed plans the next call anew, and takes the place of another try. Whoever
 * has had the day's call is not called on the same day of theirs again.
 */
export async function planCalls(
  db: Db,
  userId: UserId,
  clock: Partial<Pick<Plan, 'callTime' | 'timeZone'>>,
  now: Temporal.Instant,
) {
  await takeBackWaiting(db, userId)
  await db
    .update(users)
    .set({ ...clock, missedDays: 0, missedOn: null })
    .where(eq(users.id, userId))
  const plan = await planOf(db, userId)
  if (plan) await planDaily(db, plan, now)
}

/** For whoever was set aside and can be called from now on; a next call that is planned already stays as it is. */
export async function planIfNone(db: Db, userId: UserId, now: Temporal.Instant) {
  const plan = await lockPlan(db, userId)
  if (plan && !plan.nextCallAt) await planDaily(db, plan, now)
}

async function planDaily(db: Db, plan: Plan, now: Temporal.Instant) {
  const { userId, timeZone } = plan
  const isDone = await hadTodays(db, userId, timeZone, now)
  await callAt(db, userId, dailyOf(plan, isDone ? endOfToday(timeZone, now) : now))
}

/** Whether the daily call of the person's present day was answered, or is on its way. */
async function hadTodays(db: Db, userId: UserId, timeZone: string, now: Temporal.Instant): Promise<boolean> {
  const wasTaken = inArray(calls.status, [...runningStatuses, 'completed'])
  const start = startOf(now.toZonedDateTimeISO(timeZone).toPlainDate(), timeZone)
  const isTodays = between(calls.slot, dateOf(start), dateOf(endOfToday(timeZone, now)))
  const found = db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), wasTaken, isTodays))
  return (await found.limit(1)).length > 0
}
