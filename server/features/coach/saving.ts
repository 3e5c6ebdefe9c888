import { and, eq } from 'drizzle-orm'
import type { CoachMessage } from '#contract/coach.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { addEntry } from '#server/features/journal/service.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { answerIn } from './care/dismissed.ts'
import { messagesOf } from './queries.ts'
import { conversations } from './tables.ts'
import { titleFrom } from './title.ts'

/**
 * Writes what was said since the last time into the journal: the person's own words as the text, both sides as the
 * transcript. What was saved before is never rewritten, for the person may have edited it.
 */
export async function saveToJournal(
  services: Needs<'vault' | 'jobs' | 'now'> & { db: Db },
  userId: UserId,
  conversationId: number,
): Promise<number> {
  const { db } = services
  const isThis = and(eq(conversations.userId, userId), eq(conversations.id, conversationId))
  const { savedUpTo } = one(await db.select().from(conversations).where(isThis).for('update'))
  const all = await messagesOf(services, userId, conversationId)
  const unsaved = all.filter(({ id }) => id > (savedUpTo ?? 0))
  const { name } = await userById({ db }, userId)
  const own = unsaved.filter(({ role }) => role === 'user').map(({ content }) => content)
  const entry = await addEntry(services, userId, {
    title: titleFrom(own[0] ?? ''),
    content: own.join('\n\n'),
    source: 'ai-coach',
    transcription: asTranscript(unsaved, firstName(name)),
    alarmAnswer: answerIn(unsaved),
  })
  await db
    .update(conversations)
    .set({ journalEntryId: entry.id, savedUpTo: all.at(-1)?.id ?? null })
    .where(isThis)
  return entry.id
}

function asTranscript(said: readonly Pick<CoachMessage, 'coach' | 'content'>[], name: string): string {
  return said.map(({ coach, content }) => `${coach ?? name}: ${content.replace(/\s*\n\s*/g, ' ')}`).join('\n')
}
