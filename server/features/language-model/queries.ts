import { and, desc, eq } from 'drizzle-orm'
import type { Sending, SentText, SentWords } from '#contract/language-model.ts'
import { isOwn } from '#server/platform/config/own-network.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { allowedFor } from './consent/queries.ts'
import { sealedRequests } from './sealing.ts'
import { modelRequests } from './tables.ts'

const atMost = 200

export async function sendingOf(services: Needs<'db' | 'llm' | 'config'>, userId: UserId): Promise<Sending> {
  const current = await services.llm()
  const consent = current
    ? await allowedFor(services.db, userId, current.host)
    : { allowedSince: { journal: null, danger: null }, askedAgain: null }
  const { privateHosts } = services.config.models
  const named = current && { ...current, isOwn: isOwn(current.host, privateHosts) }
  return { current: named, ...consent, sent: await sentOf(services, userId) }
}

/** The latest first. */
async function sentOf({ db }: { db: Db }, userId: UserId): Promise<SentText[]> {
  const rows = await db
    .select()
    .from(modelRequests)
    .where(eq(modelRequests.userId, userId))
    .orderBy(desc(modelRequests.id))
    .limit(atMost)
  return rows.map(({ words, ...row }) => ({ ...row, isKept: words !== null }))
}

export async function sentWords({ db, vault }: Needs<'db' | 'vault'>, userId: UserId, id: number): Promise<SentWords> {
  const [row] = await db
    .select({ id: modelRequests.id, words: modelRequests.words })
    .from(modelRequests)
    .where(and(eq(modelRequests.userId, userId), eq(modelRequests.id, id)))
  if (!row?.words) throw notFound()
  return sealedRequests.open(await vault.safeOf(db, userId), { id: row.id, words: row.words })
}

export const exportedSent: Exported = {
  name: 'sentToLanguageModel',
  async read({ db, vault }, userId) {
    const rows = await db.select().from(modelRequests).where(eq(modelRequests.userId, userId))
    const safe = await vault.safeOf(db, userId)
    return rows.map(({ words, ...row }) => (words ? sealedRequests.open(safe, { ...row, words }) : row))
  },
}
