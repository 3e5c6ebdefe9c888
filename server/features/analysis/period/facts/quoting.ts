import type { Evidence } from '#contract/analysis.ts'
import { areaWords } from '#server/features/analysis/entry/area-words.ts'
import { isCalm, levelHeard, readRisk, standingLevel } from '#server/features/safety/alarm.ts'
import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { quotesIn } from '#server/language/quotes.ts'
import { docOf } from '#server/language/read.ts'
import type { RiskLevel } from '#server/risk/assess.ts'
import type { Noted } from './noted.ts'

/** An entry with what may be quoted of it. */
export type Quotable = Noted & { safety: RiskLevel; quotes: string[] }

const fewestWords = 3
const longestQuote = 180
/** From here on an entry is help's business: nothing of it is made a pattern, or shown again unasked. */
const untouchable = 3

export function quotable(entry: Noted): Quotable {
  const safety = standingLevel(entry.risk)
  if (Math.max(safety, levelHeard(entry.risk)) >= untouchable || isOtherLanguage(entry.content))
    return { ...entry, safety, quotes: [] }
  const isReadable = (quote: string) => quote.split(/\s+/).length >= fewestWords && !/[“”"\n]/.test(quote)
  const readable = quotesIn(docOf(entry), longestQuote)
    .map(({ text }) => text)
    .filter((quote, index, all) => isReadable(quote) && !all.slice(0, index).some((other) => quote.startsWith(other)))
  // What was noticed in the whole stands in some of its sentences.
  const quotes = isCalm(entry.risk) ? readable : readable.filter((quote) => isCalm(readRisk(quote)))
  return { ...entry, safety, quotes }
}

export const evidenceOf = ({ id, day }: Pick<Noted, 'id' | 'day'>, quote: string): Evidence => ({
  entryId: id,
  day,
  quote,
})

const mostPlaces = 3

/** Places to read, at most one of an entry: where it speaks of the theme, else how it begins. */
export function placesIn(entries: readonly Quotable[], theme?: string): Evidence[] {
  const isAbout = theme === undefined ? () => false : speaksOf(theme)
  const places = entries.flatMap((entry) => {
    const quote = entry.quotes.find(isAbout) ?? entry.quotes[0]
    return quote === undefined ? [] : [{ ...evidenceOf(entry, quote), isAbout: isAbout(quote) }]
  })
  const best = [...places.filter((place) => place.isAbout), ...places.filter((place) => !place.isAbout)]
  return best.slice(0, mostPlaces).map(({ isAbout: _, ...evidence }) => evidence)
}

function speaksOf(theme: string): (quote: string) => boolean {
  const words = (areaWords[theme] ?? theme).split(areaWords[theme] ? ' ' : '\n')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return (quote) => pattern.test(quote)
}

/** A name as the person spells it: themes are kept in lower case. An area of life stays as it is. */
export function asWritten(theme: string, entries: readonly Noted[]): string {
  if (isArea(theme)) return theme
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(theme)}(?![\\p{L}\\p{N}])`, 'giu')
  const spelled = entries.flatMap(({ content }) => content.match(pattern) ?? [])
  // What opens a sentence has its capital from there.
  return spelled.find((one) => one === theme) ?? spelled[0] ?? theme
}

export const isArea = (theme: string) => theme in areaWords
