import type { Database } from '#server/platform/database/database.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { holdEveryMs } from '../rules.ts'
import { holdLines } from '../service.ts'

type Held = { callId: number }

/** The lines that are open in this process, by the database their calls live in. */
const held = new WeakMap<Database, Set<Held>>()

export function linesHeld(db: Database): Set<Held> {
  const lines = held.get(db) ?? new Set()
  held.set(db, lines)
  return lines
}

/** One write for all lines of the process: a thousand calls cost as much as one. */
export const holdOpenLines: Chore = {
  name: 'calls.hold-lines',
  everyMs: holdEveryMs,
  run: ({ db }) =>
    holdLines(
      db,
      Array.from(linesHeld(db), ({ callId }) => callId),
    ),
}
