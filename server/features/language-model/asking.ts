import { and, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { SentText } from '#contract/language-model.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { LlmFailed, type Question, type Tokens } from '#server/providers/llm/llm.ts'
import type { AllowedLlm } from './allowing.ts'
import { sealedRequests } from './sealing.ts'
import { modelRequests } from './tables.ts'

type Asking = Needs<'db' | 'vault' | 'now'>

/** No talk needs more; a loop in somebody's page would, and the host pays for it. */
const mostADay = 200

/** Whose words are in the question. */
export type About = { entryIds: readonly number[]; conversationId?: number; callId?: number }

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

const outcomeOf = (error: unknown) => (error instanceof LlmFailed && error.kind === 'stopped' ? 'stopped' : 'failed')

async function note(
  { db, vault, now }: Asking,
  userId: UserId,
  { host, model }: AllowedLlm,
  { entryIds, conversationId, callId }: About,
  { purpose, instructions, messages }: Question,
) {
  const at = now()
  const aDayAgo = new Date(at.subtract({ hours: 24 }).epochMilliseconds)
  const asked = await db.$count(modelRequests, and(eq(modelRequests.userId, userId), gt(modelRequests.sentAt, aDayAgo)))
  if (asked >= mostADay) throw new LlmFailed('limited')
  const id = await db.transaction(async (tx) => {
    // Nobody can delete these entries before this is written; whoever does so after finds it, and takes the text away.
    const there = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.userId, userId), inArray(entries.id, [...entryIds])))
      .for('key share')
    if (there.length < new Set(entryIds).size) throw new LlmFailed('stopped')
    const id = await sealedRequests.nextId(tx)
    const words = sealedRequests.seal(await vault.safeOf(tx, userId), id, { instructions, messages: [...messages] })
    const sentAt = new Date(at.epochMilliseconds)
    await tx
      .insert(modelRequests)
      .values({ id, userId, purpose, host, model, entryIds: [...entryIds], conversationId, callId, words, sentAt })
    return id
  })
  let tokens: Tokens | null = null
  return {
    spent(of: Tokens) {
      tokens = of
    },
    async ended(outcome: SentText['outcome']) {
      await db
        .update(modelRequests)
        .set({ outcome, tokensIn: tokens?.in ?? null, tokensOut: tokens?.out ?? null })
        .where(and(eq(modelRequests.userId, userId), eq(modelRequests.id, id)))
    },
  }
}
