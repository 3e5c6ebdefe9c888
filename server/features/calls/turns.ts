import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { turnFrom } from '#server/dialogue/stored-turns.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import type { Place, Safe } from '#server/platform/vault.ts'
import { type CallRow, calls, callTurns } from './tables.ts'

const place = (callId: number, position: number): Place => `call_turns.words/${callId}-${position}`

type Line = Pick<CallRow, 'userId' | 'id' | 'line'>

/**
 * Stores a finished turn, or what became of one. False when this line may no longer write: the call is over or the
 * person came back on a newer line. The call's row is locked against ending meanwhile, so no turn arrives after
 * the entry was written.
 */
export async function storeTurn(db: Db, safe: Safe, line: Line, position: number, turn: Turn): Promise<boolean> {
  const words = safe.seal(place(line.id, position), JSON.stringify(turn))
  const { rowCount } = await db.execute(sql`
    insert into call_turns (user_id, call_id, position, words)
    select user_id, id, ${position}, ${words} from calls
    where user_id = ${line.userId} and id = ${line.id} and line = ${line.line} and status = 'in-progress'
    for share
    on conflict (user_id, call_id, position) do update set words = excluded.words`)
  return rowCount === 1
}

export async function turnsOf(db: Db, safe: Safe, userId: UserId, callId: number): Promise<Turn[]> {
  return (await turnsByCall(db, safe, userId, [callId])).get(callId) ?? []
}

export async function turnsByCall(db: Db, safe: Safe, userId: UserId, callIds: readonly number[]) {
  const found = new Map<number, Turn[]>()
  if (callIds.length === 0) return found
  const rows = await db
    .select()
    .from(callTurns)
    .where(and(eq(callTurns.userId, userId), inArray(callTurns.callId, [...callIds])))
    .orderBy(asc(callTurns.callId), asc(callTurns.position))
  for (const { callId, position, words } of rows) {
    const turn = turnFrom(safe.open(place(callId, position), words))
    found.set(callId, [...(found.get(callId) ?? []), turn])
  }
  return found
}

/** What was asked in the last two days, so that it is not asked again. */
export async function recentQuestions(db: Db, safe: Safe, userId: UserId): Promise<string[]> {
  const recent = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), gt(calls.createdAt, sql`now() - interval '2 days'`)))
  const turns = await turnsByCall(
    db,
    safe,
    userId,
    recent.map(({ id }) => id),
  )
  return [...turns.values()].flat().flatMap((turn) => ('intent' in turn && turn.intent.question) || [])
}

/** The entry of the last call of these two weeks in which the person was talked with; null where there was none. */
export async function lastCallEntry(db: Db, userId: UserId): Promise<number | null> {
  const isRecent = and(
    eq(calls.userId, userId),
    isNotNull(calls.endedAt),
    gt(calls.createdAt, sql`now() - interval '14 days'`),
  )
  const [last] = await db
    .select({ entryId: calls.journalEntryId })
    .from(calls)
    .where(and(isRecent, isNotNull(calls.journalEntryId)))
    .orderBy(desc(calls.id))
    .limit(1)
  return last?.entryId ?? null
}

/** The beginning of each call since then: what the companion came back to is asked there. */
const beginning = 8

/** What the companion asked under ids that begin so, newest first. */
export async function askedAs(db: Db, safe: Safe, userId: UserId, prefix: string, since: Temporal.Instant) {
  const from = dateOf(since)
  const rows = await db
    .select({ ...getTableColumns(callTurns), at: calls.createdAt })
    .from(callTurns)
    .innerJoin(calls, and(eq(calls.userId, callTurns.userId), eq(calls.id, callTurns.callId)))
    .where(and(eq(callTurns.userId, userId), lt(callTurns.position, beginning), gt(calls.createdAt, from)))
    .orderBy(desc(callTurns.callId), asc(callTurns.position))
  return rows.flatMap(({ callId, position, words, at }) => {
    const turn = turnFrom(safe.open(place(callId, position), words))
    if (turn.speaker !== 'companion' || !turn.intent.question?.startsWith(prefix)) return []
    return [{ callId, question: turn.intent.question, words: turn.words, at }]
  })
}
