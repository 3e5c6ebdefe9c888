import { and, asc, between, count, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '#contract/endpoint.ts'
import type { Entry, EntryFilter, EntrySort, Stats } from '#contract/journal.ts'
import { todayOf } from '#server/features/account/today.ts'
import { standingLevel } from '#server/features/safety/alarm.ts'
import { notFound, one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { RiskLevel } from '#server/risk/assess.ts'
import { noTotals, quieted, statsOf } from './rules.ts'
import { openEntry, riskOf } from './sealing.ts'
import { isAmong, isOnPage, openedInOrder, plainly } from './searching/queries.ts'
import { matching, tagCounts } from './searching/search.ts'
import { entries, totals } from './tables.ts'

type Reading = Needs<'db' | 'vault'>
type Listing = PageQuery & EntryFilter & { sort?: EntrySort }

export async function entriesOf(services: Reading, userId: UserId, listing: Listing): Promise<Entry[]> {
  const { limit, before, sort = 'newest', ...filter } = listing
  const asked = { where: plainly(filter), sort, before }
  const ids = await matching(services, userId, filter)
  const where = and(asked.where, ids && (await isOnPage(services, userId, ids, { ...asked, limit })))
  return firstOf(openedInOrder(services, userId, { ...asked, where, batch: limit }), limit)
}

export async function countOf(services: Reading, userId: UserId, filter: EntryFilter) {
  const plain = plainly(filter)
  const ids = await matching(services, userId, filter)
  const where = and(plain, plain && ids && isAmong(ids))
  const counted = await services.db
    .select({
      matching: where ? sql<number>`count(*) filter (where ${where})`.mapWith(Number) : count(),
      total: count(),
    })
    .from(entries)
    .where(eq(entries.userId, userId))
  return ids && !plain ? { ...one(counted), matching: ids.length } : one(counted)
}

export async function entryById({ db, vault }: Reading, userId: UserId, entryId: number): Promise<Entry> {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.id, entryId)))
  if (!row) throw notFound()
  return openEntry(await vault.safeOf(db, userId), row)
}

/** As far as danger that was told in it may change what is said now. */
export async function standingLevelOf({ db, vault }: Reading, userId: UserId, entryId: number): Promise<RiskLevel> {
  const isThis = and(eq(entries.userId, userId), eq(entries.id, entryId))
  const [row] = await db.select().from(entries).where(isThis)
  return row ? standingLevel(riskOf(openEntry(await vault.safeOf(db, userId), row))) : 0
}

/** Every entry by its plain columns, in the order in which they were written: no word of them is opened. */
export function marksOf({ db }: Needs<'db'>, userId: UserId) {
  const { id, day, moodScore, wordCount, isArtifact } = entries
  return db
    .select({ id, day, moodScore, wordCount, isArtifact })
    .from(entries)
    .where(eq(entries.userId, userId))
    .orderBy(asc(entries.createdAt), asc(entries.id))
}

/** The days with entries, each with the mean of its moods. */
export function daysOf({ db }: Needs<'db'>, userId: UserId, { from, to }: { from: string; to: string }) {
  return db
    .select({
      day: entries.day,
      entries: count(),
      moodScore: sql<number | null>`round(avg(${entries.moodScore})::numeric, 1)::real`,
    })
    .from(entries)
    .where(and(eq(entries.userId, userId), between(entries.day, from, to)))
    .groupBy(entries.day)
    .orderBy(asc(entries.day))
}

export async function artifactsOf(services: Reading, userId: UserId, { limit, before }: PageQuery): Promise<Entry[]> {
  const asked = { where: eq(entries.isArtifact, true), sort: 'newest', before, batch: limit } as const
  return firstOf(openedInOrder(services, userId, asked), limit)
}

async function firstOf(inOrder: AsyncIterable<Entry>, limit: number): Promise<Entry[]> {
  const found: Entry[] = []
  for await (const entry of inOrder) {
    found.push(entry)
    if (found.length === limit) break
  }
  return found
}

export async function artifactCount({ db }: Needs<'db'>, userId: UserId) {
  const isMine = and(eq(entries.userId, userId), eq(entries.isArtifact, true))
  return one(await db.select({ total: count() }).from(entries).where(isMine))
}

/** Every tag, the most used first. */
export async function tagsOf(services: Reading, userId: UserId) {
  const uses = await tagCounts(services, userId)
  return [...uses]
    .map(([tag, entries]) => ({ tag, entries }))
    .sort((a, b) => b.entries - a.entries || a.tag.localeCompare(b.tag))
}

export async function statsFor(services: Reading & Needs<'now'>, userId: UserId): Promise<Stats> {
  const [stats, isQuiet] = await Promise.all([countedFor(services, userId), isQuietToday(services, userId)])
  return isQuiet ? quieted(stats) : stats
}

/** The numbers alone, whatever the day is like. */
export async function countedFor({ db, now }: Needs<'db' | 'now'>, userId: UserId): Promise<Stats> {
  const [kept] = await db.select().from(totals).where(eq(totals.userId, userId))
  return statsOf(kept ?? noTotals, await todayOf({ db, now }, userId))
}

/** Somebody who plainly spoke or wrote of dying or of hurting themselves is not cheered on that day. */
export async function isQuietToday(services: Reading & Needs<'now'>, userId: UserId): Promise<boolean> {
  const { db, vault } = services
  const isToday = and(eq(entries.userId, userId), eq(entries.day, await todayOf(services, userId)))
  const ofToday = await db.select().from(entries).where(isToday)
  if (ofToday.length === 0) return false
  const safe = await vault.safeOf(db, userId)
  return ofToday.some((row) => standingLevel(riskOf(openEntry(safe, row))) >= 3)
}
