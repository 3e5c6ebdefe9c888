import { and, asc, eq, sql } from 'drizzle-orm'
import type { Entry } from '#contract/journal.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { openEntry } from './sealing.ts'
import { entries } from './tables.ts'

/** An entry with the calendar day it was written on, where its writer was at home then. */
export type DatedEntry = Entry & { day: string }

const atOnce = 200

/** The whole journal, the oldest first, some at a time: nine years never lie in memory together. */
export async function* everyEntry({ db, vault }: Needs<'db' | 'vault'>, userId: UserId): AsyncGenerator<DatedEntry> {
  for (let last = 0; ; ) {
    const newer = last
      ? sql`(${entries.createdAt}, ${entries.id}) > (
          select created_at, id from journal_entries where user_id = ${userId} and id = ${last})`
      : undefined
    const rows = await db
      .select()
      .from(entries)
      .where(and(eq(entries.userId, userId), newer))
      .orderBy(asc(entries.createdAt), asc(entries.id))
      .limit(atOnce)
    const safe = await vault.safeOf(db, userId)
    for (const row of rows) yield { ...openEntry(safe, row), day: row.day }
    if (rows.length < atOnce) return
    last = rows.at(-1)?.id ?? 0
  }
}

export const exportedEntries: Exported = { name: 'entries', read: everyEntry }
