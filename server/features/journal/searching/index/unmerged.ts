import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Term } from '#server/language/search/terms.ts'
import { weighed } from '#server/language/search/weighing.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { type EntryWords, type KeptEntry, openEntry } from '../../sealing.ts'
import { entries } from '../../tables.ts'
import { unmerged } from './tables.ts'

/** Opening so many with each search takes few milliseconds; merging one of them writes about a hundred buckets. */
export const worthMerging = 32

const isOf = (userId: UserId, entryId: number) => and(eq(unmerged.userId, userId), eq(unmerged.entryId, entryId))
const place = (entryId: number) => `journal_search_unmerged.stands/${entryId}` as const

export async function noteAdded(db: Db, userId: UserId, entryId: number) {
  const others = sql`select from ${unmerged} where ${eq(unmerged.userId, userId)} limit ${worthMerging}`
  const isDue = sql<boolean>`(select count(*) from (${others}) as o) >= ${worthMerging - 1}`
  await db.insert(unmerged).values({ userId, entryId, isDue })
}

/** In the transaction that changes it, with its words as they were. What was taken out leaves the buckets soon. */
export async function noteChanged(db: Db, safe: Safe, entry: EntryWords & { userId: UserId; id: number }) {
  const values = { userId: entry.userId, entryId: entry.id, stands: sealedTerms(safe, entry), isDue: true }
  // Where it is there already, the buckets hold nothing of it, or what they hold is written there.
  await db.insert(unmerged).values(values).onConflictDoNothing()
}

export async function noteRemoved(db: Db, safe: Safe, entry: EntryWords & { userId: UserId; id: number }) {
  const neverMerged = and(isOf(entry.userId, entry.id), isNull(unmerged.stands))
  const forgotten = await db.delete(unmerged).where(neverMerged).returning({ entryId: unmerged.entryId })
  if (forgotten.length === 0) await noteChanged(db, safe, entry)
}

function sealedTerms(safe: Safe, entry: EntryWords & { id: number }): Buffer {
  return safe.seal(place(entry.id), JSON.stringify([...weighed(entry).keys()]))
}

/** `stands` is what the buckets hold of it; `entry` is null where it was deleted. */
export type Unmerged = { entryId: number; stands: readonly Term[]; entry: KeptEntry | null }

export async function unmergedAfter(
  db: Db,
  safe: Safe,
  { userId, after, limit }: { userId: UserId; after: number; limit: number },
): Promise<Unmerged[]> {
  const rows = await db
    .select({ entryId: unmerged.entryId, stands: unmerged.stands, row: entries })
    .from(unmerged)
    .leftJoin(entries, and(eq(entries.userId, unmerged.userId), eq(entries.id, unmerged.entryId)))
    .where(and(eq(unmerged.userId, userId), gt(unmerged.entryId, after)))
    .orderBy(asc(unmerged.entryId))
    .limit(limit)
  return rows.map(({ entryId, stands, row }) => ({
    entryId,
    stands: stands ? (JSON.parse(safe.open(place(entryId), stands)) as Term[]) : [],
    entry: row && openEntry(safe, row),
  }))
}

const atOnce = 100

/** However many they are: a journal that was just brought in is found whole. */
export async function* everyUnmerged({ db, userId, safe }: { db: Db; userId: UserId; safe: Safe }) {
  for (let after = 0; ; ) {
    const some = await unmergedAfter(db, safe, { userId, after, limit: atOnce })
    yield* some
    const last = some.at(-1)
    if (some.length < atOnce || !last) return
    after = last.entryId
  }
}

/** Which version of an entry was read; null where it was deleted. */
export type Read = { entryId: number; version: number | null }

/**
 * Whether they still are as they were read; then they are merged with the caller's transaction. Until it ends, none of
 * them can be changed.
 */
export async function settle(db: Db, userId: UserId, read: readonly Read[]): Promise<boolean> {
  const ids = read.map(({ entryId }) => entryId)
  const now = await db
    .select({ id: entries.id, version: entries.version })
    .from(entries)
    .where(and(eq(entries.userId, userId), sql`${entries.id} = any(${sql.param(ids)}::bigint[])`))
    .orderBy(asc(entries.id))
    .for('share')
  const there = read.filter(({ version }) => version !== null)
  const isSame = now.length === there.length && now.every(({ version }, at) => version === there[at]?.version)
  const areThese = and(eq(unmerged.userId, userId), sql`${unmerged.entryId} = any(${sql.param(ids)}::bigint[])`)
  if (isSame) await db.delete(unmerged).where(areThese)
  return isSame
}
