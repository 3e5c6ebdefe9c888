import type { Entry } from '#contract/journal.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { entries } from './tables.ts'

export type EntryWords = Pick<Entry, 'title' | 'content' | 'transcription' | 'themes'>
type Row = typeof entries.$inferSelect
/** An entry with what only the server knows of it. */
export type KeptEntry = Omit<Row, 'words'> & EntryWords

export const sealedEntries = sealing<EntryWords>(entries)

export const openEntry = (safe: Safe, row: Row): KeptEntry => sealedEntries.open(safe, row)
