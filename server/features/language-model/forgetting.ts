import { and, arrayContains, eq, lt, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { modelRequests } from './tables.ts'

const keptHours = 30 * 24

/** The text goes with the entry; that something was sent stays told. */
export const forgetEntry = (db: Db, userId: UserId, entryId: number) =>
  forget(db, userId, arrayContains(modelRequests.entryIds, [entryId]))

export const forgetConversation = (db: Db, userId: UserId, conversationId: number) =>
  forget(db, userId, eq(modelRequests.conversationId, conversationId))

export const forgetCall = (db: Db, userId: UserId, callId: number) =>
  forget(db, userId, eq(modelRequests.callId, callId))

async function forget(db: Db, userId: UserId, which: SQL) {
  await db
    .update(modelRequests)
    .set({ words: null })
    .where(and(eq(modelRequests.userId, userId), which))
}

export async function forgetOld({ db, now }: Needs<'db' | 'now'>) {
  const before = new Date(now().subtract({ hours: keptHours }).epochMilliseconds)
  await db.delete(modelRequests).where(lt(modelRequests.sentAt, before))
}
