import { heard } from './hearing.ts'
import { withoutIdioms } from './idioms.ts'

/** A stretch that one pattern may span. `before` is what the same sentence said ahead of it. */
export type Clause = {
  words: string
  before: string
  sentence: string
  /** The end of the sentence before this one. */
  lead: string
  sentenceNumber: number
  isQuoted: boolean
}

const marks = /\p{M}+/gu
const longestWord = 30
const contextLength = 200
/** Past this many in one sentence the marks are noise, not speech. */
const mostQuotes = 20
const endlessWords = new RegExp(`[a-z0-9']{${longestWord + 1},}`, 'g')

/** Plain letters, digits, apostrophes, commas, double quotes and sentence ends; endless "words" cut so that every pattern stays linear. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[^a-z0-9'",.!?;:\n]+/g, ' ')
    .replace(endlessWords, (word) => word.slice(0, longestWord))
    .replace(/,+/g, ' , ')
}

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  const sentences = plainLetters(text).split(/[.!?;:\n]+/)
  let isQuoted = false
  let lead = ''
  for (const [sentenceNumber, raw] of sentences.entries()) {
    if (!/[a-z]/.test(raw)) {
      if (raw.split('"').length % 2 === 0) isQuoted = !isQuoted
      continue
    }
    const quoted = raw.split('"')
    const parts = quoted.length > mostQuotes ? [quoted.join(' ')] : quoted
    const sentence = withoutIdioms(heard(parts.join(' ')))
    let before = ''
    for (const [index, part] of parts.entries()) {
      if (index > 0) isQuoted = !isQuoted
      const words = parts.length === 1 ? sentence : withoutIdioms(heard(part))
      if (words) clauses.push({ words, before, sentence, lead, sentenceNumber, isQuoted })
      before = `${before} ${words}`.trim().slice(-contextLength)
    }
    lead = sentence.slice(-60)
  }
  return clauses
}
