import type { Clause } from '../clauses.ts'
import { contactActs, dyingWords, imagining, losingWords } from '../en/people/people.ts'
import type { Doc, Token } from '../read.ts'
import { words } from '../words.ts'

function around({ clauses }: Doc, start: number): Clause | null {
  return clauses.find(({ tokens }) => tokens.some((token) => token.start <= start && start < token.end)) ?? null
}

/** "My late husband", "since Dad passed", "her funeral", "I lost my mother". */
export function isGoneAt(doc: Doc, start: number, end: number): boolean {
  const tokens = around(doc, start)?.tokens ?? []
  const own = tokens.filter((token) => token.start >= start && token.end <= end)
  if (own.some(({ lower }) => lower === 'late')) return true
  const first = tokens.findIndex((token) => token.start >= start)
  if (losingWords.has(tokens[first - 1]?.lemma ?? '')) return true
  const others = tokens.filter((token) => token.end <= start || token.start >= end)
  return others.some((token, index) => dyingWords.has(token.lemma) && !token.isNegated && isMeant(others, index))
}

/** "Passed" is said of exams, too: of the dead alone or with "away". */
function isMeant(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]]
  return (
    token?.lemma !== 'pass' ||
    next === undefined ||
    next.pos === 'PUNCT' ||
    next.lower === 'away' ||
    next.lower === 'on'
  )
}

/** Whether they did something with or before the person, not in a dream, a wish or an "as if". */
export function isPresentAt(doc: Doc, start: number, end: number): boolean {
  const tokens = around(doc, start)?.tokens ?? []
  if (tokens.some(({ lemma, lower, pos }) => isImagined(lemma, lower, pos))) return false
  const first = tokens.findIndex((token) => token.start >= start)
  const after = tokens.filter((token) => token.start >= end).find(({ pos }) => pos === 'VERB')
  const before = tokens[first - 1]
  return (
    before?.lower === 'with' ||
    [before, after].some((verb) => verb && contactActs.has(verb.lemma) && isDone(tokens, verb))
  )
}

const undone = words("to will 'll would should could might can must may not n't")

/** "I called Leo", not "I want to call Leo". */
export const isDone = (tokens: readonly Token[], verb: Token) =>
  !tokens.slice(Math.max(0, tokens.indexOf(verb) - 3), tokens.indexOf(verb)).some(({ lower }) => undone.has(lower))

/** "I like" is no "like". */
const isImagined = (lemma: string, lower: string, pos: string) =>
  (imagining.has(lemma) || imagining.has(lower)) && !(lemma === 'like' && pos === 'VERB')
