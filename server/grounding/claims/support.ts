import { arranging, judging } from '../en/deeds.ts'
import { contentOf, rootOf, type Word } from '../reading.ts'
import { holdsForm, type Text } from '../sources.ts'
import { bears } from './anchors.ts'
import { deedsIn } from './deeds.ts'

/** The share of the words that say what a sentence is about that the texts hold; 1 where there are none. */
export function supportOf(words: readonly Word[], texts: readonly Text[]): number {
  const content = [...contentOf(words)]
  return content.length === 0 ? 1 : content.filter((root) => bears(texts, root)).length / content.length
}

/** The first word that says what it is about and that the texts do not hold. */
export const unsupported = (words: readonly Word[], texts: readonly Text[]): string | null =>
  [...contentOf(words.filter(({ lemma, form }) => !arranging.has(lemma) && !arranging.has(form)))].find(
    (root) => !bears(texts, root),
  ) ?? null

/** The first word of praise or blame, however ordinary, that the texts do not hold. */
export const unjudged = (words: readonly Word[], texts: readonly Text[]): string | null =>
  words.find(({ form }) => judging.has(form) && !holdsForm(texts, form))?.form ?? null

/** The first deed, however ordinary a word it is told in, that the texts do not hold. */
export const undone = (sentence: string, texts: readonly Text[]): string | null =>
  deedsIn(sentence).find(
    ({ root, tense, doer }) =>
      (tense === 'done' || tense === 'now') &&
      !(doer !== 'person' && arrangingRoots.has(root)) &&
      !reportingRoots.has(root) &&
      !bears(texts, root),
  )?.root ?? null

const arrangingRoots = new Set([...arranging].map(rootOf))
const reportingRoots = new Set(['write', 'say', 'tell', 'mention', 'note'].map(rootOf))
