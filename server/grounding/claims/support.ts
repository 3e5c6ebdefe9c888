import { contentOf, type Word } from '../reading.ts'
import type { Text } from '../sources.ts'
import { bears } from './anchors.ts'

/** The share of the words that say what a sentence is about that the texts hold; 1 where there are none. */
export function supportOf(words: readonly Word[], texts: readonly Text[]): number {
  const content = [...contentOf(words)]
  return content.length === 0 ? 1 : content.filter((root) => bears(texts, root)).length / content.length
}

/** The first word that says what it is about and that the texts do not hold. */
export const unsupported = (words: readonly Word[], texts: readonly Text[]): string | null =>
  [...contentOf(words)].find((root) => !bears(texts, root)) ?? null
