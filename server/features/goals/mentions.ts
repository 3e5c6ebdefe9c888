import type { Moment, RecentEntry } from '#server/features/journal/recent/recent-entries.ts'
import { contentWords } from '#server/language/content-words.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import { docOf, read, type Sentence } from '#server/language/read.ts'

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
  const wanted = wordsOf(title)
  if (wanted.size < fewestShared) return null
  for (const entry of recent) {
    const sentence = entry.isCalm && docOf(entry).sentences.find((one) => isMention(one, wanted, except))
    if (sentence) return { entryId: entry.id, writtenOn: entry.day, source: entry.source, quote: sentence.text }
  }
  return null
}

const isMention = ({ text, tokens }: Sentence, wanted: ReadonlySet<string>, except: ReadonlySet<string>) =>
  !except.has(text) &&
  text.length <= longestQuote &&
  /[.…]$/.test(text) &&
  !/["“”]/.test(text) &&
  contentWords(tokens).intersection(wanted).size >= fewestShared &&
  valenceOf(text).score >= leastValence

/** "See Leo in Lisbon" and "A week in Lisbon with Leo" are one. */
export const isSameAim = (one: string, other: string) =>
  one === other || wordsOf(one).intersection(wordsOf(other)).size >= fewestShared

const wordsOf = (title: string) => contentWords(read(title).tokens)
