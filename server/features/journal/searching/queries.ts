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

type Asked = { where: SQL | undefined; sort: EntrySort; before?: number | undefined }

/** Entries in an order, opened as they are asked for. Between two batches others have their turn. */
export async function* openedInOrder(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  { batch, ...asked }: Asked & { batch: number },
) {
  const safe = await vault.safeOf(db, userId)
  for (let before = asked.before; ; ) {
    const { isNext, order } = following(userId, { ...asked, before })
    const rows = await db
      .select()
      .from(entries)
      .where(isNext)
      .orderBy(...order)
      .limit(batch)
    for (const row of rows) yield openEntry(safe, row)
    if (rows.length < batch) return
    before = rows.at(-1)?.id
  }
}

function following(userId: UserId, { where, sort, before }: Asked) {
  const { by, way } = orders[sort]
  const [along, beyond] = way === 'asc' ? [asc, sql`>`] : [desc, sql`<`]
  const last = sql`select ${by}, ${entries.id} from ${entries} where ${eq(entries.userId, userId)} and ${eq(entries.id, before ?? 0)}`
  const isBeyond = before === undefined ? undefined : sql`(${by}, ${entries.id}) ${beyond} (${last})`
  return { isNext: and(eq(entries.userId, userId), where, isBeyond), order: [along(by), along(entries.id)] }
}

export const isAmong = (ids: readonly number[]) => sql`${entries.id} = any(${sql.param([...ids])}::bigint[])`

/** So many numbers are sent and sorted sooner than as many entries are gone through. */
const few = 2_000

/** The condition of being on the next page of these entries: where they are many, the page is most likely near. */
export async function isOnPage(
  { db }: Needs<'db'>,
  userId: UserId,
  ids: readonly number[],
  { limit, ...asked }: Asked & { limit: number },
): Promise<SQL> {
  if (ids.length <= few) return isAmong(ids)
  const { isNext, order } = following(userId, asked)
  const near = await db
    .select({ id: entries.id })
    .from(entries)
    .where(isNext)
    .orderBy(...order)
    .limit(few)
  const all = new Set(ids)
  const page = near.flatMap(({ id }) => (all.has(id) ? id : [])).slice(0, limit)
  return isAmong(page.length === limit ? page : ids)
}
