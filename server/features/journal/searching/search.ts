import { and, between, eq } from 'drizzle-orm'
import type { EntryFilter } from '#contract/journal.ts'
import { askedIn, whole } from '#server/language/search/query.ts'
import { bestOf, inEvery, matchedIn, type Ranked, scored } from '#server/language/search/ranking.ts'
import { type Term, termsAsked } from '#server/language/search/terms.ts'
import { tagMark } from '#server/language/search/weighing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { entries, totals } from '../tables.ts'
import { vocabularyOf } from './index/buckets.ts'
import { everyUnmerged } from './index/unmerged.ts'
import { lookUp } from './lookup.ts'
import { isAmong } from './queries.ts'

type Reading = Needs<'db' | 'vault'>

/** The entries that hold every word and the part of a tag; undefined where nothing is asked of their words. */
export async function matching(services: Reading, userId: UserId, filter: EntryFilter): Promise<number[] | undefined> {
  const asked = askedIn(filter)
  return asked ? inEvery(await lookUp(services, userId, asked)) : undefined
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
  const all = scored(hits, kept?.entries ?? 0)
  // With a period, or after a deletion, some of the best are none: then more of them are looked at.
  for (let count = limit * 5; ; count *= 10) {
    const best = bestOf(all, count)
    const isMeant = and(
      eq(entries.userId, userId),
      isAmong(best.map(({ entryId }) => entryId)),
      from || to ? between(entries.day, from ?? '-infinity', to ?? 'infinity') : undefined,
    )
    const rows = await services.db.select({ id: entries.id }).from(entries).where(isMeant)
    const there = new Set(rows.map(({ id }) => id))
    const found = best.filter(({ entryId }) => there.has(entryId)).slice(0, limit)
    if (found.length === limit || best.length < count) {
      return found.map((one) => ({ ...one, ...matchedIn(hits, one.entryId) }))
    }
  }
}

/** In how many entries each tag stands. */
export async function tagCounts({ db, vault }: Reading, userId: UserId): Promise<Map<string, number>> {
  const buckets = { db, userId, safe: await vault.safeOf(db, userId) }
  const counts = new Map<Term, number>()
  const count = (term: Term, by: number) => counts.set(term, (counts.get(term) ?? 0) + by)
  for await (const { stands, entry } of everyUnmerged(buckets)) {
    for (const term of stands) if (term.startsWith(tagMark)) count(term, -1)
    for (const theme of new Set(entry?.themes)) count(tagMark + theme, 1)
  }
  for (const [term, entries] of await vocabularyOf(buckets, [tagMark])) count(term, entries)
  const used = [...counts].filter(([, entries]) => entries > 0)
  return new Map(used.map(([term, entries]) => [term.slice(tagMark.length), entries]))
}
