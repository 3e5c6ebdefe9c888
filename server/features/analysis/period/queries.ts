import { and, asc, between, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PageQuery } from '#contract/endpoint.ts'
import { openEntry, riskOf } from '#server/features/journal/sealing.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { decisionsOf } from '../statements/queries.ts'
import { shownPatterns, statementsOf } from '../statements/rules.ts'
import type { Kind } from './calendar.ts'
import type { Noted } from './facts/noted.ts'
import { type KeptPeriod, sealedPeriods } from './sealing.ts'
import { tableOf } from './tables.ts'

type Reading = Needs<'vault'> & { db: Db }

/** The entries of these days, in the order in which they were written. */
export async function notedBetween({ db, vault }: Reading, userId: UserId, from: string, to: string): Promise<Noted[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), between(entries.day, from, to)))
    .orderBy(asc(entries.createdAt), asc(entries.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => asNoted(safe, row))
}

function asNoted(safe: Safe, row: typeof entries.$inferSelect): Noted {
  const entry = openEntry(safe, row)
  const { id, title, content, moodScore, themes, wordCount, source, day } = entry
  return { id, title, content, moodScore, themes, wordCount, source, day, risk: riskOf(entry) }
}

export async function notedOf({ db, vault }: Reading, userId: UserId, ids: readonly number[]): Promise<Noted[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.id, [...ids])))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => asNoted(safe, row))
}

/** Newest first, as they may be shown now. */
export async function periodsOf(
  services: Reading,
  userId: UserId,
  kind: Kind,
  { limit, before }: PageQuery,
): Promise<KeptPeriod[]> {
  const table = tableOf[kind]
  const older =
    before === undefined
      ? undefined
      : lt(
          table.start,
          sql`(${services.db
            .select({ start: table.start })
            .from(table)
            .where(and(eq(table.userId, userId), eq(table.id, before)))})`,
        )
  const rows = await services.db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), older))
    .orderBy(desc(table.start))
    .limit(limit)
  const safe = await services.vault.safeOf(services.db, userId)
  return asShown(
    services,
    userId,
    kind,
    rows.map((row) => sealedPeriods[kind].open(safe, row)),
  )
}

/** One, as it was written; null where there is none. */
export async function keptOf(
  { db, vault }: Reading,
  userId: UserId,
  kind: Kind,
  start: string,
): Promise<KeptPeriod | null> {
  const table = tableOf[kind]
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.start, start)))
  return row ? sealedPeriods[kind].open(await vault.safeOf(db, userId), row) : null
}

export async function asShown(
  services: Reading,
  userId: UserId,
  kind: Kind,
  kept: readonly KeptPeriod[],
): Promise<KeptPeriod[]> {
  if (kept.length === 0) return []
  const decisions = (await decisionsOf(services, userId)).map(({ decision }) => decision)
  const entryIds = await standing(
    services.db,
    userId,
    kept.flatMap(({ patterns }) => statementsOf(patterns).flatMap((statement) => statement.entryIds)),
  )
  return kept.map((one) => ({
    ...one,
    patterns: shownPatterns(one.patterns, { kind, start: one.start, decisions, entryIds }),
  }))
}

/** Of these entries the ones that are still there. */
async function standing(db: Db, userId: UserId, entryIds: readonly number[]): Promise<Set<number>> {
  const asked = [...new Set(entryIds)]
  if (asked.length === 0) return new Set()
  const rows = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.id, asked)))
  return new Set(rows.map(({ id }) => id))
}
