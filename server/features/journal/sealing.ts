import type { Entry } from '#contract/journal.ts'
import type { Place, Safe } from '#server/platform/vault.ts'
import type { entries } from './tables.ts'

type Row = typeof entries.$inferSelect

/** What is sealed of an entry: one sealed value a row, so that a list of a hundred opens a hundred, not four hundred. */
type Words = Pick<Entry, 'title' | 'content' | 'transcription' | 'themes'>

const place = (entryId: number): Place => `journal_entries.words/${entryId}`

export function sealWords(safe: Safe, entryId: number, { title, content, transcription, themes }: Words): Buffer {
  return safe.seal(place(entryId), JSON.stringify({ title, content, transcription, themes }))
}

export function openEntry(safe: Safe, { words, ...row }: Row): Entry {
  return { ...row, ...(JSON.parse(safe.open(place(row.id), words)) as Words) }
}
