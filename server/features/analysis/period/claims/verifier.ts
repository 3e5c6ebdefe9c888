import { timesIn } from '#server/grounding/anchors/dates.ts'
import { check } from '#server/grounding/check.ts'
import type { RuleId } from '#server/grounding/rules.ts'
import { sentenceOf } from '#server/grounding/sentence.ts'
import { sourcesOf, type Text, textOf } from '#server/grounding/sources.ts'
import { dateOf, monthOf, weekdayOf } from '../calendar.ts'
import { figureOf } from '../facts/figures.ts'
import type { Noted } from '../facts/noted.ts'
import type { Claim } from './claims.ts'

/** Keeps what the entries bear out, for words of any origin. */
export function verified(claims: readonly Claim[], entries: readonly Noted[]): Claim[] {
  const texts = new Map<number, Text>()
  return claims.filter((claim) => faultIn(claim, entries, texts) === null)
}

/**
 * Why a claim falls: it rests on no entry, or on one that is not there; a quote does not stand in its entry just so; a
 * number is not what measuring the entries again gives; it names a day none of its entries is of, or a name none of them
 * holds; it says what no journal can show. Null when it holds.
 */
export function faultIn(
  claim: Claim,
  entries: readonly Noted[],
  /** Those that were read already. */
  texts: Map<number, Text> = new Map(),
): 'no entry' | RuleId | 'coverage' | null {
  const own = entries.filter(({ id }) => claim.entryIds.includes(id))
  if (own.length === 0 || own.length < claim.entryIds.length) return 'no entry'
  const isQuoted = claim.evidence.every(({ entryId, day, quote }) =>
    own.some((entry) => entry.id === entryId && entry.day === day && quote !== '' && entry.content.includes(quote)),
  )
  const unquoted = claim.evidence.reduce((rest, { quote }) => rest.replaceAll(`“${quote}”`, '.'), claim.text)
  if (!isQuoted || /[“”"]/.test(unquoted)) return 'quote'
  if (!claim.terms.every((term) => own.some((entry) => holds(entry, term)))) return 'name'
  if (!claim.days.every((day) => own.some((entry) => entry.day === day))) return 'date'
  const termless = claim.terms.reduce((rest, term) => rest.replaceAll(term, 'it'), unquoted)
  const words = withoutDays(claim, termless)
  if (timesIn(sentenceOf(words).words).length > 0) return 'date'
  const figures = claim.figures.map(({ measure, of, value }) =>
    figureOf(entries, measure, of)?.value === value ? value : Number.NaN,
  )
  const sources = own.map((entry) => texts.getOrInsertComputed(entry.id, () => entryText(entry)))
  const grounds = sourcesOf({ texts: sources, figures, claims: 'ours' })
  return check([{ text: words, on: [] }], grounds, 'report').faults[0]?.id ?? null
}

const entryText = ({ id, title, content, themes }: Noted): Text =>
  textOf({ id, by: 'entry', words: content, about: `${title}\n${themes.join('\n')}` })

/** The longest names first: "March 1" begins "March 14". */
const withoutDays = ({ days }: Claim, text: string) =>
  days
    .flatMap((day) => [dateOf(day), weekdayOf(day), monthOf(day)])
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, 'then'), text)

const holds = ({ themes, content }: Noted, term: string) =>
  themes.includes(term) || themes.includes(term.toLowerCase()) || content.includes(term)
