import { conjunctions } from '#server/language/en/function-words.ts'
import { read } from '#server/language/read.ts'
import { carriesNothing, questionWords } from './en/telling.ts'
import { type Word, wordsOf } from './reading.ts'

const nearlyAll = 0.7

/** A question that was asked, as the lemmas it is compared by. */
export type Asked = ReadonlySet<string>

export const questionsIn = (text: string): string[] => questionsOf(text).map((sentence) => sentence.text)

export const askedIn = (text: string): Asked[] => questionsOf(text).map(({ tokens }) => lemmasOf(wordsOf(tokens)))

const questionsOf = (text: string) => read(text).sentences.filter((sentence) => sentence.text.endsWith('?'))

/** What it asks for; of one that has only little words, as "What did you do?", these. */
function lemmasOf(words: readonly Word[]): Asked {
  const telling = words.filter(({ form, lemma }) => !carriesNothing.has(form) && !carriesNothing.has(lemma))
  const isBare = telling.every(({ form }) => questionWords.has(form))
  const asking = isBare ? words.filter(({ form }) => !conjunctions.has(form)) : telling
  return new Set(asking.map(({ form, root }) => (pointing.has(form) ? 'it' : root)))
}

const pointing = new Set(['that', 'this'])

/** Whether most of what it asks was asked before, if in other words. */
export function asksAgain(words: readonly Word[], asked: readonly Asked[]): boolean {
  const own = lemmasOf(words)
  return asked.some((before) => {
    const shared = own.intersection(before).size
    return shared > 0 && shared / own.union(before).size >= nearlyAll
  })
}
