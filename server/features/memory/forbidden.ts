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

function isNamed(text: string, name: string): boolean {
  const words = plain(name).trim().split(/\s+/)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.map(escaped).join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'u').test(
    plain(text),
  )
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
