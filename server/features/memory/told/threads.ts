import type { Source } from '#contract/journal.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import { read } from '#server/language/read.ts'
import { intends } from '#server/language/threads/announcing.ts'
import { openThreads } from '#server/language/threads/open-threads.ts'
import type { Thread } from '#server/language/threads/threads.ts'

/** Something an entry leaves open, in the person's exact words: what comes on a day, or what they mean to do. */
export type Open = { entryId: number; writtenOn: string; source: Source; quote: string; on: string | null }

/** A wish said in anger or despair is not handed back as a plan. */
const leastValence = -0.2

/** Entries newest first; the threads come newest first, and those that a later entry answered are left out. */
export function threadsOf(entries: readonly RecentEntry[]): Open[] {
  const calm = new Set(entries.filter(({ isCalm }) => isCalm))
  return openThreads(entries.toReversed())
    .filter(({ page, thread }) => calm.has(page) && isToComeBackTo(thread))
    .toSorted((one, other) => entries.indexOf(one.page) - entries.indexOf(other.page))
    .map(({ page: { id, day, source }, thread: { what, dueDay } }) => ({
      ...{ entryId: id, writtenOn: day, source, quote: what, on: dueDay?.toString() ?? null },
    }))
}

/** Who only waits has nothing to get to, and fears are not brought up. */
function isToComeBackTo({ kind, what, dueDay }: Thread): boolean {
  if (kind === 'worry' || (kind === 'wait' && dueDay === null)) return false
  const [first] = intends(read(what).tokens) ?? []
  // Without its opening: "have to" alone would count as a complaint.
  return first === undefined || valenceOf(what.slice(first.start)).score >= leastValence
}
