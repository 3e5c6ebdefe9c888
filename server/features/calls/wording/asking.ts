import type { Intent, Turn, Worded } from '#server/dialogue/turns.ts'
import { userById } from '#server/features/account/queries.ts'
import { type AllowedLlm, llmFor } from '#server/features/language-model/allowing.ts'
import { answered } from '#server/features/language-model/asking.ts'
import { coachWithId } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy } from '#server/features/memory/notes.ts'
import type { Services } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import type { CallRow } from '../tables.ts'
import { faultIn } from './checking.ts'
import { instructionsFor, messagesFor, WordedTurn } from './instructions.ts'
import { entriesIn, spokenIn, talkFor, withoutPrivate } from './material.ts'

/** What the rules have decided to say after these turns. */
export type Decided = { turns: readonly Turn[]; next: { words: string; intent: Intent } }

/** A decided turn in the words of a model, where they hold. Whatever goes wrong, the built-in words stand. */
export async function wordedBy(
  services: Services,
  call: CallRow,
  decided: Decided,
  signal: AbortSignal,
): Promise<Worded> {
  try {
    const llm = await llmFor(services, call.userId)
    if (!llm) return { words: null, isWorried: false }
    const worded = await ask(llm, services, call, decided, signal)
    services.metrics.modelAnswers.inc({ purpose: 'call', words: worded.words === null ? 'built-in' : 'model' })
    return worded
  } catch (error) {
    if (!(error instanceof LlmFailed)) services.log.error({ err: error, callId: call.id }, 'a turn was not worded')
    if (!signal.aborted) services.metrics.modelAnswers.inc({ purpose: 'call', words: 'built-in' })
    return { words: null, isWorried: false }
  }
}

async function ask(
  llm: AllowedLlm,
  services: Services,
  call: CallRow,
  { turns, next }: Decided,
  signal: AbortSignal,
): Promise<Worded> {
  const { userId, id: callId } = call
  const { name } = await userById(services, userId)
  const { name: companion, systemPrompt } = coachWithId(call.coachId)
  const talk = talkFor(turns, [name])
  const told = spokenIn(turns)
    .flatMap((turn) => (turn.speaker === 'person' ? [turn.words] : []))
    .join('\n')
  const forbidden = (await forbiddenBy(services, userId)).filter((words) => !speaksOf(told, [words]))
  const instructions = instructionsFor(systemPrompt)
  const messages = messagesFor(talk, withoutPrivate(next.words, [name]))
  const about = { entryIds: [...new Set(entriesIn(turns))], callId }
  const question = { purpose: 'call', instructions, messages, signal } as const
  const { words, worried } = await answered(services, userId, llm, about, question, WordedTurn)
  const fault = faultIn(words, { turns, next, companion, instructions, forbidden })
  const isWorried = worried || fault === 'care'
  services.metrics.modelSentences.inc({ purpose: 'call', verdict: isWorried ? 'worried' : (fault ?? 'kept') })
  return { words: isWorried || fault ? null : words, isWorried }
}
