import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { EntryFilter } from '#contract/journal.ts'
import { askedIn, whole } from '#server/language/search/query.ts'
import { inEvery, matchedIn, type Ranked, ranked } from '#server/language/search/ranking.ts'
import { termsAsked } from '#server/language/search/terms.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { entries, totals } from '../tables.ts'
import { lookUp } from './lookup.ts'

type Reading = Needs<'db' | 'vault'>

/** The entries that hold every word and the part of a tag, as a condition; none where nothing was asked of their words. */
export async function matching(services: Reading, userId: UserId, filter: EntryFilter): Promise<SQL | undefined> {
  const asked = askedIn(filter)
  return asked ? isAmong(inEvery(await lookUp(services, userId, asked))) : undefined
}

export type FoundEntry = Ranked & {
  /** As they stand in the entry. */
  matchedTerms: string[]
  /** The words of the query that they answer. */
  matchedWords: string[]
}

/** Days of the person's own calendar, both included. */
type Within = { limit: number; from?: string | undefined; to?: string | undefined }

/** The entries that say most of what is asked, the best first. A word counts in all its forms; not every one has to occur. */
export async function searchEntries(
  services: Reading,
  userId: UserId,
  query: string,
  { limit, from, to }: Within,
): Promise<FoundEntry[]> {
  const hits = await lookUp(services, userId, termsAsked(query).map(whole))
  const [kept] = await services.db.select({ entries: totals.entries }).from(totals).where(eq(totals.userId, userId))
  const best = ranked(hits, kept?.entries ?? 0)
  const found: FoundEntry[] = []
  for (let at = 0; at < best.length && found.length < limit; ) {
    const some = best.slice(at, at + Math.max(limit, 100, at))
    at += some.length
    const isMeant = and(
      eq(entries.userId, userId),
      isAmong(some.map(({ entryId }) => entryId)),
      from || to ? between(entries.day, from ?? '-infinity', to ?? 'infinity') : undefined,
    )
    const there = new Set(
      (await services.db.select({ id: entries.id }).from(entries).where(isMeant)).map(({ id }) => id),
    )
    found.push(
      ...some.filter(({ entryId }) => there.has(entryId)).map((one) => ({ ...one, ...matchedIn(hits, one.entryId) })),
    )
  }
  return found.slice(0, limit)
}

const isAmong = (ids: readonly number[]) => sql`${entries.id} = any(${sql.param([...ids])}::bigint[])`
