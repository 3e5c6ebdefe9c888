import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { sentencesIn } from './finding/quoting.ts'
import { rootOf, wordsIn } from './words.ts'

/** A sentence of an entry, which stands there just so. */
export type Quote = { page: Noted; quote: string }

export const quotesOf = (pages: readonly Noted[]): Quote[] =>
  pages.flatMap((page) => sentencesIn(page.content).map((quote) => ({ page, quote })))

/** Of an entry the sentence that says most of what it is about: that shares words with its title, or else the first. */
export function keySentence(page: Noted): string {
  const title = new Set(wordsIn(page.title).map(rootOf))
  const [first = page.content, ...others] = sentencesIn(page.content).filter(isTelling)
  const score = (sentence: string) => wordsIn(sentence).filter((word) => title.has(rootOf(word))).length
  return [first, ...others].reduce((best, one) => (score(one) > score(best) ? one : best), first)
}

const longest = 240
const fewestWords = 3

const isTelling = (sentence: string) => sentence.length <= longest && wordsIn(sentence).length >= fewestWords
