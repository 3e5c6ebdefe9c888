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
  for (const { id, day, source, content, isCalm } of recent) {
    const quote = isCalm && sentencesIn(content).find((one) => isMention(one, title) && !except.has(one))
    if (quote) return { entryId: id, writtenOn: day, source, quote }
  }
  return null
}

const isMention = (sentence: string, title: string) =>
  sentence.length <= longestQuote &&
  /[.…]$/.test(sentence) &&
  !/["“”]/.test(sentence) &&
  shared(sentence, title) >= fewestShared &&
  valenceOf(sentence).score >= leastValence

/** "See Leo in Lisbon" and "A week in Lisbon with Leo" are one. */
export const isSameAim = (one: string, other: string) => one === other || shared(one, other) >= fewestShared

function shared(one: string, other: string): number {
  const words = contentWords(other)
  return [...contentWords(one)].filter((word) => words.has(word)).length
}
