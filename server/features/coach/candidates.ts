import { notedOf } from '#server/features/analysis/period/queries.ts'
import { searchEntries } from '#server/features/journal/searching/search.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Subject } from './answering/finding/subject.ts'
import type { Candidates, Wanted } from './answering/journal.ts'
import { alike, isLight, rootOf } from './answering/words.ts'

const mostWords = 8
const mostFound = 10_000

/** Entries that may speak of a subject, the oldest first: those that hold most of its words, and of these the newest or oldest. */
export async function candidatesFor(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  { words }: Subject,
  { most, end, period }: Wanted,
): Promise<Candidates> {
  const heavy = words.filter((word) => !isLight(rootOf(word)))
  const asked = (heavy.length > 0 ? heavy : words).slice(0, mostWords)
  const within = { limit: mostFound, from: period?.from, to: period?.to }
  const found = await Promise.all(asked.map((word) => searchEntries(services, userId, alike(word), within)))
  const held = new Map<number, number>()
  for (const { entryId } of found.flat()) held.set(entryId, (held.get(entryId) ?? 0) + 1)
  const way = end === 'oldest' ? 1 : -1
  const best = [...held].sort(([one, a], [other, b]) => b - a || way * (one - other))
  const pages = await notedOf(
    services,
    userId,
    best.slice(0, most).map(([entryId]) => entryId),
  )
  const [[, mostHeld] = [0, 0]] = best
  return {
    pages: pages.toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id),
    total: best.filter(([, count]) => count === mostHeld).length,
  }
}
