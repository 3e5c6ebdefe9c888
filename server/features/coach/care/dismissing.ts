import { and, asc, eq, gte } from 'drizzle-orm'
import { dismissEntry } from '#server/features/journal/changing/dismissing.ts'
import { dismissed } from '#server/features/safety/alarm.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { messageRisks, openMessage } from '../sealing.ts'
import { conversations, messages } from '../tables.ts'
import { alarmsIn } from './dismissed.ts'

type Dismissing = Needs<'vault' | 'jobs'> & { db: Db }
type Talk = Pick<typeof conversations.$inferSelect, 'id' | 'journalEntryId'>

const talk = { id: conversations.id, journalEntryId: conversations.journalEntryId }

/** “I’m fine, that was not meant”, tapped; whoever types it has the same kept. */
export async function dismissTalkAlarm(
  { db, vault, jobs, realtime }: Needs<'db' | 'vault' | 'jobs' | 'realtime'>,
  userId: UserId,
  conversationId: number,
) {
  await db.transaction(async (tx) => {
    const isThis = and(eq(conversations.userId, userId), eq(conversations.id, conversationId))
    const [found] = await tx.select(talk).from(conversations).where(isThis).for('update')
    if (!found) throw notFound()
    await dismissTalk({ db: tx, vault, jobs }, userId, found)
  })
  for (const feature of ['coach', 'journal', 'prompts'] as const)
    await realtime.push(userId, { type: 'changed', feature })
}

/** Every talk that went on since then, in the caller's transaction. */
export async function dismissTalksSince(services: Dismissing, userId: UserId, since: Date) {
  const isRecent = and(eq(conversations.userId, userId), gte(conversations.lastMessageAt, since))
  const found = await services.db
    .select(talk)
    .from(conversations)
    .where(isRecent)
    .orderBy(conversations.id)
    .for('update')
  for (const one of found) await dismissTalk(services, userId, one)
}

/** In the caller's transaction, which holds the talk. With the entry it was saved as. */
export async function dismissTalk({ db, vault, jobs }: Dismissing, userId: UserId, { id, journalEntryId }: Talk) {
  const isOfIt = and(eq(messages.userId, userId), eq(messages.conversationId, id))
  const rows = await db.select().from(messages).where(isOfIt).orderBy(asc(messages.id)).for('update')
  const safe = await vault.safeOf(db, userId)
  const alarms = alarmsIn(rows.map((row) => openMessage(safe, row)))
  for (const { message, risk } of alarms) {
    const { risk: sealed } = messageRisks.kept(safe, message.id, dismissed(risk))
    await db
      .update(messages)
      .set({ risk: sealed })
      .where(and(eq(messages.userId, userId), eq(messages.id, message.id)))
  }
  if (journalEntryId !== null) await dismissEntry({ db, vault, jobs }, userId, journalEntryId)
  if (alarms.length > 0) await jobs.emit(db, 'coach.conversation-changed', { userId, conversationId: id })
}
