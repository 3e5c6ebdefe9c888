import { check } from '#server/grounding/check.ts'
import { type Asked, askedIn } from '#server/grounding/questions.ts'
import { type Sources, sourcesOf, type Text, textOf } from '#server/grounding/sources.ts'
import { askedOf, type Card, linesOf } from './card.ts'
import { rulesFor } from './instructions.ts'
import type { LeadTurn } from './move.ts'

/** Of a turn that was led: which check let it through. Raised whenever the check changes what it lets through. */
export const checkVersion = 2

/** What is known when the call begins, read once for all its turns; each turn is read once. */
export function groundsOf(card: Card, forbidden: readonly string[], isAllowed: (line: string) => boolean) {
  const known = textOf({ by: 'card', words: linesOf(card, isAllowed).join('\n') })
  const asked = askedOf(card)
  const frozen = sourcesOf({ names: [card.name, card.companion], forbidden, asked, instructions: rulesFor(card) })
  const read = new WeakMap<LeadTurn, { text: Text; asked: readonly Asked[] }>()
  const reading = (turn: LeadTurn) => {
    const known = read.get(turn) ?? { text: textOf({ by: turn.speaker, words: turn.words }), asked: askedBy(turn) }
    read.set(turn, known)
    return known
  }
  return (turns: readonly LeadTurn[]): Sources => {
    const told = turns.map(reading)
    return {
      ...frozen,
      texts: [known, ...told.map(({ text }) => text)],
      asked: [...frozen.asked, ...told.flatMap((turn) => turn.asked)],
    }
  }
}

/** How a call opened may be asked again. */
const askedBy = (turn: LeadTurn) =>
  turn.speaker === 'companion' && turn.intent.does !== 'greet' ? askedIn(turn.words) : []

/** Why this sentence may not follow what was said of the turn; null where it may. */
export const faultIn = (sources: Sources) => (sentence: string, said: string) =>
  check(sentence, { ...sources, said }, 'spoken').faults[0]?.id ?? null

/** Of the questions among these words, so that they are known not to be asked again. */
export const lemmasAsked = (words: string) => askedIn(words).flatMap((lemmas) => [...lemmas])
