import { kinOf, rootOf, wordsIn } from '#server/features/coach/answering/words.ts'
import { numbersIn } from './counting.ts'

/** Texts that bear something out, read once and asked often. */
export type Sources = {
  holdsWord(word: string): boolean
  holdsRoot(root: string): boolean
  /** The number, with the same word before or after it: "3 entries" does not bear out "3 times". */
  holdsNumber(value: number, neighbours: readonly (string | null)[]): boolean
}

export function sourcesIn(texts: readonly string[]): Sources {
  const words = texts.flatMap(wordsIn)
  const forms = new Set(words.map((word) => word.toLowerCase().replace(/['’]s$/, '')))
  const roots = new Set([...forms].flatMap((form) => kinOf(rootOf(form))))
  const numbers = texts.flatMap((text) =>
    numbersIn(text).map(({ value, at, words }) => ({ value, beside: neighboursOf(text, at, words.length) })),
  )
  return {
    holdsWord: (word) => forms.has(word.toLowerCase().replace(/['’]s$/, '')),
    holdsRoot: (root) => roots.has(root),
    holdsNumber: (value, [before, after]) =>
      numbers.some(
        (one) =>
          one.value === value &&
          ((before !== null && one.beside[0] === before) || (after !== null && one.beside[1] === after)),
      ),
  }
}

/** The roots of the words right before and right after, where the sentence has them. */
export function neighboursOf(text: string, at: number, length: number): [string | null, string | null] {
  const before = /([\p{L}]+)[^\p{L}\p{N}.!?]*$/u.exec(text.slice(0, at))?.[1]
  const after = /^[^\p{L}\p{N}.!?,]*([\p{L}]+)/u.exec(text.slice(at + length))?.[1]
  return [before ? rootOf(before) : null, after ? rootOf(after) : null]
}
