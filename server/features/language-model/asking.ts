import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SentText, SentWords } from '#contract/language-model.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed, type Question, type Tokens, type ToolPiece, type ToolQuestion } from '#server/providers/llm/llm.ts'
import type { AllowedLlm } from './allowing.ts'
import { sealedRequests } from './sealing.ts'
import { modelRequests } from './tables.ts'
import type { JournalTool } from './tools.ts'

type Asking = Needs<'db' | 'vault' | 'now'>

/** No talk needs more; a loop in somebody's page would, and the host pays for it. */
const mostADay = 200
/** Of these so many are kept back for the telephone: whoever chats all day can still be called. */
const keptForACall = 60
const ofACall: readonly Question['purpose'][] = ['call', 'opening', 'danger']

/** Whose words are in the question. */
export type About = {
  entryIds: readonly number[]
  conversationId?: number
  callId?: number
  /** What is written down in place of the question, where the rest of it stands elsewhere. */
  noted?: SentWords
}

/**
 * The only way to a language model with words of a person: what is sent is written down for them before it leaves.
 * Throws `LlmFailed`, also where an entry that is in the question was deleted meanwhile, or a day's questions are asked.
 */
export async function* streamed(services: Asking, userId: UserId, llm: AllowedLlm, about: About, question: Question) {
  const noted = await note(services, userId, llm, about, question)
  let outcome: SentText['outcome'] = 'stopped'
  try {
    yield* llm.stream({ ...question, onSpent: noted.spent })
    outcome = 'answered'
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    await noted.ended(outcome)
  }
}

/** The same, for one answer of a certain shape. */
export async function answered<Schema extends z.ZodType>(
  services: Asking,
  userId: UserId,
  llm: AllowedLlm,
  about: About,
  question: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  const noted = await note(services, userId, llm, about, question)
  try {
    const answer = await llm.answer({ ...question, onSpent: noted.spent }, schema)
    await noted.ended('answered')
    return answer
  } catch (error) {
    await noted.ended(outcomeOf(error))
    throw error
  }
}

/** The same, where the model may look into the journal: what it finds is written down before it is given to it. */
export async function* consulted(
  services: Asking,
  userId: UserId,
  llm: AllowedLlm,
  about: About,
  question: Omit<ToolQuestion, 'tools'> & { tools: readonly JournalTool[] },
): AsyncGenerator<ToolPiece> {
  const noted = await note(services, userId, llm, about, question)
  const tools = question.tools.map(({ look, ...tool }) => ({
    ...tool,
    async run(input: unknown) {
      const { found, entryIds } = await look(input)
      await noted.lookedUp(JSON.stringify({ [tool.name]: input, found }), entryIds)
      return found
    },
  }))
  let outcome: SentText['outcome'] = 'stopped'
  try {
    yield* llm.useTools({ ...question, tools, onSpent: noted.spent })
    outcome = 'answered'
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    await noted.ended(outcome)
  }
}

const outcomeOf = (error: unknown) => (error instanceof LlmFailed && error.kind === 'stopped' ? 'stopped' : 'failed')

async function note(
  { db, vault, now }: Asking,
  userId: UserId,
  { host, model }: AllowedLlm,
  { entryIds, conversationId, callId, noted }: About,
  { purpose, instructions, messages }: Question,
) {
  const at = now()
  const aDayAgo = new Date(at.subtract({ hours: 24 }).epochMilliseconds)
  const asked = await db.$count(modelRequests, and(eq(modelRequests.userId, userId), gt(modelRequests.sentAt, aDayAgo)))
  if (asked >= mostADay - (ofACall.includes(purpose) ? 0 : keptForACall)) throw new LlmFailed('limited')
  const sent: SentWords = noted ?? { instructions, messages: [...messages] }
  const ids = new Set(entryIds)
  const id = await db.transaction(async (tx) => {
    await areThere(tx, userId, ids)
    const id = await sealedRequests.nextId(tx)
    const words = sealedRequests.seal(await vault.safeOf(tx, userId), id, sent)
    const sentAt = new Date(at.epochMilliseconds)
    await tx
      .insert(modelRequests)
      .values({ id, userId, purpose, host, model, entryIds: [...ids], conversationId, callId, words, sentAt })
    return id
  })
  const own = and(eq(modelRequests.userId, userId), eq(modelRequests.id, id))
  let adding: Promise<unknown> = Promise.resolve()
  let tokens: Tokens | null = null
  return {
    spent(of: Tokens) {
      tokens = of
    },
    /** One after the other, since a model may look up several things at once. */
    lookedUp(content: string, entryIds: readonly number[]) {
      const isAdded = adding.then(() => add(content, entryIds))
      adding = isAdded.catch((error: unknown) => error)
      return isAdded
    },
    async ended(outcome: SentText['outcome']) {
      await db
        .update(modelRequests)
        .set({ outcome, tokensIn: tokens?.in ?? null, tokensOut: tokens?.out ?? null })
        .where(own)
    },
  }

  async function add(content: string, entryIds: readonly number[]) {
    for (const entryId of entryIds) ids.add(entryId)
    sent.messages.push({ role: 'tool', content })
    await db.transaction(async (tx) => {
      await areThere(tx, userId, ids)
      const words = sealedRequests.seal(await vault.safeOf(tx, userId), id, sent)
      const kept = await tx
        .update(modelRequests)
        .set({ words, entryIds: [...ids] })
        .where(and(own, isNotNull(modelRequests.words)))
        .returning({ id: modelRequests.id })
      // The talk it belongs to was deleted meanwhile, and its text with it.
      if (kept.length === 0) throw new LlmFailed('stopped')
    })
  }
}

/** Nobody can delete these entries before this is written; whoever does so after finds it, and takes the text away. */
async function areThere(tx: Db, userId: UserId, ids: ReadonlySet<number>) {
  const there = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.id, [...ids])))
    .for('key share')
  if (there.length < ids.size) throw new LlmFailed('stopped')
}
