import { and, eq, isNull } from 'drizzle-orm'
import type { Habit, HabitChange, HabitEntry, NewHabit, NewHabitEntry } from '#contract/habits.ts'
import { users } from '#server/features/account/tables.ts'
import { todayOf } from '#server/features/account/today.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { habitById } from './queries.ts'
import { sealedEntries, sealedHabits } from './sealing.ts'
import { habitEntries, habitPauses, habits } from './tables.ts'

type Writing = Needs<'vault' | 'now'> & { db: Db }

export async function addHabit(
  services: Needs<'db' | 'vault' | 'now' | 'realtime'>,
  userId: UserId,
  habit: NewHabit,
): Promise<Habit> {
  const added = await services.db.transaction(async (tx) => {
    const id = await insertHabit({ ...services, db: tx }, userId, habit, null)
    return habitById({ ...services, db: tx }, userId, id)
  })
  await tellPages(services, userId)
  return added
}

/**
 * The habits of a system, inside the transaction of whoever installs it. Those the person has from this system already,
 * by name, are left alone. Returns how many were added.
 */
export async function adoptHabits(
  { db, vault, now }: Writing,
  userId: UserId,
  systemId: number,
  offered: readonly NewHabit[],
): Promise<number> {
  // Two installations at once wait for each other, so that the later one sees what the earlier one brought.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const rows = await db
    .select()
    .from(habits)
    .where(and(eq(habits.userId, userId), eq(habits.systemId, systemId)))
  const safe = await vault.safeOf(db, userId)
  const known = new Set(rows.map((row) => sealedHabits.open(safe, row).name))
  const missing = offered.filter(({ name }) => !known.has(name))
  for (const habit of missing) await insertHabit({ db, vault, now }, userId, habit, systemId)
  return missing.length
}

async function insertHabit(
  { db, vault, now }: Writing,
  userId: UserId,
  { name, description, unit, ...plain }: NewHabit,
  systemId: number | null,
): Promise<number> {
  const id = await sealedHabits.nextId(db)
  const safe = await vault.safeOf(db, userId)
  await db.insert(habits).values({
    ...plain,
    id,
    userId,
    systemId,
    words: sealedHabits.seal(safe, id, { name, description, unit }),
    firstDay: await todayOf({ db, now }, userId),
    createdAt: dateOf(now()),
  })
  return id
}

export async function changeHabit(
  services: Needs<'db' | 'vault' | 'now' | 'realtime'>,
  userId: UserId,
  habitId: number,
  { name, description, unit, ...plain }: HabitChange,
): Promise<Habit> {
  const { vault } = services
  const changed = await services.db.transaction(async (tx) => {
    const isThis = and(eq(habits.userId, userId), eq(habits.id, habitId))
    const [row] = await tx.select().from(habits).where(isThis).for('update')
    if (!row) throw notFound()
    const safe = await vault.safeOf(tx, userId)
    const before = sealedHabits.open(safe, row)
    const words = sealedHabits.seal(safe, habitId, {
      name: name ?? before.name,
      description: description ?? before.description,
      unit: unit ?? before.unit,
    })
    await tx
      .update(habits)
      .set({ ...plain, words })
      .where(isThis)
    if (plain.isActive !== undefined && plain.isActive !== before.isActive) {
      const today = await todayOf({ ...services, db: tx }, userId)
      await (plain.isActive ? endPause(tx, userId, habitId, today) : beginPause(tx, userId, habitId, today))
    }
    return habitById({ ...services, db: tx }, userId, habitId)
  })
  await tellPages(services, userId)
  return changed
}

/** Paused again on the day it was taken up: the pause goes on. */
async function beginPause(db: Db, userId: UserId, habitId: number, from: string) {
  await db
    .insert(habitPauses)
    .values({ userId, habitId, from })
    .onConflictDoUpdate({
      target: [habitPauses.userId, habitPauses.habitId, habitPauses.from],
      set: { until: null },
    })
}

async function endPause(db: Db, userId: UserId, habitId: number, until: string) {
  await db
    .update(habitPauses)
    .set({ until })
    .where(and(eq(habitPauses.userId, userId), eq(habitPauses.habitId, habitId), isNull(habitPauses.until)))
}

export async function removeHabit({ db, realtime }: Needs<'db' | 'realtime'>, userId: UserId, habitId: number) {
  const removed = await db
    .delete(habits)
    .where(and(eq(habits.userId, userId), eq(habits.id, habitId)))
    .returning({ id: habits.id })
  if (removed.length === 0) throw notFound()
  await tellPages({ realtime }, userId)
}

/** Days before have no part in any streak one would count. */
const earliestDay = '2000-01-01'

export async function logProgress(
  { db, vault, jobs, realtime, now }: Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>,
  userId: UserId,
  { habitId, notes, ...plain }: NewHabitEntry,
): Promise<HabitEntry> {
  if (plain.date > (await todayOf({ db, now }, userId)) || plain.date < earliestDay) {
    throw new Problem(400, 'invalid_input', 'Please choose today or an earlier day.')
  }
  const logged = await db.transaction(async (tx) => {
    const isThis = and(eq(habits.userId, userId), eq(habits.id, habitId))
    const [habit] = await tx.select({ id: habits.id }).from(habits).where(isThis).for('key share')
    if (!habit) throw notFound()
    const id = await sealedEntries.nextId(tx)
    const safe = await vault.safeOf(tx, userId)
    const words = sealedEntries.seal(safe, id, { notes: notes || null })
    const createdAt = dateOf(now())
    const row = one(
      await tx
        .insert(habitEntries)
        .values({ ...plain, id, userId, habitId, words, createdAt })
        .returning(),
    )
    await jobs.emit(tx, 'habits.progress-logged', { userId, habitId })
    return sealedEntries.open(safe, row)
  })
  await tellPages({ realtime }, userId)
  return logged
}

export async function removeHabitEntry(
  { db, realtime }: Needs<'db' | 'realtime'>,
  userId: UserId,
  habitId: number,
  entryId: number,
) {
  const removed = await db
    .delete(habitEntries)
    .where(and(eq(habitEntries.userId, userId), eq(habitEntries.habitId, habitId), eq(habitEntries.id, entryId)))
    .returning({ id: habitEntries.id })
  if (removed.length === 0) throw notFound()
  await tellPages({ realtime }, userId)
}

const tellPages = ({ realtime }: Needs<'realtime'>, userId: UserId) =>
  realtime.push(userId, { type: 'changed', feature: 'habits' })
