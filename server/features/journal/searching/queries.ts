import { and, asc, between, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { EntryFilter, EntrySort } from '#contract/journal.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { openEntry } from '../sealing.ts'
import { entries } from '../tables.ts'

type Order = { by: SQL; way: 'asc' | 'desc' }

const orders: Record<EntrySort, Order> = {
  newest: { by: sql`${entries.createdAt}`, way: 'desc' },
  oldest: { by: sql`${entries.createdAt}`, way: 'asc' },
  // An unknown mood comes last, from whichever end one begins.
  'highest-mood': { by: sql`coalesce(${entries.moodScore}, 0)`, way: 'desc' },
  'lowest-mood': { by: sql`coalesce(${entries.moodScore}, 11)`, way: 'asc' },
  longest: { by: sql`${entries.wordCount}`, way: 'desc' },
  shortest: { by: sql`${entries.wordCount}`, way: 'asc' },
}

const bands = {
  high: gte(entries.moodScore, 8),
  medium: and(gte(entries.moodScore, 6), lt(entries.moodScore, 8)),
  low: lt(entries.moodScore, 6),
}

/** What of a filter the database can answer: it knows no words. */
export function plainly({ mood, sentiment, from, to }: EntryFilter): SQL | undefined {
  return and(
    mood && bands[mood],
    sentiment && eq(entries.sentiment, sentiment),
    from || to ? between(entries.day, from ?? '-infinity', to ?? 'infinity') : undefined,
  )
}

type Asked = { where: SQL | undefined; sort: EntrySort; before?: number | undefined; batch: number }

/** Entries in an order, opened as they are asked for. Between two batches others have their turn. */
export async function* openedInOrder({ db, vault }: Needs<'db' | 'vault'>, userId: UserId, asked: Asked) {
  const { by, way } = orders[asked.sort]
  const safe = await vault.safeOf(db, userId)
  const [along, beyond] = way === 'asc' ? [asc, sql`>`] : [desc, sql`<`]
  for (let last = asked.before; ; ) {
    const follows =
      last === undefined
        ? undefined
        : sql`(${by}, ${entries.id}) ${beyond} (
            select ${by}, ${entries.id} from ${entries} where ${eq(entries.userId, userId)} and ${eq(entries.id, last)})`
    const rows = await db
      .select()
      .from(entries)
      .where(and(eq(entries.userId, userId), asked.where, follows))
      .orderBy(along(by), along(entries.id))
      .limit(asked.batch)
    for (const row of rows) yield openEntry(safe, row)
    if (rows.length < asked.batch) return
    last = rows.at(-1)?.id
  }
}
