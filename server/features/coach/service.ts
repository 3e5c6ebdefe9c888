import { and, eq } from 'drizzle-orm'
import type { AnswerPiece, CoachAnswer, CoachMessage, NewMessage } from '#contract/coach.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { forgetConversation } from '#server/features/language-model/forgetting.ts'
import { coachInUse } from '#server/features/marketplace/queries.ts'
import { type KeptRisk, readRisk } from '#server/features/safety/alarm.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { inManner, type Reply, replyFor } from './answering/reply.ts'
import { easedId, gentleCheck } from './care/care.ts'
import { dismissTalk } from './care/dismissing.ts'
import { mayLead } from './lead/eligible.ts'
import { type Leading, led } from './lead/led.ts'
import { journalOf, messagesOf, standing } from './queries.ts'
import { saveToJournal } from './saving.ts'
import { messageRisks, openMessage, sealedConversations, sealedMessages } from './sealing.ts'
import { conversations, messages } from './tables.ts'
import { titleFrom } from './title.ts'

type Chatting = Needs<'db' | 'vault' | 'jobs' | 'now' | 'llm' | 'metrics' | 'realtime'>

/** Somebody who listens while the answer is made, and may stop it. */
export type Listener = { signal: AbortSignal; hear: (piece: AnswerPiece) => void }

/** Answers from the person's own journal, and keeps what was said and answered together. */
export async function chat(services: Chatting, userId: UserId, asked: NewMessage): Promise<CoachAnswer> {
  const answer = await chatAloud(services, userId, asked)
  if (!answer) throw new Error('an answer was stopped and nobody could have')
  return answer
}

/** The same, heard while it is made. Null where the listener stopped it before there was anything to keep. */
export async function chatAloud(
  services: Chatting,
  userId: UserId,
  asked: NewMessage,
  listener?: Listener,
): Promise<CoachAnswer | null> {
  const { db, vault, now, realtime } = services
  const { name, timeZone } = await userById({ db }, userId)
  const before = asked.conversationId ? await messagesOf(services, userId, asked.conversationId) : []
  if (asked.conversationId && before.length === 0) throw notFound()
  const coach = await coachInUse(services, userId)
  const local = now().toZonedDateTimeISO(timeZone)
  const journal = await journalOf(services, userId, { timeZone, today: local.toPlainDate().toString() })
  const said = asked.message
  const risk = readRisk(said)
  const speaker = {
    name: firstName(name),
    companion: coach.name,
    voice: coach.voice,
    hour: local.hour,
    turn: before.length,
  }
  const builtIn = await replyFor({ speaker, journal, before, said, risk })
  const check = gentleCheck({ name: speaker.name, timeZone, before, said, risk })
  const worried: Reply = { ...builtIn, ...nothingElse, content: check.words, rule: 'care', intent: check.intent }
  const conversationId = asked.conversationId ?? (await sealedConversations.nextId(db))
  const best = await inBestWords(
    services,
    userId,
    { conversationId, coach, journal, before, said, risk, builtIn, worried },
    listener,
  )
  if (!best) return null
  const inCharacter = best.wordedBy === null ? inManner(speaker, before, best) : best
  // Meanwhile an entry may have been changed or deleted.
  const reply = { ...inCharacter, citations: await standing(services, userId, best.citations) }
  const answer = await db.transaction(async (tx) => {
    const safe = await vault.safeOf(tx, userId)
    const at = new Date(now().epochMilliseconds)
    const talk = asked.conversationId
      ? await goOn(tx, userId, conversationId, at)
      : await begin(tx, safe, userId, conversationId, asked, at)
    const where = { userId, conversationId, at }
    const answer = reply.intent?.isAgreed ? 'meant' : null
    const said = await keep(tx, safe, where, null, spoken(asked.message), { ...risk, answer })
    const answered = await keep(tx, safe, where, coach.name, reply)
    if (reply.intent?.question === easedId) await dismissTalk({ ...services, db: tx }, userId, talk)
    const journalEntryId = asked.saveAsJournalEntry
      ? await saveToJournal({ ...services, db: tx }, userId, conversationId)
      : null
    const { content: message, recommendations, insights, citations } = reply
    return { message, recommendations, insights, citations, journalEntryId, conversationId, said, answered }
  })
  // Whoever stopped it has left the line, and hears of what was kept in this way.
  if (listener?.signal.aborted) await realtime.push(userId, { type: 'changed', feature: 'coach' })
  return answer
}

