import { commonWords } from '#server/language/en/common-words.ts'
import { dateOf, isCalendarWord, monthOf, weekdayOf } from '../calendar.ts'
import { figureOf } from '../facts/figures.ts'
import type { Noted } from '../facts/noted.ts'
import type { Claim } from './claims.ts'
import { numberWords } from './saying.ts'

export type Fault = 'no entry' | 'quote' | 'number' | 'day' | 'name' | 'overreach'

/** What a journal cannot show: causes and conditions. Nobody may claim them, whoever words the analysis. */
export const overreach =
  /\b(?:because of|due to|caus(?:e|es|ed|ing)|thanks to|leads? to|led to|results? in|resulted in|makes? you|made you|symptoms?|disorder|diagnos\w*|clinical\w*|depression|bipolar|adhd|trauma\w*)\b/i

/** What our own sentences begin with, besides the commonest words. */
const openings = new Set(['average', 'looking', 'nothing', 'say'])
const smallNumbers = new Map([
  ...numberWords.map((word, value) => [word, value] as const),
  ['none', 0],
  ['once', 1],
  ['twice', 2],
])
const numbers = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)?|(?<![\\p{L}-])(?:${[...smallNumbers.keys()].join('|')})(?![\\p{L}-])`,
  'giu',
)

/** Keeps what the entries bear out, for words of any origin. */
export function verified(claims: readonly Claim[], entries: readonly Noted[]): Claim[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return claims.filter((claim) => faultIn(claim, entries, byId) === null)
}

/**
 * Why a claim falls: it rests on no entry, or on one that is not there; a quote does not stand in its entry just so; a
 * number is not what measuring the entries again gives; it names a day none of its entries is of, or a name none of them
 * holds; it says what no journal can show. Null when it holds.
 */
export function faultIn(
  claim: Claim,
  entries: readonly Noted[],
  byId: ReadonlyMap<number, Noted> = new Map(entries.map((entry) => [entry.id, entry])),
): Fault | null {
  const own = claim.entryIds.flatMap((id) => byId.get(id) ?? [])
  if (own.length === 0 || own.length < claim.entryIds.length) return 'no entry'
  if (!quotesStand(claim, byId)) return 'quote'
  const unquoted = withoutQuotes(claim)
  if (/[“”"]/.test(unquoted)) return 'quote'
  if (overreach.test(unquoted)) return 'overreach'
  if (!claim.terms.every((term) => own.some((entry) => holds(entry, term)))) return 'name'
  const termless = claim.terms.reduce((rest, term) => rest.replaceAll(term, 'it'), unquoted)
  if (!claim.days.every((day) => own.some((entry) => entry.day === day))) return 'day'
  const rest = withoutDays(claim, termless)
  if ((rest.match(/\p{Lu}\p{L}+/gu) ?? []).some(isCalendarWord)) return 'day'
  if (!numbersHold(claim, entries, rest)) return 'number'
  return namesHold(rest, own) ? null : 'name'
}

function quotesStand({ evidence }: Claim, byId: ReadonlyMap<number, Noted>): boolean {
  return evidence.every(({ entryId, day, quote }) => {
    const entry = byId.get(entryId)
    return entry?.day === day && quote !== '' && entry.content.includes(quote)
  })
}

/** A quote ends the sentence it stands in, as far as the words after it go. */
const withoutQuotes = ({ text, evidence }: Claim) =>
  evidence.reduce((rest, { quote }) => rest.replaceAll(`“${quote}”`, '.'), text)

/** The longest names first: "March 1" begins "March 14". */
const withoutDays = ({ days }: Claim, text: string) =>
  days
    .flatMap((day) => [dateOf(day), weekdayOf(day), monthOf(day)])
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, 'then'), text)

const holds = ({ themes, content }: Noted, term: string) =>
  themes.includes(term) || themes.includes(term.toLowerCase()) || content.includes(term)

/** Every number of the sentence, in its order, is one that measuring again gives. */
function numbersHold({ figures }: Claim, all: readonly Noted[], text: string): boolean {
  const said = numbersIn(text).map(({ value }) => value)
  if (said.length !== figures.length) return false
  return figures.every(
    ({ measure, of, value }, at) => said[at] === value && figureOf(all, measure, of)?.value === value,
  )
}

/** In figures and, where small, in words. */
export const numbersIn = (text: string) =>
  [...text.matchAll(numbers)].map(({ 0: words, index }) => ({ words, at: index, value: numberSaid(words) }))

const numberSaid = (words: string) => smallNumbers.get(words.toLowerCase()) ?? Number(words.replaceAll(',', ''))

/** A capital is a name, unless it opens a sentence with a word everybody uses. */
function namesHold(text: string, own: readonly Noted[]): boolean {
  const written = own.map(({ title, content, themes }) => `${title} ${content} ${themes.join(' ')}`.toLowerCase())
  return [...text.matchAll(/(?<![\p{L}’'])\p{Lu}[\p{L}-]*/gu)].every(({ 0: word, index }) => {
    const form = word.toLowerCase()
    const opens = /(?:^|[.!?:])\s*$/.test(text.slice(0, index))
    const isPlain = commonWords.has(form) || openings.has(form) || smallNumbers.has(form)
    if (form === 'i' || (opens && isPlain)) return true
    const whole = new RegExp(`(?<!\\p{L})${RegExp.escape(form)}(?!\\p{L})`, 'u')
    return written.some((words) => whole.test(words))
  })
}
