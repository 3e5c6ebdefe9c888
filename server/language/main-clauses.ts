import { isVerb } from './clauses.ts'
import { conjunctions, subjects } from './en/function-words.ts'
import { joining } from './en/mood/leaning.ts'
import { type Quote, quoteOf, trimmed } from './quotes.ts'
import type { Sentence, Token } from './read.ts'

/** A part of a sentence that could stand alone: "I got the job, | I start on Monday." */
export type MainClause = Quote & { tokens: readonly Token[] }

/** What hangs on another clause ("if I can try it", "that it was") stays with it. */
export function mainClauses(text: string, sentence: Sentence): MainClause[] {
  const parts: Token[][] = []
  for (const { tokens } of sentence.clauses) {
    const open = parts.at(-1)
    if (open && !standsAlone(tokens, open)) open.push(...tokens)
    else parts.push([...tokens])
  }
  return parts.map((tokens) => {
    const words = tokens.slice(tokens.findIndex((token) => token.pos !== 'PUNCT' && !joining.has(token.lower)))
    const quote = trimmed(text, quoteOf(text, words[0]?.start ?? 0, words.at(-1)?.end ?? 0))
    return { ...quote, tokens: words }
  })
}

const coordinating = new Set(['and', 'but', 'so', 'or', 'then'])
const hanging = new Set(['that', 'which', 'who'])

function standsAlone(tokens: readonly Token[], before: readonly Token[]): boolean {
  const [first, second] = tokens.filter(({ pos }) => pos !== 'PUNCT')
  if (!first || !tokens.some(isVerb) || !before.some(isVerb)) return false
  const last = before.at(-1)
  if (conjunctions.has(first.lower) && !coordinating.has(first.lower)) return false
  if (coordinating.has(first.lower)) {
    return second !== undefined && !isVerb(second) && !hanging.has(second.lower) && !conjunctions.has(second.lower)
  }
  const isParted = last?.pos === 'PUNCT'
  const isSubject = subjects.has(first.lower) || first.pos === 'PROPN' || first.pos === 'DET' || first.pos === 'PRON'
  // "My mum | is calling" without a mark between two thoughts; "the man | I met" is one.
  return isParted
    ? isSubject
    : subjects.has(first.lower) && last?.pos !== 'SCONJ' && last?.lower !== 'that' && !isSaying(before)
}

const asks = new Set(['whether', 'how', 'what', 'who', 'where', 'when', 'why', 'which', 'if'])

/** "I think | he comes", "ask Dana whether | she comes", "tell her how much | I like it". */
const isSaying = (before: readonly Token[]) =>
  before.slice(-4).some(({ lower }) => asks.has(lower)) ||
  (before.findLast(isVerb)?.lemma ?? '') === (before.at(-1)?.lemma ?? '-')
