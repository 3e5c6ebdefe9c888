import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { lockPerson } from '#server/features/account/locking.ts'
import { proveByCall } from '#server/features/account/proving/service.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { addEntry } from '#server/features/journal/service.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import type { Db } from '#server/platform/database/database.ts'
import { job } from '#server/platform/jobs.ts'
import { type Needs, OwnUserId, type Services, type UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { alarmAnswerIn } from './entry/alarm/alarm-answer.ts'
import { entryFrom } from './entry/entry.ts'
import { secondsBetween } from './rules.ts'
import { endCallAtOldNumber, forgetTalk } from './service.ts'
import { calls } from './tables.ts'
import { turnsOf } from './turns.ts'

export const tellCall = job({
  name: 'calls.tell',
  on: 'calls.ended',
  input: z.object({ userId: OwnUserId, callId: Id }),
  run: (services, { userId, callId }) => writeEntryOf(services, userId, callId),
})

export const leaveOldNumber = job({
  name: 'calls.leave-old-number',
  on: 'account.number-changed',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => endCallAtOldNumber(services, userId),
})

/** The talk becomes the entry. A call in which the person said nothing has none, and says so. */
async function writeEntryOf(services: Services, userId: UserId, callId: number) {
  const { db, realtime } = services
  const { journalEntryId, isProved } = await db.transaction((tx) => entryOf({ ...services, db: tx }, userId, callId))
  await realtime.push(userId, { type: 'call_completed', callId, journalEntryId })
  if (isProved) await realtime.push(userId, { type: 'changed', feature: 'account' })
}

type Telling = Needs<'vault' | 'jobs' | 'telephony' | 'now'> & { db: Db }
type Told = { journalEntryId: number | null /** Whether it was this call that proved the number. */; isProved: boolean }

async function entryOf(services: Telling, userId: UserId, callId: number): Promise<Told> {
  const { db, vault, now } = services
  await lockPerson(db, userId)
  const isThisCall = and(eq(calls.userId, userId), eq(calls.id, callId))
  const [call] = await db.select().from(calls).where(isThisCall).for('update')
  // The person may have deleted their account since.
  if (!call) return { journalEntryId: null, isProved: false }
  if (call.journalEntryId) return { journalEntryId: call.journalEntryId, isProved: false }
  if (call.reason === 'wrong-person') {
    // What a stranger said is not kept.
    await forgetTalk(db, userId, callId)
    return { journalEntryId: null, isProved: false }
  }
  const { name } = await userById({ db }, userId)
  const turns = await turnsOf(db, await vault.safeOf(db, userId), userId, callId)
  const told = entryFrom(turns, { name: firstName(name), companion: coachWithId(call.coachId).name })
  if (!told) return { journalEntryId: null, isProved: false }
  const { title, content, transcription, moodStated: mood, wordCount } = told
  const seconds = secondsBetween(call.answeredAt, call.endedAt ?? dateOf(now()))
  const entry = await addEntry(services, userId, {
    ...{ title, content, transcription, source: 'call', alarmAnswer: alarmAnswerIn(turns) },
    call: { id: callId, seconds, mood, wordCount },
  })
  await db.update(calls).set({ journalEntryId: entry.id }).where(isThisCall)
  return { journalEntryId: entry.id, isProved: await proveByCall(services, { ...call, wordCount }) }
}
