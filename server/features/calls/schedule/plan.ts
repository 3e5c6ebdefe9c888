import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '#server/features/account/tables.ts'
import { usualCallTime } from '#server/features/settings/queries.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '../tables.ts'

const columns = {
  callTime: sql<string>`coalesce(${users.callTime}, ${usualCallTime})`,
  timeZone: users.timeZone,
  isOn: userSettings.dailyCallEnabled,
  nextCallAt: users.nextCallAt,
  pausedUntil: users.callsPausedUntil,
  retrySlot: users.retrySlot,
  retryAttempt: users.retryAttempt,
  missedDays: users.missedDays,
}

/** When somebody is called, and why then. */
export async function planOf(db: Db, userId: UserId) {
  const found = db.select(columns).from(users).innerJoin(userSettings, eq(userSettings.userId, users.id))
  return one(await found.where(eq(users.id, userId)))
}

/** Two changes of one plan wait for each other. Whoever locks a call as well locks its person first. */
export async function lockPlan(db: Db, userId: UserId) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return planOf(db, userId)
}

export type Again = { slot: Date; attempt: number }

/** `again`: the next call is another try for an earlier slot, and not the day's own. */
export async function callAt(db: Db, userId: UserId, next: Temporal.Instant | null, again: Again | null = null) {
  const nextCallAt = next && new Date(next.epochMilliseconds)
  await db
    .update(users)
    .set({ nextCallAt, retrySlot: again?.slot ?? null, retryAttempt: again?.attempt ?? null })
    .where(eq(users.id, userId))
}

/** Takes back what was claimed and not yet asked of anybody: it is as if it had never come up. */
export async function takeBackWaiting(db: Db, userId: UserId) {
  const isWaiting = and(eq(calls.status, 'queued'), isNull(calls.askedAt), isNotNull(calls.slot))
  await db.delete(calls).where(and(eq(calls.userId, userId), isWaiting))
}
