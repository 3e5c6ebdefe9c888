import { and, desc, eq, sql } from 'drizzle-orm'
import type { PageQuery } from '#contract/endpoint.ts'
import type { Entry, Stats } from '#contract/journal.ts'
import { userById } from '#server/features/account/queries.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { noTotals, statsOf } from './rules.ts'
import { openEntry } from './sealing.ts'
import { entries, totals } from './tables.ts'

type Reading = Needs<'db' | 'vault'>

export async function entriesOf({ db, vault }: Reading, userId: UserId, { limit, before }: PageQuery) {
  const older =
    before === undefined
      ? undefined
      : sql`(${entries.createdAt}, ${entries.id}) < (
          select created_at, id from journal_entries where user_id = ${userId} and id = ${before})`
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), older))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit)
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => openEntry(safe, row))
}

export async function entryById({ db, vault }: Reading, userId: UserId, entryId: number): Promise<Entry> {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.id, entryId)))
  if (!row) throw notFound()
  return openEntry(await vault.safeOf(db, userId), row)
}

export async function statsFor({ db, now }: Needs<'db' | 'now'>, userId: UserId): Promise<Stats> {
  const { timeZone } = await userById({ db }, userId)
  const [kept] = await db.select().from(totals).where(eq(totals.userId, userId))
  const today = now().toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return statsOf(kept ?? noTotals, today)
}
