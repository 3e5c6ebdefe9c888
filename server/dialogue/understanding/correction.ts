import type { Clause } from '#server/language/clauses.ts'
import { bareAnswer } from '#server/language/intents/bare-answer.ts'
import type { Intent } from '#server/language/intents/intents.ts'
import { type Doc, read, type Token } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import type { Context } from './user-act.ts'

const asks = words('what who which where when whose')
const denials = words('no nope nah wrong')
const yesNo = words('did do does is are was were have has had can could would will shall should am')
/** An echo of the question is short: "is what new", "see who again". */
const mostEchoed = 6
/** So much of what is said now was said before by somebody who insists. */
const insisting = 0.5
const shortRepeat = 14
const briefRepeat = 6

/** Whether the companion is put right: it said or took something that was not so, or asked what cannot be answered. */
export function isCorrectionOf(
  doc: Doc,
  intents: readonly Intent[],
  { asked, told, isMoodAsked, isAboutThem = true }: Context,
): boolean {
  if (intents.some(({ id, clause }) => id === 'correction' && clause < opening)) return true
  if (asked === '') return false
  const before = read(asked)
  return (
    (!isMoodAsked && isAboutThem && deniesWhatWasSaid(doc, before)) ||
    doc.clauses.some((clause, index) => index < opening && echoes(clause, before)) ||
    doc.clauses.some((clause, index) => setsRight(clause, index, before)) ||
    deniesAWordOf(doc, before) ||
    saysAgain(doc, before) ||
    insists(doc, told)
  )
}

/** Who corrects does it first. */
const opening = 2

const content = (tokens: readonly Token[]) => tokens.filter(({ isStop, pos }) => !isStop && pos !== 'PUNCT')
const lemmas = (tokens: readonly Token[]) => new Set(content(tokens).map(({ lemma }) => lemma))

/** "No, not good": a denial with more behind it, where nothing was asked that a no would answer. */
function deniesWhatWasSaid(doc: Doc, before: Doc): boolean {
  const [first] = doc.tokens
  if (!first || !denials.has(first.lower) || bareAnswer(doc.text) !== null || asksYesNo(before)) return false
  return before.tokens.length > 0
}

/** Also "Anything you'd add?", "Any plans?". */
export function asksYesNo({ sentences }: Doc): boolean {
  const question = sentences.findLast(({ text }) => text.trimEnd().endsWith('?'))
  const [first, second] = question?.tokens.filter(({ pos }) => pos !== 'PUNCT') ?? []
  const begins = first && ['and', 'or', 'so', 'but'].includes(first.lower) ? second : first
  return begins !== undefined && (yesNo.has(begins.lower) || begins.lower.startsWith('any'))
}

/** "Is what new", "what story", "the nicest part of her leaving?": the question is handed back. */
function echoes({ text, tokens }: Clause, before: Doc): boolean {
  const said = tokens.filter(({ pos }) => pos !== 'PUNCT')
  const own = content(said).filter(({ lower }) => !asks.has(lower))
  const known = lemmas(before.tokens)
  const isHisOwn = own.length > 0 && own.every(({ lemma }) => known.has(lemma))
  if (!isHisOwn || said.length > mostEchoed + 2) return false
  const question = said.findIndex(({ lower }) => asks.has(lower))
  const beginsSo = question === 0 && said.length <= 3
  if (question >= 0 && said.length <= mostEchoed) return question > 0 || beginsSo
  return question === -1 && text.trimEnd().endsWith('?') && own.length > 1 && !yesNo.has(said[0]?.lower ?? '')
}

/** "My mother-in-law, not my mother": what the companion had named is what it is not. */
function setsRight({ tokens }: Clause, clause: number, before: Doc): boolean {
  const index = tokens.findIndex(({ lower }) => lower === 'not')
  const named = tokens.slice(index + 1, index + 4).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  const isContrast = /^(?:my|the|a|an|his|her|our|\p{L}+)$/u.test(tokens[index + 1]?.lower ?? '')
  const known = lemmas(before.tokens)
  const said = tokens[index - 1]
  const isDenied = said?.pos === 'AUX' || said?.pos === 'VERB'
  return (
    index >= 0 &&
    index + clause > 0 &&
    !isDenied &&
    isContrast &&
    named.length > 0 &&
    named.every(({ lemma }) => known.has(lemma))
  )
}

/** "I was not sad", to "so you were sad": a word of the companion's, other than a verb, is denied. */
function deniesAWordOf(doc: Doc, before: Doc): boolean {
  if (asksYesNo(before)) return false
  const known = lemmas(before.tokens)
  return doc.tokens.some(
    ({ isNegated, lemma, pos }) => isNegated && pos !== 'VERB' && pos !== 'AUX' && known.has(lemma),
  )
}

/** "Bed five. I said five.": said once more, in few words, or with words of the question. */
function saysAgain(doc: Doc, before: Doc): boolean {
  const spoken = doc.tokens.filter(({ pos }) => pos !== 'PUNCT')
  const said = spoken.findIndex(({ lower }, index) => lower === 'said' && spoken[index - 1]?.lower === 'i')
  if (said === -1) return false
  const known = lemmas(before.tokens)
  const isAboutIt = content(spoken).some(({ lemma }) => known.has(lemma))
  return said <= 6 && spoken.length <= shortRepeat && (isAboutIt || spoken.length <= briefRepeat)
}

/** "I said it's my mother-in-law", once more. */
function insists(doc: Doc, told: readonly string[]): boolean {
  const spoken = doc.tokens.slice(0, 5).map(({ lower }) => lower)
  const said = spoken.indexOf('said')
  if (said < 1 || spoken[said - 1] !== 'i') return false
  const own = lemmas(doc.tokens.slice(said + 1))
  const earlier = lemmas(told.slice(-3).flatMap((text) => read(text).tokens))
  const again = [...own].filter((lemma) => earlier.has(lemma)).length
  return own.size > 0 && again / own.size >= insisting
}
