import { isNamed } from '#server/grounding/style/manners.ts'
import { read } from '#server/language/read.ts'

/** Leaves out the sentences in which one of these stands, as a word of its own and however it is written. */
export function without(forbidden: readonly string[], content: string): string {
  if (forbidden.length === 0) return content
  return read(content)
    .sentences.map(({ text }) => text)
    .filter((sentence) => !speaksOf(sentence, forbidden))
    .join(' ')
}

export function speaksOf(text: string, forbidden: readonly string[]): boolean {
  return forbidden.some((words) => namesOf(words).some((name) => isNamed(text, name)))
}

/** The companion says "your sister" where the entry says "my sister". */
const namesOf = (words: string) => [words, words.replace(/^your /i, 'my ')]
