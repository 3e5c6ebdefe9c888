import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Call } from '#contract/calls.ts'
import type { PageQuery } from '#contract/endpoint.ts'
import { isAlarmed } from '#server/dialogue/dialogue-state.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { transcriptOf } from './entry/transcript.ts'
import { runningStatuses, secondsBetween } from './rules.ts'
import { type CallRow, calls } from './tables.ts'
import { turnsByCall, turnsOf } from './turns.ts'

type Reading = Needs<'db' | 'vault'>

/** Calls are numbered as they are made, so the newest have the highest ids. */
export async function callsOf(services: Reading, userId: UserId, { limit, before }: PageQuery): Promise<Call[]> {
  const older = before === undefined ? undefined : lt(calls.id, before)
  const rows = await services.db
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), older))
    .orderBy(desc(calls.id))
    .limit(limit)
  return withWords(services, userId, rows)
}

export async function callCount({ db }: Needs<'db'>, userId: UserId) {
  return one(await db.select({ total: count() }).from(calls).where(eq(calls.userId, userId)))
}

export async function currentCall(
  { db, vault }: Reading,
  userId: UserId,
): Promise<{ call: Call | null; heard: number; isCare: boolean }> {
  const isRunning = inArray(calls.status, [...runningStatuses])
  const [row] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), isRunning))
  if (!row) return { call: null, heard: 0, isCare: false }
  const turns = await turnsOf(db, await vault.safeOf(db, userId), userId, row.id)
  const spoken = turns.filter((turn) => turn.speaker === 'person' && turn.by === 'voice')
  return { call: asCall(row, null), heard: spoken.length, isCare: isAlarmed(turns) }
}

async function withWords({ db, vault }: Reading, userId: UserId, rows: readonly CallRow[]): Promise<Call[]> {
  const safe = await vault.safeOf(db, userId)
  const { name } = await userById({ db }, userId)
  const turns = await turnsByCall(
    db,
    safe,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const speakers = { name: firstName(name), companion: coachWithId(row.coachId).name }
    return asCall(row, transcriptOf(turns.get(row.id) ?? [], speakers) || null)
  })
}

export function asCall(row: CallRow, transcriptionText: string | null): Call {
  const duration = row.endedAt ? secondsBetween(row.answeredAt, row.endedAt) : null
  return { ...row, duration, transcriptionText, companionName: coachWithId(row.coachId).name }
}
