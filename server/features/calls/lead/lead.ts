import { checkVersion, faultIn, lemmasAsked } from '#server/dialogue/lead/grounds.ts'
import { type LeadEvent, leadStream } from '#server/dialogue/lead/lead-stream.ts'
import type { LeadTurn } from '#server/dialogue/lead/move.ts'
import { request } from '#server/dialogue/lead/request.ts'
import { isLastShown } from '#server/dialogue/lead/talk.ts'
import type { LeadPart, Led, Move, Opening } from '#server/dialogue/turns.ts'
import { llmFor } from '#server/features/language-model/allowing.ts'
import { streamed } from '#server/features/language-model/asking.ts'
import type { Services } from '#server/platform/services.ts'
import { LlmFailed } from '#server/providers/llm/llm.ts'
import type { CallRow } from '../tables.ts'
import { type Knowing, knowing } from './knowing.ts'
import { noted } from './noting.ts'
import { preparedParts } from './opening/opening.ts'

/** What a model is asked to lead: the turns from where it is known that it is the person. */
export type LeadAsked = { turns: readonly LeadTurn[]; moves: readonly Move[]; leftMs: number; concern?: number }

/** Has a model lead turns of a line, one at a time, while the line goes on; of one that was stopped nothing more is told. */
export function leadOf(services: Services, call: CallRow, opening: Opening) {
  let asking = new AbortController()
  let last = Promise.resolve()
  const know = knowing(services, call, opening)

  async function lead(parts: AsyncIterable<LeadPart>, { signal }: AbortController, tell: (part: LeadPart) => void) {
    try {
      for await (const part of parts) {
        if (signal.aborted) return
        tell(part)
      }
    } catch (error) {
      if (!(error instanceof LlmFailed)) services.log.error({ err: error, callId: call.id }, 'a turn was not led')
      if (!signal.aborted) tell({ kind: 'failed' })
    }
  }

  function begin(parts: (signal: AbortSignal) => AsyncIterable<LeadPart>, tell: (part: LeadPart) => void) {
    asking.abort()
    asking = new AbortController()
    const one = lead(parts(asking.signal), asking, tell)
    last = last.then(() => one)
  }

  return {
    start: (asked: LeadAsked, tell: (part: LeadPart) => void) =>
      begin((signal) => partsOf(services, call, know, asked, signal), tell),
    /** What was written while it rang, if it still holds. */
    open: (tell: (part: LeadPart) => void) => begin(() => preparedParts(services, call, know), tell),
    stop: () => asking.abort(),
    /** Everything that was asked has ended, and is written down. */
    settled: () => last,
  }
}

async function* partsOf(
  services: Services,
  call: CallRow,
  know: Knowing,
  { turns, moves, leftMs, concern = 0 }: LeadAsked,
  signal: AbortSignal,
): AsyncGenerator<LeadPart> {
  const { userId, id: callId } = call
  const llm = await llmFor(services, userId)
  const known = llm && (await know.now())
  if (!llm || !known || !isLastShown(turns, known.isAllowed)) return yield { kind: 'failed' }
  const { instructions, entryIds, isAllowed, grounds } = known
  const asked = request({ instructions, turns, moves, leftMs, isAllowed })
  const about = { entryIds, callId, noted: noted(asked, !known.isNoted) }
  known.isNoted = true
  const question = { purpose: 'call', ...asked, signal } as const
  const stream = forgetting(know, streamed(services, userId, llm, about, question), signal)
  const lastWords = turns.findLast(({ speaker }) => speaker === 'person')?.words ?? ''
  const fault = faultIn(grounds(turns))
  const counted = (sentence: string, said: string) => {
    const id = fault(sentence, said)
    services.metrics.modelSentences.inc({ purpose: 'call', verdict: id ?? 'kept' })
    return id
  }
  let move: Move = 'listen'
  let said = 0
  for await (const event of leadStream(stream, { moves, lastWords, concern, faultIn: counted })) {
    if (event.kind === 'head') {
      move = event.move
      if (event.isWorried) services.metrics.modelWorries.inc({ purpose: 'call' })
    }
    if (event.kind === 'sentence') said += 1
    if (event.kind === 'failed' && event.reason !== 'refused') {
      services.metrics.modelSentences.inc({ purpose: 'call', verdict: event.reason })
    }
    yield partOf(event, { by: llm.model, move, entryIds, checked: checkVersion })
  }
  if (!signal.aborted) services.metrics.modelAnswers.inc({ purpose: 'call', words: said > 0 ? 'model' : 'built-in' })
}

/** An entry of the card was deleted meanwhile: the next turn is asked with a card without it. */
async function* forgetting(know: Knowing, stream: AsyncIterable<string>, signal: AbortSignal) {
  try {
    yield* stream
  } catch (error) {
    if (error instanceof LlmFailed && error.kind === 'stopped' && !signal.aborted) know.anew()
    throw error
  }
}

function partOf(event: LeadEvent, led: Omit<Led, 'lemmas'>): LeadPart {
  switch (event.kind) {
    case 'sentence':
      return { ...event, led: { ...led, lemmas: lemmasAsked(event.words) } }
    case 'failed':
      return { kind: 'failed' }
    default:
      return event
  }
}
