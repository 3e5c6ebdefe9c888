import type { Source } from '#contract/journal.ts'
import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import type { RecentEntry } from './queries.ts'
import { contentWords, sentencesIn } from './sentences.ts'
import { threadsIn } from './threads.ts'

/** A line worth meeting again, in the person's exact words. */
export type Moment = { entryId: number; writtenOn: string; source: Source; quote: string }

const [shortest, longest] = [35, 140]
const leastMood = 5.5
const mostOfAnEntry = 2
/** Cut loose from what stood around them, these would not be understood, or would speak of another day. */
const leansOn =
  /^(?:and|but|so|then|because|also|he|she|they|it|that|this|these|those|which|there|neither|either|still|yet|if|when|now|however|here|thence)\b|\b(?:yesterday|today|tonight|tomorrow)\b|[?“”"]/i

/** Lines of days that were not hard: those that say most about things and least about feelings first. */
export function momentsIn(entries: readonly RecentEntry[]): Moment[] {
  return entries
    .filter(({ isCalm, safety, moodScore }) => isCalm && safety === 0 && (moodScore ?? 0) >= leastMood)
    .flatMap(({ id, day, source, content }) => {
      const quotes = sentencesIn(content)
        .filter(isWorthMeeting)
        .sort((one, other) => concreteness(other) - concreteness(one))
      return quotes.slice(0, mostOfAnEntry).map((quote) => ({ entryId: id, writtenOn: day, source, quote }))
    })
}

/** How the last of them begins, where that is no complaint, and nothing it leaves open: that has days of its own. */
export function leftOffIn(entries: readonly RecentEntry[]): Moment | null {
  const [last] = entries
  const [quote] = last ? sentencesIn(last.content) : []
  if (!last?.isCalm || last.safety > 0 || !quote || quote.length > longest || !/[.…]$/.test(quote)) return null
  if (threadsIn([last]).some((thread) => thread.quote.includes(quote))) return null
  const isFit = quote.length >= shortestBeginning && !/["“”]/.test(quote) && valenceOf(quote).score >= leastValence
  return isFit ? { entryId: last.id, writtenOn: last.day, source: last.source, quote } : null
}

const leastValence = -0.2
const shortestBeginning = 20

function isWorthMeeting(quote: string): boolean {
  if (quote.length < shortest || quote.length > longest || leansOn.test(quote) || !/[.!…]$/.test(quote)) return false
  return valenceOf(quote).negative === 0 && !regrets.test(quote)
}

const regrets = /\b(?:wish|wished|regret|regretted|should have|hardest|worst|uphill|alone|too (?:late|much))\b/i

const concreteness = (quote: string) => contentWords(quote).size - valenceOf(quote).positive
