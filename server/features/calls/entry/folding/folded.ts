import { calendarWords } from '#server/language/en/time/calendar.ts'
import { read } from '#server/language/read.ts'
import { capitals, givenNames } from '../en/spelling.ts'
import { adjectival } from './folds.ts'
import { fragmentKind, lowered } from './fragment.ts'
import { answeredInShort, didSo, ledIn, plainFolds, withSubject, withWhat } from './plain.ts'
import { questionIn } from './question.ts'

const folds = [...adjectival, ...plainFolds]
const fewest = 3

/**
 * "Foolish, mostly", asked how one feels, is "I feel foolish, mostly". Null where the answer stands by itself, or nothing
 * fits; empty where it says nothing without its question. `isAlone`: nothing else was said with it.
 */
export function folded(answer: string, asked: string, isAlone: boolean): string | null {
  const question = questionIn(asked)
  if (question.length === 0 || answer.includes('?')) return null
  const short =
    withWhat(answer, question) ??
    didSo(answer, question) ??
    withSubject(answer, question) ??
    (isAlone ? answeredInShort(answer, question) : null)
  if (short) return short
  const kind = fragmentKind(answer)
  if (!kind) return null
  const said = answer.replace(/[.!…]+$/, '').replace(/^(?:honestly|probably|maybe|well),? /i, '')
  const [first = ''] = said.split(/\s/)
  const isName = read(lowered(said)).tokens[0]?.pos === 'PROPN' || capitals.has(first.toLowerCase())
  const isKept = /^I(?:['’]|$)/.test(first) || isName || givenNames.has(first.toLowerCase().replace(/['’]s$/, ''))
  const parts = { question, kind, answer: isKept ? said : lowered(said) }
  for (const { fold } of folds) {
    const whole = fold(parts)
    if (whole) return whole
  }
  if (!isAlone) return null
  return ledIn(parts) ?? (saysNothing(said) ? '' : null)
}

/** "Tuesday", "three": nobody knows of what. */
function saysNothing(answer: string): boolean {
  const tokens = read(answer).tokens.filter(({ pos }) => pos !== 'PUNCT')
  return (
    tokens.length < fewest &&
    tokens.every(({ lower, pos }) => calendarWords.has(lower) || pos === 'NUM' || pos === 'ADP')
  )
}
