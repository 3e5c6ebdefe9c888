import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Habit, HabitEntry, HabitSummary } from '#contract/habits.ts'
import { todayOf } from '#server/features/account/today.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { longestOf, progressOf, weeklyScore } from './rules.ts'
import { sealedEntries, sealedHabits } from './sealing.ts'
import { type HabitRow, habitEntries, habitPauses, habits } from './tables.ts'
import type { Tracked } from './units.ts'

type Reading = Needs<'vault' | 'now'> & { db: Db }

export async function habitsOf({ db, vault, now }: Reading, userId: UserId): Promise<Habit[]> {
  const rows = await db
    .select()
    .from(habits)
    .where(eq(habits.userId, userId))
    .orderBy(desc(habits.isActive), asc(habits.id))
  return withProgress({ db, vault, now }, userId, rows)
}

export async function habitById({ db, vault, now }: Reading, userId: UserId, habitId: number): Promise<Habit> {
  const rows = await db
    .select()
    .from(habits)
    .where(and(eq(habits.userId, userId), eq(habits.id, habitId)))
  const [habit] = await withProgress({ db, vault, now }, userId, rows)
  if (!habit) throw notFound()
  return habit
}

async function withProgress(services: Reading, userId: UserId, rows: readonly HabitRow[]): Promise<Habit[]> {
  const safe = await services.vault.safeOf(services.db, userId)
  const today = await todayOf(services, userId)
  const tracked = await trackedOf(services.db, userId, rows)
  return tracked.map((habit) => ({ ...sealedHabits.open(safe, habit), progress: progressOf(habit, today) }))
}

/** The rows with what was logged for them, and when they rested. */
async function trackedOf(db: Db, userId: UserId, rows: readonly HabitRow[]): Promise<(HabitRow & Tracked)[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const logged = await db
    .select({ habitId: habitEntries.habitId, date: habitEntries.date, value: sql<number>`sum(value)::float8` })
    .from(habitEntries)
    .where(and(eq(habitEntries.userId, userId), inArray(habitEntries.habitId, ids)))
    .groupBy(habitEntries.habitId, habitEntries.date)
  const rested = await db
    .select()
    .from(habitPauses)
    .where(and(eq(habitPauses.userId, userId), inArray(habitPauses.habitId, ids)))
  const logs = Map.groupBy(logged, ({ habitId }) => habitId)
  const pauses = Map.groupBy(rested, ({ habitId }) => habitId)
  return rows.map((row) => ({
    ...row,
    pauses: pauses.get(row.id) ?? [],
    values: new Map(logs.get(row.id)?.map(({ date, value }) => [date, value])),
  }))
}

/** On how many days from one to another each habit was done; of what belongs to a whole week, any day it was logged on. */
export async function habitDaysIn(
  { db, vault }: Needs<'vault'> & { db: Db },
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<{ id: number; name: string; days: number }[]> {
  const rows = await db.select().from(habits).where(eq(habits.userId, userId)).orderBy(asc(habits.id))
  const isWithin = and(eq(habitEntries.userId, userId), gte(habitEntries.date, from), lte(habitEntries.date, to))
  const logged = await db
    .select({ habitId: habitEntries.habitId, value: sql<number>`sum(value)::float8` })
    .from(habitEntries)
    .where(isWithin)
    .groupBy(habitEntries.habitId, habitEntries.date)
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => {
    const least = row.frequency === 'weekly' ? 0 : row.targetValue
    const days = logged.filter(({ habitId, value }) => habitId === row.id && value > 0 && value >= least).length
    return { id: row.id, name: sealedHabits.open(safe, row).name, days }
  })
}

export async function summaryFor({ db, now }: Needs<'db' | 'now'>, userId: UserId): Promise<HabitSummary> {
  const today = await todayOf({ db, now }, userId)
  const rows = await db
    .select()
    .from(habits)
    .where(and(eq(habits.userId, userId), eq(habits.isActive, true)))
  const tracked = await trackedOf(db, userId, rows)
  const isToday = and(eq(habitEntries.userId, userId), eq(habitEntries.date, today))
  const [todays] = await db.select({ entries: sql<number>`count(*)::int` }).from(habitEntries).where(isToday)
  return {
    activeHabits: rows.length,
    todaysEntries: todays?.entries ?? 0,
    currentStreak: longestOf(tracked.map((habit) => progressOf(habit, today))),
    weeklyScore: weeklyScore(tracked, today),
  }
}

export async function recentEntries(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  { limit }: { limit: number },
): Promise<HabitEntry[]> {
  const rows = await db
    .select()
    .from(habitEntries)
    .where(eq(habitEntries.userId, userId))
    .orderBy(desc(habitEntries.id))
    .limit(limit)
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => sealedEntries.open(safe, row))
}

/** 404 when the habit is not the person’s. */
export async function entriesOfHabit(
  { db, vault, now }: Reading,
  userId: UserId,
  habitId: number,
  { from, to }: { from: string; to: string },
): Promise<HabitEntry[]> {
  await habitById({ db, vault, now }, userId, habitId)
  const rows = await db
    .select()
    .from(habitEntries)
    .where(
      and(
        eq(habitEntries.userId, userId),
        eq(habitEntries.habitId, habitId),
        gte(habitEntries.date, from),
        lte(habitEntries.date, to),
      ),
    )
    .orderBy(asc(habitEntries.date), asc(habitEntries.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => sealedEntries.open(safe, row))
}

export const exportedHabits: Exported = {
  name: 'habits',
  async read(services, userId) {
    const { db, vault } = services
    const safe = await vault.safeOf(db, userId)
    const entries = await db
      .select()
      .from(habitEntries)
      .where(eq(habitEntries.userId, userId))
      .orderBy(asc(habitEntries.id))
    const pauses = await db.select().from(habitPauses).where(eq(habitPauses.userId, userId))
    return {
      habits: await habitsOf(services, userId),
      pauses,
      entries: entries.map((row) => sealedEntries.open(safe, row)),
    }
  },
}
