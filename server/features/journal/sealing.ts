import type { Entry } from '#contract/journal.ts'
import { hasStandingAlarm, type KeptRisk, readRisk } from '#server/features/safety/alarm.ts'
import { riskKeeping } from '#server/features/safety/keeping.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { entries } from './tables.ts'

export type EntryWords = Pick<Entry, 'title' | 'content' | 'transcription' | 'themes'>
type Row = typeof entries.$inferSelect
/** An entry with what only the server knows of it. Its risk is null until it was read. */
export type KeptEntry = Omit<Row, 'words' | 'risk'> & EntryWords & { risk: KeptRisk | null; hasAlarm: boolean }

export const sealedEntries = sealing<EntryWords>(entries)
export const entryRisks = riskKeeping(entries)

export function openEntry(safe: Safe, row: Row): KeptEntry {
  const risk = entryRisks.open(safe, row)
  return { ...sealedEntries.open(safe, row), risk, hasAlarm: risk !== null && hasStandingAlarm(risk) }
}

/** All of an entry that is read for danger. */
export const readIn = ({ title, content }: Pick<Entry, 'title' | 'content'>) => `${title}.\n${content}`

/** As it is kept. What was written before anything was kept is read here, until a chore has done so. */
export const riskOf = (entry: Pick<Entry, 'title' | 'content'> & { risk: KeptRisk | null }): KeptRisk =>
  entry.risk ?? readRisk(readIn(entry))
