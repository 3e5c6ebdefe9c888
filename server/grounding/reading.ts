import stem from 'wink-porter2-stemmer'
import type { Token } from '#server/language/read.ts'
import { ordinary } from './en/ordinary.ts'

/** A word as it is compared: written in one way, with the root that all its forms share. */
export type Word = { form: string; lemma: string; root: string; token: Token }

const spoken: Readonly<Record<string, string>> = {
  ...{ "'ll": 'will', ll: 'will', "'m": 'am', "'re": 'are', "'ve": 'have', "'d": 'would', "n't": 'not', nt: 'not' },
  ...{ im: 'i', gotta: 'got', gonna: 'going', wanna: 'want' },
}

export const rootOf = (lemma: string) => stem(lemma.toLowerCase())

/** The words of a text without its punctuation. */
export function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .flatMap((token) => {
      const [form = '', ...tail] = partsOf(token.lower.replaceAll('’', "'"))
      const lemma = tail.length > 0 ? form : token.lemma.toLowerCase()
      const head = { form, lemma, root: rootOf(lemma), token }
      return [
        head,
        ...tail.map((part) => ({ form: part, lemma: part, root: rootOf(part), token: { ...token, pos: 'AUX' } })),
      ]
    })
}

/** "I'm" is read as one token, "you'll" as two. */
function partsOf(lower: string): string[] {
  const joined = /^(i|you|we|they|he|she|it|that|there|who|what)('(?:m|ll|re|ve|d|s))$/.exec(lower)
  if (joined?.[1] && joined[2]) return [joined[1], spoken[joined[2]] ?? joined[2]]
  return [spoken[lower] ?? lower]
}

const telling = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM', 'X'])

/** Whether a word says what a sentence is about. */
export const carriesMeaning = ({ form, lemma, token }: Word) =>
  telling.has(token.pos) && !token.isStop && !ordinary.has(lemma) && !ordinary.has(form) && form.length > 1

/** The roots of the words that say what it is about, each once. */
export const contentOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.filter(carriesMeaning).map(({ root }) => root))
