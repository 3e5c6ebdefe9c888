import { and, eq } from 'drizzle-orm'
import type { CoachAnswer, CoachMessage, NewMessage } from '#contract/coach.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { coachInUse } from '#server/features/marketplace/queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { type Reply, replyFor } from './answering/reply.ts'
import { libraryOf, messagesOf } from './queries.ts'
import { saveToJournal } from './saving.ts'
import { sealedConversations, sealedMessages } from './sealing.ts'
import { conversations, messages } from './tables.ts'

type Chatting = Needs<'db' | 'vault' | 'jobs' | 'now'>

/** Answers from the person's own journal, and keeps what was said and answered together. */
export async function chat(services: Chatting, userId: UserId, asked: NewMessage): Promise<CoachAnswer> {
  const { db, vault, now } = services
  const { name, timeZone } = await userById({ db }, userId)
  const before = asked.conversationId ? await messagesOf(services, userId, asked.conversationId) : []
  const coach = await coachInUse(services, userId)
  const local = now().toZonedDateTimeISO(timeZone)
  const reply = replyFor({
    person: { name: firstName(name), timeZone, companion: coach.name, voice: coach.voice },
    library: await libraryOf(services, userId, { timeZone, today: local.toPlainDate().toString() }),
    before,
    said: asked.message,
    hour: local.hour,
  })
  return db.transaction(async (tx) => {
    const safe = await vault.safeOf(tx, userId)
    const at = new Date(now().epochMilliseconds)
    const conversationId = await conversationFor(tx, safe, userId, asked, at)
    const said = await keep(tx, safe, { userId, conversationId, at }, null, spoken(asked.message))
    const answered = await keep(tx, safe, { userId, conversationId, at }, coach.name, reply)
    const journalEntryId = asked.saveAsJournalEntry
      ? await saveToJournal({ ...services, db: tx }, userId, conversationId)
      : null
    const { content: message, recommendations, insights, citations } = reply
    return { message, recommendations, insights, citations, journalEntryId, conversationId, said, answered }
  })
}

export async function removeConversation({ db }: Needs<'db'>, userId: UserId, conversationId: number) {
  const removed = await db
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
    .returning({ id: conversations.id })
  if (removed.length === 0) throw notFound()
}

/** The conversation that was named, which then is the latest, or a new one. Somebody else's is as if missing. */
async function conversationFor(db: Db, safe: Safe, userId: UserId, { conversationId, message }: NewMessage, at: Date) {
  if (conversationId) {
    const [found] = await db
      .update(conversations)
      .set({ lastMessageAt: at })
      .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
      .returning({ id: conversations.id })
    if (!found) throw notFound()
    return found.id
  }
  const id = await sealedConversations.nextId(db)
  const words = sealedConversations.seal(safe, id, { title: titleFrom(message) })
  await db.insert(conversations).values({ id, userId, words, createdAt: at, lastMessageAt: at })
  return id
}

const spoken = (content: string): Reply => ({ content, recommendations: [], insights: [], citations: [], intent: null })

type Where = { userId: UserId; conversationId: number; at: Date }

/** `coach` is null for what the person said. */
async function keep(db: Db, safe: Safe, where: Where, coach: string | null, said: Reply): Promise<CoachMessage> {
  const { userId, conversationId, at } = where
  const role = coach === null ? 'user' : 'assistant'
  const id = await sealedMessages.nextId(db)
  const words = sealedMessages.seal(safe, id, { ...said, coach })
  const kept = await db.insert(messages).values({ id, userId, conversationId, role, words, createdAt: at }).returning()
  return sealedMessages.open(safe, one(kept))
}

const longestTitle = 80

function titleFrom(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  return line.length <= longestTitle ? line : `${line.slice(0, line.lastIndexOf(' ', longestTitle))}…`
}
