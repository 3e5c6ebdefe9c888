import stem from 'wink-porter2-stemmer'
import { commonWords } from './en/common-words.ts'
import type { Token } from './read.ts'

const empty = new Set(['PUNCT', 'PRON', 'DET', 'ADP', 'AUX', 'CCONJ', 'SCONJ', 'PART', 'SYM', 'INTJ'])

/** The roots of the words that say what something is about: "repair" of "repaired", "garden" and "gate". */
export function contentWords(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter(carriesContent).map(({ lemma, lower }) => stem(rootOf(lemma, lower))))
}

const carriesContent = ({ pos, lower, lemma, isStop, text }: Token) =>
  !empty.has(pos) &&
  !(isStop && pos !== 'VERB') &&
  !commonWords.has(lower) &&
  !commonWords.has(lemma) &&
  /\p{L}|\p{N}/u.test(text)

const rootOf = (lemma: string, lower: string) => (lemma || lower).toLowerCase().replace(/['’]s$/, '')

/** "surgery" and "surgeon": roots that begin alike, as far as most of the longer one. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  const least = Math.max(5, Math.ceil(Math.max(one.length, other.length) * 0.7))
  return one.length >= least && one.slice(0, least) === other.slice(0, least)
}
