import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { questionsIn } from '#server/grounding/questions.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { calls } from '../tables.ts'
import { turnsByCall } from '../turns.ts'

/** What was asked on other calls of the last two days, in words, how they opened apart. */
export async function askedLately(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  callId: number,
): Promise<string[]> {
  const recent = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), ne(calls.id, callId), gt(calls.createdAt, sql`now() - interval '2 days'`)))
  const ids = recent.map(({ id }) => id)
  const turns = await turnsByCall(db, await vault.safeOf(db, userId), userId, ids)
  const isOurs = new Set(['ask', 'reflect', 'answer', 'repair', 'listen'])
  return [...turns.values()]
    .flat()
    .flatMap((turn) => (turn.speaker === 'companion' && isOurs.has(turn.intent.does) ? questionsIn(turn.words) : []))
}
