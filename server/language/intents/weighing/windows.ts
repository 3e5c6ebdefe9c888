import type { Sentence } from '../../read.ts'
import { spokenWords } from '../spoken-words.ts'

const [short, edge, tail, mostSentences] = [16, 12, 6, 10]

/** The words of a sentence or clause as they are weighed, with its question mark. */
export const weighedWords = (text: string): string[] => [
  ...spokenWords(text),
  ...(text.trimEnd().endsWith('?') ? ['?'] : []),
]

/** The pieces in which a want is looked for: all of a short text, else how it begins, how it ends, and its sentences. */
export function windowsOf(sentences: readonly Pick<Sentence, 'text'>[]): (readonly string[])[] {
  const each = sentences.map(({ text }) => weighedWords(text)).filter(({ length }) => length > 0)
  const all = each.flat()
  const last = all.length > tail ? [all.slice(-tail)] : []
  if (all.length <= short) return [...(each.length > 1 ? [all] : []), ...each, ...last]
  const near = each.length > 2 * mostSentences ? [...each.slice(0, mostSentences), ...each.slice(-mostSentences)] : each
  return [
    ...edgesOf(all),
    ...last,
    ...(each.length > 1 ? near.flatMap((words) => (words.length <= short ? [words] : edgesOf(words))) : []),
  ]
}

const edgesOf = (words: readonly string[]) => [words.slice(0, edge), words.slice(-edge)]
