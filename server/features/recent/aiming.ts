import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import type { Moment } from './moments.ts'
import type { RecentEntry } from './queries.ts'
import { contentWords, sentencesIn } from './sentences.ts'

/** What somebody wants to reach: a goal under way, or a line on their list in the settings. */
export type Aim = {
  title: string
  targetDate: string | null
  /** Percent. */
  progress: number
  notes: string | null
}

const fewestShared = 2
const longestQuote = 140
const leastValence = -0.2

/** Where the last weeks speak of it, newest first: a sentence that shares two words with its title. */
export function mentionOf({ title }: Aim, recent: readonly RecentEntry[], except: ReadonlySet<string>): Moment | null {
  const wanted = contentWords(title)
  if (wanted.size < fewestShared) return null
  for (const { id, day, source, content, isCalm } of recent) {
    const quote = isCalm && sentencesIn(content).find((one) => isMention(one, wanted) && !except.has(one))
    if (quote) return { entryId: id, writtenOn: day, source, quote }
  }
  return null
}

const isMention = (sentence: string, wanted: ReadonlySet<string>) =>
  sentence.length <= longestQuote &&
  /[.…]$/.test(sentence) &&
  !/["“”]/.test(sentence) &&
  sharedBy(contentWords(sentence), wanted) >= fewestShared &&
  valenceOf(sentence).score >= leastValence

/** "See Leo in Lisbon" and "A week in Lisbon with Leo" are one. */
export const isSameAim = (one: string, other: string) =>
  one === other || sharedBy(contentWords(one), contentWords(other)) >= fewestShared

const sharedBy = (some: ReadonlySet<string>, others: ReadonlySet<string>) => some.intersection(others).size
