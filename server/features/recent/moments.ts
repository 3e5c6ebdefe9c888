import type { Source } from '#contract/journal.ts'
import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import type { RecentEntry } from './queries.ts'
import { contentWords, sentencesIn } from './sentences.ts'

/** A line worth meeting again, in the person's exact words. */
export type Moment = { entryId: number; writtenOn: string; source: Source; quote: string }

const [shortest, longest] = [35, 140]
const leastMood = 6.5
/** Cut loose from what stood around them, these would not be understood, or would speak of another day. */
const leansOn =
  /^(?:and|but|so|then|because|also|he|she|they|it|that|this|these|those|which|there|neither|either|still|yet|if|when)\b|\b(?:yesterday|today|tonight|tomorrow)\b|[?“”"]/i

/** One line of each of the better days: the one that says most about things and least about feelings. */
export function momentsIn(entries: readonly RecentEntry[]): Moment[] {
  return entries
    .filter(({ isCalm, safety, moodScore }) => isCalm && safety === 0 && (moodScore ?? 0) >= leastMood)
    .flatMap(({ id, day, source, content }) => {
      const [quote] = sentencesIn(content)
        .filter(isWorthMeeting)
        .sort((one, other) => concreteness(other) - concreteness(one))
      return quote ? [{ entryId: id, writtenOn: day, source, quote }] : []
    })
}

function isWorthMeeting(quote: string): boolean {
  if (quote.length < shortest || quote.length > longest || leansOn.test(quote) || !/[.!…]$/.test(quote)) return false
  return valenceOf(quote).negative === 0
}

const concreteness = (quote: string) => contentWords(quote).size - valenceOf(quote).positive
