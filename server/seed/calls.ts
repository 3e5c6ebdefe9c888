import { and, eq } from 'drizzle-orm'
import type { CallStatus } from '#contract/calls.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import { entryFrom } from '#server/features/calls/entry/entry.ts'
import { type CallRow, calls } from '#server/features/calls/tables.ts'
import { storeTurn } from '#server/features/calls/turns.ts'
import { refreshTotals } from '#server/features/journal/service.ts'
import { defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { rank } from '#server/language/seeded-order.ts'
import type { Db } from '#server/platform/database/database.ts'
import { dateOf } from '#server/platform/time.ts'
import { insertMarked } from './diary.ts'
import type { Said, Talked } from './life/life.ts'
import { person } from './life/person.ts'
import { missed, silent, talks } from './life/talks.ts'
import { instantOf, type Seeding, type Step } from './seeding.ts'

const ringSeconds = 8
const voicemailSeconds = 14

/** The oldest first, because calls are numbered as they are made. */
export const makeCalls: Step = (seeding) =>
  seeding.services.db.transaction(async (tx) => {
    const all = [...talks, silent, ...missed].sort((one, other) => other.daysAgo - one.daysAgo)
    let added = 0
    for (const call of all) {
      const row = await place(tx, seeding, call.daysAgo)
      if (!row) continue
      if ('said' in call) await talk(tx, seeding, row, call)
      else await end(tx, row, call.status)
      added += 1
    }
    await refreshTotals(tx, seeding.userId)
    return `${added} calls`
  })

/** Null when it was placed before: its name is the same each time. */
async function place(db: Db, seeding: Seeding, daysAgo: number): Promise<CallRow | null> {
  const slot = dateOf(instantOf(seeding, daysAgo, person.callTime))
  const { userId } = seeding
  const { phoneNumber } = person
  const providerCallId = `browser-${rank(`sown ${userId} ${daysAgo}`).toString(16)}`
  const [row] = await db
    .insert(calls)
    .values({
      ...{ userId, phoneNumber, status: 'in-progress', providerCallId, slot, createdAt: slot, line: 1 },
      coachId: defaultCoach.id,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Stored turn by turn and told as after any call. */
async function talk(db: Db, seeding: Seeding, row: CallRow, { said, seconds, ...marks }: Talked) {
  const { userId, services } = seeding
  const turns = turnsOf(said, seconds)
  const safe = await services.vault.safeOf(db, userId)
  for (const [position, turn] of turns.entries()) await storeTurn(db, safe, row, position, turn)
  const told = entryFrom(turns, { name: 'Sam', companion: defaultCoach.name })
  const answeredAt = later(row.createdAt, ringSeconds)
  const endedAt = later(answeredAt, seconds)
  const answered = { answeredBy: 'human', answeredAt, endedAt }
  if (!told) return end(db, row, 'completed', answered)
  const { title, content, transcription, moodStated: mood, wordCount } = told
  const createdAt = endedAt.toTemporalInstant()
  const call = { id: row.id, seconds, mood, wordCount }
  const entry = await insertMarked(
    db,
    seeding,
    { title, content, transcription, source: 'call', call, createdAt },
    marks,
  )
  await end(db, row, 'completed', { ...answered, journalEntryId: entry.id })
}

async function end(db: Db, { userId, id, createdAt }: CallRow, status: CallStatus, own: Partial<CallRow> = {}) {
  const answeredAt = later(createdAt, ringSeconds)
  const reached =
    status === 'voicemail' ? { answeredBy: 'machine', answeredAt, endedAt: later(answeredAt, voicemailSeconds) } : {}
  await db
    .update(calls)
    .set({ status, endedAt: later(createdAt, 30), ...reached, ...own })
    .where(and(eq(calls.userId, userId), eq(calls.id, id)))
}

/** Spread over the call, so that every turn has its moment. */
function turnsOf(said: readonly Said[], seconds: number): Turn[] {
  const stepMs = (seconds * 1000) / said.length
  return said.map(([does, words], place) => {
    const at = Math.round(stepMs * place)
    return does === 'me'
      ? { speaker: 'person', words, by: 'voice', at }
      : { speaker: 'companion', words, intent: { does }, at }
  })
}

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
