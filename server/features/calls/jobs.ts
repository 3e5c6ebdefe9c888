import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { addEntry } from '#server/features/journal/service.ts'
import { type Chore, job } from '#server/platform/jobs.ts'
import { one } from '#server/platform/problems.ts'
import { OwnUserId, type Services, type UserId } from '#server/platform/services.ts'
import { companionName, secondsBetween } from './rules.ts'
import { endLostCalls } from './service.ts'
import { calls } from './tables.ts'
import { tell } from './telling/entry.ts'
import { turnsOf } from './turns.ts'

export const tellCall = job({
  name: 'calls.tell',
  on: 'calls.ended',
  input: z.object({ userId: OwnUserId, callId: Id }),
  run: (services, { userId, callId }) => writeEntryOf(services, userId, callId),
})

export const endLost: Chore = { name: 'calls.end-lost', everyMs: 5_000, run: endLostCalls }

/** The talk becomes the entry. A call in which the person said nothing has none, and says so. */
async function writeEntryOf(services: Services, userId: UserId, callId: number) {
  const { db, vault, realtime } = services
  const isThisCall = and(eq(calls.userId, userId), eq(calls.id, callId))
  await db.transaction(async (tx) => {
    const call = one(await tx.select().from(calls).where(isThisCall).for('update'))
    if (call.journalEntryId) return
    const safe = await vault.safeOf(tx, userId)
    const { name } = await userById({ db: tx }, userId)
    const turns = await turnsOf(tx, safe, userId, callId)
    const told = tell(turns, { name: firstName(name), companion: companionName })
    const seconds = secondsBetween(call.answeredAt, call.endedAt ?? new Date())
    const entry =
      told &&
      (await addEntry({ ...services, db: tx }, userId, {
        title: told.title,
        content: told.content,
        source: 'call',
        call: {
          id: callId,
          seconds,
          transcription: told.transcription,
          mood: told.moodStated,
          wordCount: told.wordCount,
        },
      }))
    if (entry) await tx.update(calls).set({ journalEntryId: entry.id }).where(isThisCall)
    await realtime.push(tx, userId, { type: 'call_completed', callId, journalEntryId: entry?.id ?? null })
  })
}
