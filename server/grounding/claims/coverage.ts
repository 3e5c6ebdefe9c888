import { read } from '#server/language/read.ts'
import { contentOf, wordsOf } from '../reading.ts'
import type { Text } from '../sources.ts'

const enoughOfAThought = 0.5

/** The share of what was told, thought by thought and weighed by how much each tells, that these words keep. */
export function coverageOf(words: string, texts: readonly Text[]): number {
  const kept = new Set(wordsOf(read(words).tokens).map(({ root }) => root))
  const thoughts = texts.flatMap((text) =>
    read(text.words).clauses.map(({ tokens }) => [...contentOf(wordsOf(tokens))]),
  )
  const told = thoughts.reduce((sum, roots) => sum + roots.length, 0)
  const covered = thoughts.filter(
    (roots) => roots.filter((root) => kept.has(root)).length >= enoughOfAThought * roots.length,
  )
  return told === 0 ? 1 : covered.reduce((sum, roots) => sum + roots.length, 0) / told
}