type KeptReply = Reply & Pick<CoachMessage, 'wordedBy' | 'ending'>
type Answering = Omit<Leading, 'signal' | 'onHeld' | 'before'> & {
  before: Awaited<ReturnType<typeof messagesOf>>
  risk: KeptRisk
}

const nothingElse = { citations: [], insights: [], recommendations: [] }

const asBuiltIn = (reply: Reply): KeptReply => ({ ...reply, wordedBy: null, ending: 'whole' })

/** The model's, where one may lead and what it says holds; else the built-in ones. */
async function inBestWords(
  services: Chatting,
  userId: UserId,
  answering: Answering,
  listener: Listener | undefined,
): Promise<KeptReply | null> {
  const { risk, builtIn, conversationId } = answering
  // Nor is a model shown what was not meant.
  const before = answering.before.filter(({ isDismissed }) => !isDismissed)
  const llm = mayLead(answering.before, risk, builtIn) ? await llmFor(services, userId) : null
  if (!llm) return asBuiltIn(builtIn)
  listener?.hear({ type: 'begun', conversationId })
  const reply = await led(services, userId, llm, {
    ...answering,
    before,
    signal: listener?.signal,
    onHeld: (sentence) => listener?.hear({ type: 'said', sentence }),
  })
  if (reply) return reply
  return listener?.signal.aborted ? null : asBuiltIn(builtIn)
}

/** With it goes what of it was sent to a model. */
export function removeConversation({ db }: Needs<'db'>, userId: UserId, conversationId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(conversations)
      .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
      .returning({ id: conversations.id })
    if (removed.length === 0) throw notFound()
    await forgetConversation(tx, userId, conversationId)
  })
}

/** Somebody else's conversation, or one removed meanwhile, is as if missing. */
async function goOn(db: Db, userId: UserId, conversationId: number, at: Date) {
  const found = await db
    .update(conversations)
    .set({ lastMessageAt: at })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
    .returning({ id: conversations.id, journalEntryId: conversations.journalEntryId })
  if (!found[0]) throw notFound()
  return found[0]
}

async function begin(db: Db, safe: Safe, userId: UserId, id: number, { message }: NewMessage, at: Date) {
  const words = sealedConversations.seal(safe, id, { title: titleFrom(message) })
  await db.insert(conversations).values({ id, userId, words, createdAt: at, lastMessageAt: at })
  return { id, journalEntryId: null }
}

const spoken = (content: string): KeptReply => asBuiltIn({ content, ...nothingElse, rule: 'said', intent: null })

type Where = { userId: UserId; conversationId: number; at: Date }

/** `coach` is null for what the person said. */
async function keep(
  db: Db,
  safe: Safe,
  where: Where,
  coach: string | null,
  said: KeptReply,
  risk?: KeptRisk,
): Promise<CoachMessage> {
  const { userId, conversationId, at } = where
  const role = coach === null ? 'user' : 'assistant'
  const id = await sealedMessages.nextId(db)
  const { rule: _, ...words } = said
  const sealed = sealedMessages.seal(safe, id, { ...words, coach })
  const kept = await db
    .insert(messages)
    .values({
      ...{ id, userId, conversationId, role, words: sealed, createdAt: at },
      ...(risk && messageRisks.kept(safe, id, risk)),
    })
    .returning()
  return openMessage(safe, one(kept))
}
