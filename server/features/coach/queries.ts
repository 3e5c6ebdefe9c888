import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Conversation } from '#contract/coach.ts'
import { notedBetween } from '#server/features/analysis/period/queries.ts'
import { decisionsOf } from '#server/features/analysis/statements/queries.ts'
import { dismissedIn } from '#server/features/analysis/statements/rules.ts'
import { goalsOf } from '#server/features/goals/queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Library } from './answering/answer.ts'
import { type KeptMessage, openMessage, sealedConversations } from './sealing.ts'
import { conversations, messages } from './tables.ts'

type Reading = Needs<'vault'> & { db: Db }
type Talk = Conversation & { messages: KeptMessage[] }

export async function conversationsOf({ db, vault }: Reading, userId: UserId): Promise<Conversation[]> {
  const rows = await db
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => sealedConversations.open(safe, row))
}

export async function conversationById(services: Reading, userId: UserId, conversationId: number): Promise<Talk> {
  const { db, vault } = services
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)))
  if (!row) throw notFound()
  const conversation = sealedConversations.open(await vault.safeOf(db, userId), row)
  return { ...conversation, messages: await messagesOf(services, userId, conversationId) }
}

/** What the person said to a coach from then on, in whichever talk. */
export async function toldSince({ db, vault }: Reading, userId: UserId, since: Date): Promise<string[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.role, 'user'), gte(messages.createdAt, since)))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => openMessage(safe, row).content)
}

/** The oldest first. */
export async function messagesOf(
  { db, vault }: Reading,
  userId: UserId,
  conversationId: number,
): Promise<KeptMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => openMessage(safe, row))
}

const ever = { from: '-infinity', to: 'infinity' }

/** What the coach has read: the whole journal, the goals, and what the person does not want to hear again. */
export async function libraryOf(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  { today, timeZone }: Pick<Library, 'today' | 'timeZone'>,
): Promise<Library> {
  const [pages, goals, decisions] = await Promise.all([
    notedBetween(services, userId, ever.from, ever.to),
    goalsOf(services, userId),
    decisionsOf(services, userId),
  ])
  const dismissed = dismissedIn(decisions.map(({ decision }) => decision))
  return { today, timeZone, pages, goals, dismissed }
}

export const exportedTalks: Exported = {
  name: 'coachConversations',
  read: async (services, userId) => {
    const all = await conversationsOf(services, userId)
    return Promise.all(all.map(({ id }) => conversationById(services, userId, id)))
  },
}
