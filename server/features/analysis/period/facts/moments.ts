import type { Evidence } from '#contract/analysis.ts'
import { negators } from '#server/language/en/mood/modifiers.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import { evidenceOf, type Quotable } from './quoting.ts'

/** A sentence in which something lifted or weighed, −1 to +1. */
export type Moment = Evidence & { score: number }

const leastLift = 0.28
const leastWeight = -0.3
const leastPull = 1.2
/** The mood of the whole entry has to agree, or a sentence is taken for what it is not. */
const leastMoodOfLift = 5
const mostMoodOfWeight = 6.5

/** The sentences that carry most, the strongest first, one of an entry. */
export function moments(entries: readonly Quotable[]): { lifted: Moment[]; weighed: Moment[] } {
  const all = entries.map((entry) => ({
    entry,
    all: entry.quotes.filter(isTold).map((quote) => ({ ...evidenceOf(entry, quote), score: weightOf(quote) })),
  }))
  const strongest = (pick: (score: number) => number, isOne: (moment: Moment, entry: Quotable) => boolean) =>
    all
      .flatMap(({ entry, all: told }) => {
        const [first] = told.filter((moment) => isOne(moment, entry)).sort((a, b) => pick(b.score) - pick(a.score))
        return first ? [first] : []
      })
      .sort((a, b) => pick(b.score) - pick(a.score) || a.day.localeCompare(b.day) || a.entryId - b.entryId)
  return {
    lifted: strongest(
      (score) => score,
      ({ score }, { moodScore }) => score >= leastLift && (moodScore ?? leastMoodOfLift) >= leastMoodOfLift,
    ),
    weighed: strongest(
      (score) => -score,
      ({ score }, { moodScore }) => score <= leastWeight && (moodScore ?? mostMoodOfWeight) <= mostMoodOfWeight,
    ),
  }
}

const fewestWords = 4
/** Torn from what it refers to, a sentence says little; a question says nothing for sure. */
const isTold = (quote: string) => quote.split(/\s+/).length >= fewestWords && !quote.endsWith('?')
const leansOnAnother = /^(?:it|that|this|they|he|she|and|but|so|then|or|which|because)\b/i

/** What a sentence says without its "not" must not be the opposite: "I have not laughed like that since summer". */
function weightOf(quote: string): number {
  const { score, positive, negative } = valenceOf(quote)
  const [stronger, weaker] = [Math.max(positive, negative), Math.min(positive, negative)]
  if (stronger < leastPull || weaker > stronger * 0.4) return 0
  const bare = quote.split(/\s+/).filter((word) => !negators.has(word.toLowerCase().replace(/[’'.,;]/g, '')))
  const isTurned = valenceOf(bare.join(' ')).score * score <= 0
  if (isTurned) return 0
  const isWhole = /^\p{Lu}/u.test(quote) && !leansOnAnother.test(quote)
  return isWhole ? score : score * 0.7
}
