import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { type Line, ownLine } from './lines.ts'
import { dailyReminders } from './tables.ts'

/** `before` is what else stood there earlier that day: it counts as shown. */
export type Words = { lines: Line[]; affirmations: Line[]; isCare: boolean; before: string[] }

/** Days kept before affirmations spoke of what somebody did hold them as bare words; earlier ones say nothing of care. */
type Kept = Omit<Words, 'affirmations' | 'isCare'> & { affirmations: (Line | string)[]; isCare?: boolean }

const sealed = sealing<Kept>(dailyReminders)

export const sealDay = (safe: Safe, id: number, words: Words): Buffer => sealed.seal(safe, id, words)
export const nextDayId = sealed.nextId

export function openDay<Row extends { id: number; words: Buffer }>(safe: Safe, row: Row): Omit<Row, 'words'> & Words {
  const day = sealed.open(safe, row)
  const affirmations = day.affirmations.map((one) => (typeof one === 'string' ? ownLine(one) : one))
  return { ...day, affirmations, isCare: day.isCare ?? false }
}
