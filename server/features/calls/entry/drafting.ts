import { and, eq } from 'drizzle-orm'
import { beginningOf } from '#server/dialogue/identity/identity.ts'
import type { Turn } from '#server/dialogue/turns.ts'
import { userById } from '#server/features/account/queries.ts'
import { firstName } from '#server/features/account/rules.ts'
import { replaceUnopened } from '#server/features/journal/changing/service.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { answered } from '#server/features/language-model/asking.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import { calls } from '../tables.ts'
import { turnsOf } from '../turns.ts'
import { checkedDraft } from './draft-check.ts'
import { entryFrom, everythingTold } from './entry.ts'
import { draftInstructions, draftMessages, EntryDraft } from './instructions.ts'

/** Asks a model, where the person allows one, for a better telling of the call than the rules'. Safe to run again. */
export async function draftEntry(services: Services, userId: UserId, entryId: number): Promise<void> {
  const { db, vault } = services
  const ofThisEntry = and(eq(calls.userId, userId), eq(calls.journalEntryId, entryId))
  const [call] = await db.select().from(calls).where(ofThisEntry)
  const llm = call && (await llmFor(services, userId))
  if (!llm) return
  const turns = await turnsOf(db, await vault.safeOf(db, userId), userId, call.id)
  if (turns.some(isWorried)) return
  const name = firstName((await userById({ db }, userId)).name)
  const companion = coachWithId(call.coachId).name
  const written = entryFrom(turns, { name, companion })
  const told = everythingTold(turns.slice(beginningOf(turns)), name).filter(({ sentences }) => sentences.length > 0)
  if (!written || told.length === 0) return
  const question = { purpose: 'analysis', instructions: draftInstructions, messages: draftMessages(told) } as const
  const about = { entryIds: [entryId], callId: call.id }
  const draft = await answered(services, userId, llm, about, question, EntryDraft).catch(notAnswered)
  const better = draft && checkedDraft(draft, told, { title: written.title, names: [name, companion] })
  if (better) await replaceUnopened(services, userId, entryId, better)
}

/** What was said of danger is shown to a model only with a consent of its own. */
const isWorried = (turn: Turn) => turn.speaker === 'companion' && (turn.intent.concern ?? 0) >= 2

/** The rules' entry stands. */
function notAnswered(error: unknown): null {
  if (error instanceof LlmFailed) return null
  throw error
}
