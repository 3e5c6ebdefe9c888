import { familiarly } from '../en/people/relations.ts'
import { turnedVerbs, turnedWords, untellable } from '../en/people/second-person.ts'
import type { Doc, Token } from '../read.ts'

/**
 * What a person said of themselves, said to them: "My mum and I were late" becomes "your mum and you were late", without
 * its full stop. Null rather than broken: for several sentences, for words of somebody else, and where "we" or "you" are.
 */
export function inSecondPerson(doc: Doc): string | null {
  const tokens = doc.tokens
  if (doc.sentences.length !== 1 || tokens.length === 0 || tokens.some(isUntellable)) return null
  const told = tokens.map((token, index) => {
    const before = tokens[index - 1]
    const gap = before ? doc.text.slice(before.end, token.start) : ''
    return gap + turned(tokens, index)
  })
  return smallStart(told.join(''), tokens).replace(/\s*[.!…]+$/, '')
}

const isUntellable = ({ lower, text, pos }: Token) =>
  untellable.has(lower) || (pos === 'PUNCT' && /["“”«»:;()[\]–—]/.test(text))

function turned(tokens: readonly Token[], index: number): string {
  const token = tokens[index]
  if (!token) return ''
  const { text, lower, pos } = token
  const verb = turnedVerbs[lower]
  if (verb !== undefined) return isOfI(tokens, index) ? verb : text
  if (familiarly.has(lower) && !isOwned(tokens[index - 1])) return `your ${lower}`
  if (familiarly.has(lower)) return lower
  const word = turnedWords[lower]
  // "ill" and "id" are also words; "I" with a capital never is.
  if (word === undefined || (pos === 'NOUN' && lower !== 'i') || isAdjective(tokens, index)) return text
  return word
}

const isAdjective = (tokens: readonly Token[], index: number) =>
  tokens[index]?.lower === 'ill' && !/^(?:VERB|AUX|PRON)$/.test(tokens[index + 1]?.pos ?? '')

const isOwned = (token: Token | undefined) =>
  token?.pos === 'DET' || /^(?:my|our|your|his|her|their)$/.test(token?.lower ?? '') || token?.lower === 'mr'

/** "I was", "was I", "I never was", and "I came and was tired", but not "Mum and I were" or "the man I met was". */
function isOfI(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  if (next?.lower === 'i') return true
  const subject = tokens.slice(0, index).findLast(isSubject)
  if (subject?.lower !== 'i') return false
  const between = tokens.slice(tokens.indexOf(subject) + 1, index)
  const isDirect = between.every(({ pos }) => pos === 'ADV')
  const joint = between.findLastIndex(({ pos, lower }) => pos === 'CCONJ' || lower === 'then')
  return isDirect || (joint >= 0 && between.slice(joint + 1).every(({ pos }) => pos === 'ADV'))
}

const isSubject = ({ pos, lower }: Token) =>
  lower !== 'me' &&
  lower !== 'myself' &&
  ((pos === 'PRON' && !/^(?:my|mine|him|her|them)$/.test(lower)) || /^(?:who|which|that|there)$/.test(lower))

/** A name keeps its capital. */
function smallStart(words: string, [first]: readonly Token[]): string {
  return first?.pos === 'PROPN' && !familiarly.has(first.lower)
    ? words
    : words.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
}
