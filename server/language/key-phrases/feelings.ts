import type { Clause } from '../clauses.ts'
import { subjects } from '../en/function-words.ts'
import { gladFeelings, hardFeelings } from '../en/mood/feelings.ts'
import type { Doc, Token } from '../read.ts'
import { words } from '../words.ts'

/** A feeling the person says they had, in their own word. */
export type Feeling = { word: string; isHard: boolean; isNow: boolean; clause: number }

const copulas = words('be feel get become felt was am is got')
const past = words('was were felt got became')
const degree = words(
  'so really very quite pretty just kind of a bit little too still more also honestly literally super totally and',
)

/** "I was terrified", "feeling a bit lonely": only of oneself, and not denied. The last one told. */
export function feelingTold({ clauses }: Doc): Feeling | null {
  const found = clauses.flatMap((clause, index) => feelingIn(clause, index) ?? [])
  return found.at(-1) ?? null
}

function feelingIn({ tokens }: Clause, clause: number): Feeling | null {
  const index = tokens.findIndex((token) => isFeeling(token) && !token.isNegated)
  const word = tokens[index]
  if (!word) return null
  const before = tokens.slice(0, index).filter(({ lower, pos }) => !degree.has(lower) && pos !== 'PUNCT')
  const verb = before.at(-1)
  const isOwn = isSaidOfOneself(before)
  if (!isOwn || (verb && !copulas.has(verb.lemma) && !copulas.has(verb.lower) && verb.lower !== 'feeling')) return null
  const isNow = !before.some(({ lower }) => past.has(lower))
  return { word: word.lower, isHard: hardFeelings.has(word.lower), isNow, clause }
}

const isFeeling = ({ lower }: Token) => gladFeelings.has(lower) || hardFeelings.has(lower)

/** Whose feeling it is stands before it; a clause that begins with the word itself speaks of oneself. */
function isSaidOfOneself(before: readonly Token[]): boolean {
  const subject = before.findLast(({ lower, pos }) => subjects.has(lower) || pos === 'NOUN' || pos === 'PROPN')
  return subject === undefined ? before.length <= 1 : ['i', 'im', "i'm", 'we'].includes(subject.lower)
}
