import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Place, Safe } from '#server/platform/vault.ts'
import { riskVersion } from '#server/risk/assess.ts'
import type { KeptRisk } from './alarm.ts'

/** Whatever was read takes as much room, so that the length of what is sealed tells nothing. */
const length = 128

type Row = { id: number; risk: Buffer | null }

/** How a table keeps what was read of danger in its words, in the columns `risk` and `risk_version`. */
export function riskKeeping(table: PgTable) {
  const name = getTableName(table)
  const place = (id: number): Place => `${name}.risk/${id}`
  return {
    kept: (safe: Safe, id: number, risk: KeptRisk) => ({
      risk: safe.seal(place(id), JSON.stringify(risk).padEnd(length)),
      riskVersion,
    }),
    /** Null where it was not read yet. */
    open: (safe: Safe, { id, risk }: Row): KeptRisk | null =>
      risk && (JSON.parse(safe.open(place(id), risk)) as KeptRisk),
  }
}
