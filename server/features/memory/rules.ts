import type { Memory, MemoryNote, RememberedPerson, RememberedThread } from '#contract/memory.ts'
import type { RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { mentionsIn } from './told/people.ts'
import { threadsOf } from './told/threads.ts'

const mostPeople = 12
const mostSources = 3
const mostThreads = 20

/** People and open threads as the companion has them, less what was forgotten, with what the person put right. */
export function remembered(
  recent: readonly RecentEntry[],
  notes: readonly MemoryNote[],
): Pick<Memory, 'people' | 'threads'> {
  return { people: peopleOf(recent, notes), threads: openThreads(recent, notes) }
}

function peopleOf(recent: readonly RecentEntry[], notes: readonly MemoryNote[]): RememberedPerson[] {
  return mentionsIn(recent)
    .slice(0, mostPeople)
    .map(({ called, names, said }) => ({
      ...{ called, mentions: said.length, sources: said.slice(0, mostSources) },
      correction: notes.find(({ does, about, entryId }) => does === 'correct' && !entryId && names.has(about)) ?? null,
    }))
}

/** Newest first. */
export function openThreads(recent: readonly RecentEntry[], notes: readonly MemoryNote[]): RememberedThread[] {
  const noted = (does: MemoryNote['does'], { entryId, quote }: { entryId: number; quote: string }) =>
    notes.find((note) => note.does === does && note.entryId === entryId && isSame(note.about, quote)) ?? null
  return threadsOf(recent)
    .filter((thread) => noted('forget', thread) === null)
    .slice(0, mostThreads)
    .map((thread) => ({ ...thread, correction: noted('correct', thread) }))
}

/** What a note is about may have been quoted longer or shorter before. */
const isSame = (about: string, quote: string) => about.includes(quote) || quote.includes(about)
