import type { Database } from '#server/platform/database/database.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { holdEveryMs } from '../rules.ts'
import { holdLines } from '../service.ts'

type Held = { callId: number; happened(event: { is: 'machine' }): void }

/** The lines that are open in this process, by the database their calls live in. */
const held = new WeakMap<Database, Set<Held>>()

export function linesHeld(db: Database): Set<Held> {
  const lines = held.get(db) ?? new Set()
  held.set(db, lines)
  return lines
}

/** The carrier takes whoever answered for a machine. A line in another process hears of it when it is held next. */
export function calledMachine(db: Database, callId: number) {
  for (const line of linesHeld(db)) if (line.callId === callId) line.happened({ is: 'machine' })
}

/** One write for all lines of the process: a thousand calls cost as much as one. */
export const holdOpenLines: Chore = {
  name: 'calls.hold-lines',
  everyMs: holdEveryMs,
  async run({ db }) {
    const callIds = Array.from(linesHeld(db), ({ callId }) => callId)
    for (const callId of await holdLines(db, callIds)) calledMachine(db, callId)
  },
}
