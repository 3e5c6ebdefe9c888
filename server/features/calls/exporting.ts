import { and, asc, eq, gt } from 'drizzle-orm'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { calls } from './tables.ts'
import { turnsByCall } from './turns.ts'

const atOnce = 100

/** The oldest first, each with every turn of it. */
async function* everyCall({ db, vault }: Needs<'db' | 'vault'>, userId: UserId) {
  const { id, status, reason, attempt, answeredBy, recordingUrl, journalEntryId, maxSeconds } = calls
  const { slot, createdAt, answeredAt, endedAt } = calls
  const outcome = { status, reason, attempt, answeredBy, recordingUrl, journalEntryId, maxSeconds }
  const columns = { id, ...outcome, slot, createdAt, answeredAt, endedAt }
  for (let last = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(calls)
      .where(and(eq(calls.userId, userId), gt(id, last)))
      .orderBy(asc(id))
      .limit(atOnce)
    const ids = rows.map((row) => row.id)
    const turns = await turnsByCall(db, await vault.safeOf(db, userId), userId, ids)
    for (const row of rows) yield { ...row, turns: turns.get(row.id) ?? [] }
    if (rows.length < atOnce) return
    last = ids.at(-1) ?? 0
  }
}

export const exportedCalls: Exported = { name: 'calls', read: everyCall }
