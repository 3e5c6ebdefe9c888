import { asc, eq, lte, sql } from 'drizzle-orm'
import { userById } from '#server/features/account/queries.ts'
import { users } from '#server/features/account/tables.ts'
import { nextCallAt } from '#server/features/calls/schedule/rules.ts'
import { totals } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { reminderMornings } from './tables.ts'

/** Before anyone is up, on the clock of their own zone. */
const morning = '05:00'
/** Who has not written for this long is prepared for only on the day after they looked in. */
const awayAfterDays = 30
const atMost = 500

/** From the next morning on, this person's days are prepared before they wake. */
export async function expectMornings({ db, now }: { db: Db } & Needs<'now'>, userId: UserId) {
  const { timeZone } = await userById({ db }, userId)
  await db
    .insert(reminderMornings)
    .values({ userId, nextAt: nextMorning(timeZone, now()) })
    .onConflictDoUpdate({
      target: reminderMornings.userId,
      set: { nextAt: sql`coalesce(${reminderMornings.nextAt}, excluded.next_at)` },
    })
}

/** Takes everyone whose morning has come, each once, and queues their day; their next morning is written with it. */
export async function claimMornings({ db, jobs, now }: Needs<'db' | 'jobs' | 'now'>) {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: reminderMornings.userId, timeZone: users.timeZone, lastDay: totals.lastDay })
      .from(reminderMornings)
      .innerJoin(users, eq(users.id, reminderMornings.userId))
      .leftJoin(totals, eq(totals.userId, reminderMornings.userId))
      .where(lte(reminderMornings.nextAt, dateOf(now())))
      .orderBy(asc(reminderMornings.nextAt))
      .limit(atMost)
      .for('update', { of: reminderMornings, skipLocked: true })
    for (const { userId, timeZone, lastDay } of due) {
      const nextAt = isAway(lastDay, timeZone, now()) ? null : nextMorning(timeZone, now())
      await tx.update(reminderMornings).set({ nextAt }).where(eq(reminderMornings.userId, userId))
      await jobs.emit(tx, 'reminders.morning-came', { userId })
    }
  })
}

function nextMorning(timeZone: string, now: Temporal.Instant): Date {
  return dateOf(nextCallAt(morning, timeZone, now))
}

function isAway(lastDay: string | null, timeZone: string, now: Temporal.Instant): boolean {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  return lastDay === null || today.since(lastDay).total('days') > awayAfterDays
}
