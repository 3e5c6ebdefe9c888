import { and, asc, between, count, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '#contract/endpoint.ts'
import type { Entry, EntryFilter, EntrySort, Stats } from '#contract/journal.ts'
import { todayOf } from '#server/features/account/today.ts'
import { safetyLevel } from '#server/features/safety/rules.ts'
import { notFound, one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { noTotals, quieted, statsOf } from './rules.ts'
import { openEntry } from './sealing.ts'
import { openedInOrder, plainly } from './searching/queries.ts'
import { matcher } from './searching/rules.ts'
import { entries, totals } from './tables.ts'

type Reading = Needs<'db' | 'vault'>
type Listing = PageQuery & EntryFilter & { sort?: EntrySort }

/** So many are opened at a time while words are looked for: a few milliseconds. */
const batchOfSearch = 400

export async function entriesOf(services: Reading, userId: UserId, listing: Listing): Promise<Entry[]> {
  const { limit, before, sort = 'newest', ...filter } = listing
  const matches = matcher(filter)
  const batch = matches ? batchOfSearch : limit
  const found: Entry[] = []
  for await (const entry of openedInOrder(services, userId, { where: plainly(filter), sort, before, batch })) {
    if (!matches || matches(entry)) found.push(entry)
    if (found.length === limit) break
  }
  return found
}

export async function countOf(services: Reading, userId: UserId, filter: EntryFilter) {
  const where = plainly(filter)
  const counted = await services.db
    .select({
      matching: where ? sql<number>`count(*) filter (where ${where})`.mapWith(Number) : count(),
      total: count(),
    })
    .from(entries)
    .where(eq(entries.userId, userId))
  const matches = matcher(filter)
  if (!matches) return one(counted)
  let matching = 0
  for await (const entry of openedInOrder(services, userId, { where, sort: 'newest', batch: batchOfSearch })) {
    if (matches(entry)) matching += 1
  }
  return { matching, total: one(counted).total }
}

export async function entryById({ db, vault }: Reading, userId: UserId, entryId: number): Promise<Entry> {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.id, entryId)))
  if (!row) throw notFound()
  return openEntry(await vault.safeOf(db, userId), row)
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
  const found: Entry[] = []
  for await (const entry of openedInOrder(services, userId, asked)) {
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
  const uses = new Map<string, number>()
  const asked = { where: undefined, sort: 'newest', batch: batchOfSearch } as const
  for await (const { themes } of openedInOrder(services, userId, asked)) {
    for (const tag of new Set(themes)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  }
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

/** Somebody who spoke or wrote of dying or of hurting themselves is not cheered on that day. */
export async function isQuietToday(services: Reading & Needs<'now'>, userId: UserId): Promise<boolean> {
  const { db, vault } = services
  const isToday = and(eq(entries.userId, userId), eq(entries.day, await todayOf(services, userId)))
  const ofToday = await db.select().from(entries).where(isToday)
  if (ofToday.length === 0) return false
  const safe = await vault.safeOf(db, userId)
  return ofToday.some((row) => {
    const { title, content } = openEntry(safe, row)
    return safetyLevel(`${title}. ${content}`) >= 3
  })
}
