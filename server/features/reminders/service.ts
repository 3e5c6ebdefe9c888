import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import type { DailyReminders } from '#contract/reminders.ts'
import { todayOf } from '#server/features/account/today.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { callStillToCome, factsFor, type Gathering } from './facts.ts'
import { type Line, promisedCall } from './lines.ts'
import { expectMornings } from './mornings.ts'
import { asSent, type KeptDay, keptDay, shownOn } from './queries.ts'
import { type Day, dayOf, saidAgain } from './rules.ts'
import { nextDayId, openDay, sealDay, type Words } from './sealing.ts'
import { dailyReminders } from './tables.ts'

/**
 * Today is made when it is first asked for, in the request: it takes no longer than a page, and nobody has to come back.
 * Other days are what was kept of them.
 */
export async function remindersFor(services: Gathering, userId: UserId, date?: string): Promise<DailyReminders> {
  const today = await todayOf(services, userId)
  const day = date ?? today
  if (day !== today) return asSent(day, await keptDay(services, userId, day))
  const kept = await keptDay(services, userId, today)
  if (!kept) await prepareDay(services, userId, today)
  return asSent(today, await stillTrue(services, userId, kept?.seenAt ? kept : await seeDay(services, userId, today)))
}

/** A call that was put off, paused or is over is not promised any more. */
async function stillTrue(services: Gathering, userId: UserId, day: KeptDay | null): Promise<KeptDay | null> {
  if (!day?.lines.some(({ text }) => promisedCall(text))) return day
  const callAt = await callStillToCome(services, userId, day.date)
  const isTrue = ({ text }: Line) => [null, callAt].includes(promisedCall(text))
  return { ...day, lines: day.lines.filter(isTrue) }
}

/** From now on the person knows these words: read and marked at once, so that none are changed in between. */
async function seeDay(services: Gathering, userId: UserId, today: string): Promise<KeptDay | null> {
  const { db, vault, now } = services
  const [row] = await db
    .update(dailyReminders)
    .set({ seenAt: dateOf(now()) })
    .where(and(eq(dailyReminders.userId, userId), eq(dailyReminders.date, today), isNull(dailyReminders.seenAt)))
    .returning()
  return row ? openDay(await vault.safeOf(db, userId), row) : keptDay(services, userId, today)
}

/** False when the day stood there already: whoever comes second finds the first one's. `then` is part of it. */
export async function prepareDay(
  services: Gathering,
  userId: UserId,
  today: string,
  then: (db: Db) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const day = dayOf(await factsFor(services, userId, today))
  const { db, vault, now } = services
  return db.transaction(async (tx) => {
    await expectMornings({ db: tx, now }, userId)
    const id = await nextDayId(tx)
    const words = sealDay(await vault.safeOf(tx, userId), id, { ...day, before: [] })
    const kept = await tx
      .insert(dailyReminders)
      .values({ id, userId, date: today, words, entryIds: entriesIn(day), generatedAt: dateOf(now()) })
      .onConflictDoNothing({ target: [dailyReminders.userId, dailyReminders.date] })
      .returning({ id: dailyReminders.id })
    if (kept.length > 0) await then(tx)
    return kept.length > 0
  })
}

/**
 * Something was written, changed or deleted today: the day is made anew. True when that changed what it says. Nothing a
 * model said of an entry outlives a change of that entry.
 */
export async function renewDay(services: Gathering, userId: UserId, changedEntry?: number): Promise<boolean> {
  const { db, vault } = services
  const today = await todayOf(services, userId)
  if (!(await keptDay(services, userId, today))) return false
  const made = dayOf(await factsFor(services, userId, today))
  const forbidden = await forbiddenBy(services, userId)
  const isUnwanted = ({ said = '', entryId }: Line) =>
    speaksOf(said, forbidden) || (changedEntry !== undefined && entryId === changedEntry)
  return db.transaction(async (tx) => {
    const standing = await keptDay({ db: tx, vault }, userId, today, { lock: true })
    if (!standing) return false
    const day = saidAgain(made, standing, isUnwanted)
    if (says(day) === says(standing)) return false
    await keepDay({ db: tx, vault }, userId, standing, { ...day, before: shownOn(standing) })
    return true
  })
}

export const says = ({ lines, affirmations }: Day) => JSON.stringify([lines, affirmations])

/** A deleted entry takes with it every line that was drawn from it, on whichever day it stood. */
export async function forgetEntry({ db, vault }: Needs<'db' | 'vault'>, userId: UserId, entryId: number) {
  const rows = await db
    .select()
    .from(dailyReminders)
    .where(and(eq(dailyReminders.userId, userId), arrayContains(dailyReminders.entryIds, [entryId])))
  const safe = await vault.safeOf(db, userId)
  for (const row of rows) {
    const day = openDay(safe, row)
    const others = (all: Words['lines']) => all.filter((line) => line.entryId !== entryId)
    const before = day.before.filter((about) => !isAbout(about, entryId))
    const { isCare } = day
    const words = { lines: others(day.lines), affirmations: others(day.affirmations), isCare, before }
    await keepDay({ db, vault }, userId, day, words)
  }
}

const isAbout = (about: string, entryId: number) => new RegExp(`^(?:thread \\w+|moment|deed) ${entryId} `).test(about)

export async function keepDay(
  { db, vault }: { db: Db } & Needs<'vault'>,
  userId: UserId,
  { id }: KeptDay,
  words: Words,
) {
  const safe = await vault.safeOf(db, userId)
  await db
    .update(dailyReminders)
    .set({ words: sealDay(safe, id, words), entryIds: entriesIn(words) })
    .where(and(eq(dailyReminders.userId, userId), eq(dailyReminders.id, id)))
}

function entriesIn({ lines, affirmations }: Day): number[] {
  return [...new Set([...lines, ...affirmations].flatMap(({ entryId }) => entryId ?? []))]
}
