import type { Citation } from '#contract/coach.ts'
import { idOfQuote } from '#server/features/analysis/period/claims/claims.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { isSmall, rootOf, wordsIn } from '#server/features/coach/answering/words.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { commonWords } from '#server/language/en/common-words.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import { dayInWords } from '../sending.ts'
import { numbersIn, overreach } from './counting.ts'
import { isMadeOf, isSweeping, leaked, ofAMachine } from './manners.ts'
import { openings } from './openings.ts'
import { type Quoting, quotesIn } from './quotes.ts'
import { neighboursOf, type Sources, sourcesIn } from './sources.ts'

export type Fault =
  | ReturnType<typeof ofAMachine>
  | ('instructions' | 'care' | 'entry' | 'quote' | 'forbidden' | 'overreach' | 'name' | 'number' | 'unfounded')

/** What a sentence may rest on. */
export type Basis = {
  pages: readonly Noted[]
  today: string
  facts: readonly string[]
  /** What the person said in this talk, the latest last. */
  told: readonly string[]
  companion: string
  instructions: string
  /** Statements the person does not want to see again. */
  dismissed: ReadonlySet<string>
  /** What is not to be brought up, and was not by the person. */
  forbidden: readonly string[]
  /** Where nothing is said but of the person, so that every word has to be borne out. */
  isAllOfThem?: boolean
}

/** A sentence that holds. `isFounded`: it says something of the person, and the basis bears it out. */
export type Held = { text: string; citations: Citation[]; isFounded: boolean }

/**
 * Compares sentences of a model with what it was given. Nothing is believed: an entry it names was sent, a quote stands
 * there word for word, a number stands beside the same word, a name is known, and what is said of the person or of
 * anybody in the past is said in words that stand in the basis.
 */
export function checker(basis: Basis) {
  const always = [...basis.facts, ...basis.told]
  const leaks = leaked(basis.instructions)
  const texts = (pages: readonly Noted[]) =>
    pages.flatMap((page) => [page.title, page.content, dayInWords(page, basis.today)])
  const whole = sourcesIn([...always, ...texts(basis.pages)])

  return (sentence: string): Held | { fault: NonNullable<Fault> } => {
    const { text, numbers } = withoutNumbers(sentence)
    const cited = basis.pages.filter(({ id }) => numbers.includes(id))
    if (cited.length < numbers.length) return { fault: 'entry' }
    const quoting = quotesIn(text, cited.length > 0 ? [...cited, ...basis.pages] : basis.pages, always)
    const isUnwanted = quoting?.citations.some((one) => basis.dismissed.has(idOfQuote(one)))
    if (!quoting || isUnwanted) return { fault: 'quote' }
    if (speaksOf(text, basis.forbidden)) return { fault: 'forbidden' }
    const named = basis.pages.filter(
      ({ id }) => numbers.includes(id) || quoting.citations.some(({ entryId }) => entryId === id),
    )
    const sources = named.length > 0 ? sourcesIn([...always, ...texts(named)]) : whole
    const fault = ofAMachine(text) ?? (leaks(text) ? 'instructions' : faultIn(text, quoting, sources, basis))
    if (fault) return { fault }
    const isFounded =
      (basis.isAllOfThem || isMadeOf(quoting.rest)) && (named.length > 0 || contentOf(quoting.rest).length > 0)
    return { text, citations: [...quoting.citations, ...withoutQuote(cited, quoting)], isFounded }
  }
}

function faultIn(text: string, { rest }: Quoting, sources: Sources, { companion, isAllOfThem }: Basis): Fault {
  if (isOurs(text)) return 'care'
  if (overreach.test(rest) || isSweeping(rest)) return 'overreach'
  const names = namesIn(rest)
  const isKnown = (word: string) => word === companion || sources.holdsWord(word)
  if (!names.every(({ word, isPlain }) => isPlain || isKnown(word))) return 'name'
  const isBorneOut = numbersIn(rest).every(
    ({ value, at, words }) =>
      words.toLowerCase() === 'one' || sources.holdsNumber(value, neighboursOf(rest, at, words.length)),
  )
  if (!isBorneOut) return 'number'
  const isClaim = isAllOfThem || isMadeOf(rest) || rest !== text || names.some(({ isPlain }) => !isPlain)
  return !isClaim || contentOf(rest).every((root) => sources.holdsRoot(root)) ? null : 'unfounded'
}

const ofHarm = /\bsuicid|\bself-?harm|\bkill(?:ing)? (?:your|my)self\b|\boverdos/i
const inFirstPerson = (text: string) =>
  text
    .replace(/\byou(?:['’]re| are)\b/gi, 'I am')
    .replace(/\byour(self)?\b/gi, 'my$1')
    .replace(/\byou\b/gi, 'I')

/** Of danger only we speak, in words that were weighed. */
export const isOurs = (text: string) =>
  ofHarm.test(text) || safetyLevel(text) >= 2 || safetyLevel(inFirstPerson(text)) >= 2

/** "You wrote of Dana [12]." becomes "You wrote of Dana." and 12; marks of lists and of emphasis go. */
function withoutNumbers(sentence: string) {
  const numbers = [...sentence.matchAll(/\[([\d,\s]+)\]/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
  const text = sentence
    .replace(/\s*\[[\d,\s]+\]/g, '')
    .replace(/^(?:[-*•]|\d+[.)])\s+/, '')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, numbers: [...new Set(numbers.map(Number))] }
}

/** The roots of the words that say what it is about. */
export function contentOf(text: string): string[] {
  const meant = wordsIn(text).filter((word) => {
    const form = word.toLowerCase().replace(/[’']/g, '')
    return !isSmall(word) && !commonWords.has(form) && !openings.has(form) && !/\d/.test(word)
  })
  return meant.filter((word) => numbersIn(word).length === 0).map(rootOf)
}

/** Words with a capital; those that open a sentence and that everybody uses are no names. */
function namesIn(text: string) {
  return [...text.matchAll(/(?<![\p{L}’'])\p{Lu}[\p{L}-]*/gu)].map(({ 0: word, index }) => {
    const form = word.toLowerCase()
    const opens = /(?:^|[.!?:…])["“(\s]*$/.test(text.slice(0, index))
    const isCommon = commonWords.has(form) || isSmall(form) || openings.has(form) || numbersIn(form).length > 0
    return { word, isPlain: form === 'i' || word === 'AI' || (opens && isCommon) }
  })
}

/** An entry that was named and not quoted is cited by how it begins. */
const withoutQuote = (cited: readonly Noted[], { citations }: Quoting): Citation[] =>
  cited
    .filter(({ id }) => !citations.some(({ entryId }) => entryId === id))
    .map(({ id, day, title, content }) => ({ entryId: id, day, title, quote: beginning(content) }))

const longestBeginning = 160

function beginning(content: string): string {
  const [first = ''] = /^[^.!?\n]*[.!?]?/.exec(content.trim()) ?? []
  return first.length <= longestBeginning ? first : first.slice(0, first.lastIndexOf(' ', longestBeginning))
}
