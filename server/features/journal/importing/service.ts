import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { openEntry } from '../sealing.ts'
import { insertEntry, refreshTotals } from '../service.ts'
import { entries } from '../tables.ts'
import type { DiaryEntry } from './diary.ts'

/**
 * Brings a diary into a person's journal, all of it or nothing. What is there already (the same words at the same
 * moment) is left out, so the same file can be brought twice. Returns how many were added.
 */
export function importDiary(
  { db, vault, now }: Needs<'db' | 'vault' | 'now'>,
  userId: UserId,
  diary: readonly DiaryEntry[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await alreadyKept({ db: tx, vault }, userId, diary)
    const missing = diary.filter((entry) => !known.has(mark(entry.at.epochMilliseconds, entry.text)))
    for (const { title, text, at } of missing) {
      await insertEntry({ db: tx, vault, now }, userId, { title, content: text, source: 'manual', createdAt: at })
    }
    await refreshTotals(tx, userId)
    return missing.length
  })
}

async function alreadyKept(
  { db, vault }: { db: Db } & Needs<'vault'>,
  userId: UserId,
  diary: readonly DiaryEntry[],
): Promise<Set<string>> {
  const instants = diary.map(({ at }) => dateOf(at))
  const rows = await db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.createdAt, instants)))
  const safe = await vault.safeOf(db, userId)
  return new Set(rows.map((row) => mark(row.createdAt.getTime(), openEntry(safe, row).content)))
}

const mark = (epochMs: number, text: string) => `${epochMs} ${text}`
