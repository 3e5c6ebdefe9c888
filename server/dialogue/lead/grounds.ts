import { check } from '#server/grounding/check.ts'
import { lemmasOf, questionsIn } from '#server/grounding/questions.ts'
import { wordsIn } from '#server/grounding/sentence.ts'
import { type Sources, sourcesOf, type Text, textOf } from '#server/grounding/sources.ts'
import { askedOf, type Card, linesOf } from './card.ts'
import type { LeadTurn } from './move.ts'

/** Of a turn that was led: which check let it through. Raised whenever the check changes what it lets through. */
export const checkVersion = 1

/** What is known when the call begins, read once for all its turns. */
export function groundsOf(
  card: Card,
  instructions: string,
  forbidden: readonly string[],
  isAllowed: (line: string) => boolean,
) {
  const read = new Map<LeadTurn, Text>()
  const known = textOf({ by: 'card', words: linesOf(card, isAllowed).join('\n') })
  const textOfTurn = (turn: LeadTurn) => {
    const text = read.get(turn) ?? textOf({ by: turn.speaker, words: turn.words })
    read.set(turn, text)
    return text
  }
  return (turns: readonly LeadTurn[]): Sources =>
    sourcesOf({
      ...{ texts: [known, ...turns.map(textOfTurn)], names: [card.name, card.companion], instructions },
      forbidden,
      asked: [...askedOf(card), ...askedIn(turns)],
    })
}

/** What was asked in this call; how it opened may be asked again. */
const askedIn = (turns: readonly LeadTurn[]) =>
  turns.flatMap((turn) => (turn.speaker === 'companion' && turn.intent.does !== 'greet' ? questionsIn(turn.words) : []))

/** Why this sentence may not follow what was said of the turn; null where it may. */
export const faultIn = (sources: Sources) => (sentence: string, said: string) =>
  check(sentence, { ...sources, said }, 'spoken').faults[0]?.id ?? null

/** Of the question among these words, so that it is known not to be asked again. */
export const lemmasAsked = (words: string) => questionsIn(words).flatMap((question) => lemmasOf(wordsIn(question)))
