import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Citation, Conversation } from '#contract/coach.ts'
import { notedOf, periodsOf } from '#server/features/analysis/period/queries.ts'
import { decisionsOf } from '#server/features/analysis/statements/queries.ts'
import { dismissedIn } from '#server/features/analysis/statements/rules.ts'
import { textsOf } from '#server/features/analysis/statements/text.ts'
import { checklistsOf } from '#server/features/checklists/queries.ts'
import { aimsOf } from '#server/features/goals/aims.ts'
import { goalsOf } from '#server/features/goals/queries.ts'
import { habitLogsIn, habitsOf } from '#server/features/habits/queries.ts'
import { marksOf } from '#server/features/journal/queries.ts'
import { type KeptRisk, readRisk } from '#server/features/safety/alarm.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Journal } from './answering/journal.ts'
import { candidatesFor } from './candidates.ts'
import { asItStands, type InTalk } from './care/dismissed.ts'
import { type KeptMessage, messageRisks, openMessage, sealedConversations } from './sealing.ts'
import { conversations, messages } from './tables.ts'

type Reading = Needs<'vault'> & { db: Db }
type Message = InTalk<KeptMessage>
type Talk = Conversation & { messages: Message[] }

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

/** What was read of danger in what the person said to a coach from then on, in whichever talk. */
export async function risksSince({ db, vault }: Reading, userId: UserId, since: Date): Promise<KeptRisk[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.role, 'user'), gte(messages.createdAt, since)))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => messageRisks.open(safe, row) ?? readRisk(openMessage(safe, row).content))
}

/** The oldest first. */
export async function messagesOf({ db, vault }: Reading, userId: UserId, conversationId: number): Promise<Message[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.id))
  const safe = await vault.safeOf(db, userId)
  return asItStands(rows.map((row) => openMessage(safe, row)))
}

/** What the coach may read for this person. Nothing is read before it is asked for, and nothing twice. */
export async function journalOf(
  services: Needs<'db' | 'vault' | 'now'>,
  userId: UserId,
  { today, timeZone }: Pick<Journal, 'today' | 'timeZone'>,
): Promise<Journal> {
  const decisions = await decisionsOf(services, userId)
  return {
    ...{ today, timeZone },
    marks: once(() => marksOf(services, userId)),
    open: async (ids) =>
      (await notedOf(services, userId, ids)).toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id),
    candidates: (subject, wanted) => candidatesFor(services, userId, subject, wanted),
    habits: once(() => habitsOf(services, userId)),
    habitLogs: (period) => habitLogsIn(services, userId, period),
    goals: once(() => goalsOf(services, userId)),
    aims: once(async () => (await aimsOf(services, userId)).map(({ title }) => title)),
    findings: once(() => findingsOf(services, userId)),
    checklists: once(() => checklistsOf(services, userId)),
    dismissed: dismissedIn(decisions.map(({ decision }) => decision)),
  }
}

/** Of these citations those whose words still stand in their entries. */
export async function standing(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  citations: readonly Citation[],
): Promise<Citation[]> {
  const pages = await notedOf(services, userId, [...new Set(citations.map(({ entryId }) => entryId))])
  return citations.filter(({ entryId, quote }) =>
    pages.some(({ id, content }) => id === entryId && content.includes(quote)),
  )
}

/** What was found in the last weeks and the last month, but where something grave was written. */
async function findingsOf(services: Needs<'db' | 'vault'>, userId: UserId): Promise<string[]> {
  const kept = await Promise.all([
    periodsOf(services, userId, 'month', { limit: 1 }),
    periodsOf(services, userId, 'week', { limit: 2 }),
  ])
  return kept.flat().flatMap(({ patterns }) => (patterns.care ? [] : textsOf(patterns.findings)))
}

function once<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let known: Promise<Read> | undefined
  return () => {
    known ??= read()
    return known
  }
}

export const exportedTalks: Exported = {
  name: 'coachConversations',
  read: async (services, userId) => {
    const all = await conversationsOf(services, userId)
    return Promise.all(all.map(({ id }) => conversationById(services, userId, id)))
  },
}
