import { and, eq, inArray, isNull } from 'drizzle-orm'
import { checkVersion, faultIn, lemmasAsked } from '#server/dialogue/lead/grounds.ts'
import { leadStream } from '#server/dialogue/lead/lead-stream.ts'
import { mayOpen, openingRequest } from '#server/dialogue/lead/request.ts'
import type { Led } from '#server/dialogue/turns.ts'
import { type AllowedLlm, llmFor } from '#server/features/language-model/allowing.ts'
import { streamed } from '#server/features/language-model/asking.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { howItBegins } from '../../relay/beginning.ts'
import { type CallRow, calls } from '../../tables.ts'
import { type Known, knowing } from '../knowing.ts'
import { basisOf, dropOpening, keepOpening } from './prepared.ts'

/** While it rings, a model writes how it would open the call. Whoever picks up first is greeted without. */
export async function prepareOpening(services: Services, userId: UserId, callId: number): Promise<void> {
  const { db, vault, now } = services
  const rings = and(eq(calls.id, callId), inArray(calls.status, ['queued', 'ringing']), isNull(calls.opening))
  const [call] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.userId, userId), rings))
  const llm = call && (await llmFor(services, userId))
  if (!call || !llm) return
  const begins = await howItBegins(services, call, { isNew: true })
  if (!begins.mayBePrepared) return
  const read = () => knowing(services, call, { ...begins, followUp: null }).now()
  const known = await read()
  const written = await write(services, call, llm, known)
  services.metrics.modelAnswers.inc({ purpose: 'opening', words: written ? 'model' : 'built-in' })
  if (!written) return
  const safe = await vault.safeOf(db, userId)
  const restsOn = basisOf(safe, llm, known)
  await keepOpening(services, call, { ...written, restsOn, preparedAt: now().epochMilliseconds })
  // Whoever deleted an entry while it was written found nothing to take away.
  if (basisOf(safe, llm, await read()) !== restsOn) await dropOpening(services, call)
}

/** Whole, or not at all: half an opening asks nothing. */
async function write(
  services: Services,
  { userId, id: callId }: CallRow,
  llm: AllowedLlm,
  { instructions, entryIds, grounds }: Known,
): Promise<{ words: string; led: Led } | null> {
  const count = (verdict: string) => services.metrics.modelSentences.inc({ purpose: 'opening', verdict })
  const fault = faultIn(grounds([]))
  const counted = (sentence: string, said: string) => {
    const id = fault(sentence, said)
    count(id ?? 'kept')
    return id
  }
  const question = { purpose: 'opening', ...openingRequest(instructions) } as const
  const stream = streamed(services, userId, llm, { entryIds, callId }, question)
  const sentences: string[] = []
  for await (const event of leadStream(stream, { moves: ['ask'], lastWords: '', concern: 0, faultIn: counted })) {
    if (event.kind === 'sentence') sentences.push(event.words)
    if (event.kind === 'failed') {
      if (event.reason !== 'refused') count(event.reason)
      return null
    }
  }
  const words = sentences.join(' ')
  if (!mayOpen(words)) return null
  return { words, led: { by: llm.model, move: 'ask', lemmas: lemmasAsked(words), entryIds, checked: checkVersion } }
}
