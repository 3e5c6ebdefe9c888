import type { LeadPart } from '#server/dialogue/turns.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import type { Services } from '#server/platform/services.ts'
import type { CallRow } from '../../tables.ts'
import type { Knowing } from '../knowing.ts'
import { basisOf, dropOpening, openingOf, type Prepared } from './prepared.ts'

/** How a model opens the call: what it wrote while it rang, said as one, or nothing. Said or not, it is needed no more. */
export async function* preparedParts(services: Services, call: CallRow, know: Knowing): AsyncGenerator<LeadPart> {
  const prepared = await holding(services, call, know)
  if (!prepared) return yield { kind: 'failed' }
  const { words, led } = prepared
  yield { kind: 'head', move: led.move, isWorried: false, mood: null }
  yield { kind: 'sentence', words, led }
  yield { kind: 'end' }
  await dropOpening(services, call)
}

/** Null where none is ready, or the person no longer allows it, or anything it was written from has changed. */
async function holding(services: Services, call: CallRow, know: Knowing): Promise<Prepared | null> {
  const prepared = await openingOf(services, call)
  const llm = prepared && (await llmFor(services, call.userId))
  if (!prepared || !llm) return null
  const known = await know.now()
  const safe = await services.vault.safeOf(services.db, call.userId)
  if (basisOf(safe, llm, known) !== prepared.restsOn) return null
  // Its card was written down when it was asked for.
  known.isNoted = true
  return prepared
}
