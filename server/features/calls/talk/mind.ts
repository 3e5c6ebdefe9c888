import type { Card } from '#server/dialogue/lead/card.ts'
import { checkVersion, faultIn, groundsOf, lemmasAsked } from '#server/dialogue/lead/grounds.ts'
import { instructionsFor } from '#server/dialogue/lead/instructions.ts'
import { leadStream } from '#server/dialogue/lead/lead-stream.ts'
import { request } from '#server/dialogue/lead/request.ts'
import type { LeadPart, Move, Turn } from '#server/dialogue/turns.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { connectLlm } from '#server/providers/llm/connect.ts'
import { limitsOf } from '#server/providers/llm/limits.ts'

const patientMs = 900_000

export type Led = { parts: LeadPart[]; refused: string[] }

/** A model at this address that leads a call by hand: with an empty card, without a clock that hurries it. */
export function mindAt(baseUrl: string, model: string, card: Card) {
  const config = { baseUrl, model, apiKey: undefined, prices: null, atOnce: 1 }
  const call = { ...limitsOf.call, firstWordMs: patientMs, nextWordMs: patientMs, wholeMs: patientMs }
  const llm = connectLlm(config, createMetrics(), { ...limitsOf, call })
  const isAllowed = () => true
  const instructions = instructionsFor(card, isAllowed)
  const grounds = groundsOf(card, [], isAllowed)

  /** What it says to these turns, and what of it was refused. */
  return async function leads(turns: readonly Turn[], moves: readonly Move[], leftMs: number): Promise<Led> {
    const asked = request({ instructions, turns, moves, leftMs, isAllowed })
    const stream = llm.stream({ purpose: 'call', ...asked, signal: new AbortController().signal })
    const fault = faultIn(grounds(turns))
    const lastWords = turns.findLast(({ speaker }) => speaker === 'person')?.words ?? ''
    const refused: string[] = []
    const checked = (sentence: string, said: string) => {
      const id = fault(sentence, said)
      if (id !== null) refused.push(`${id}: ${sentence}`)
      return id
    }
    const parts: LeadPart[] = []
    let move: Move = 'listen'
    for await (const event of leadStream(stream, { moves, lastWords, concern: 0, faultIn: checked })) {
      if (event.kind === 'head') move = event.move
      if (event.kind === 'failed') parts.push({ kind: 'failed' })
      else if (event.kind === 'sentence') {
        const led = { by: model, move, lemmas: lemmasAsked(event.words), entryIds: [], checked: checkVersion }
        parts.push({ ...event, led })
      } else parts.push(event)
    }
    return { parts, refused }
  }
}
