import { isVerb } from '#server/language/clauses.ts'
import type { IntentId } from '#server/language/intents/intent-ids.ts'
import { intentsIn } from '#server/language/intents/intents.ts'
import { read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { content, isWord } from './fresh.ts'
import { isCourtesy } from './rules.ts'

export const ways: readonly IntentId[] = ['leave']
export const isFarewell = (sentence: string) => intentsIn(read(sentence)).some(({ id }) => ways.includes(id))

const longestReason = 12
const mostSaid = 3
const longestWave = 4
const must = words('must should better best gotta need got')
const presence = words(
  'gtg shouting here ready waiting awake crying up door loading calling going coming bed asleep out off away',
)

/** Said only to go: a goodbye in anybody's English, or why one has to. */
export function isLeaveTaking(sentence: string): boolean {
  const said = read(sentence).tokens.filter(isWord)
  if (isFarewell(sentence) || isCourtesy(sentence)) return true
  if (said.length <= longestWave && !said.some(isVerb)) return true
  return said.length <= longestReason && content(said).length <= mostSaid && !said.some(isPast) && said.some(isCall)
}

const isPast = ({ pos, lower, lemma }: Token) =>
  /^(?:was|were|had|did)$/.test(lower) || (pos === 'VERB' && lower !== lemma && !/(?:ing|s)$/.test(lower))
const isCall = ({ lower }: Token) => must.has(lower) || presence.has(lower)

/** Without the sentences at its end that only take leave. */
export function withoutLeaving(sentences: readonly string[]): string[] {
  const last = sentences.findLastIndex((sentence) => !isLeaveTaking(sentence))
  return sentences.slice(0, last + 1)
}
