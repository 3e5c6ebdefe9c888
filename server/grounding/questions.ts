import { read } from '#server/language/read.ts'
import { carriesNothing } from './en/telling.ts'
import { type Word, wordsOf } from './reading.ts'

const nearlyAll = 0.7

export const questionsIn = (text: string): string[] =>
  read(text).sentences.flatMap((sentence) => (sentence.text.endsWith('?') ? [sentence.text] : []))

/** The lemmas by which two questions are compared. */
export const lemmasOf = (words: readonly Word[]): string[] => [
  ...new Set(
    words.filter(({ form, lemma }) => !carriesNothing.has(form) && !carriesNothing.has(lemma)).map(({ root }) => root),
  ),
]

/** Whether most of what it asks was asked before, if in other words. */
export function asksAgain(words: readonly Word[], asked: readonly string[]): boolean {
  const own = new Set(lemmasOf(words))
  return asked.some((question) => {
    const before = new Set(lemmasOf(wordsOf(read(question).tokens)))
    const shared = own.intersection(before).size
    return shared > 0 && shared / own.union(before).size >= nearlyAll
  })
}
