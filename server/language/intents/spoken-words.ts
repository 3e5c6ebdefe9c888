import { contractions, hedges } from '../en/contractions.ts'
import { fillers } from '../en/function-words.ts'

/** Lower case, straight apostrophes, contractions taken apart, no punctuation: what phrases are matched against. */
export function spokenWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:uh|um|mm)[- ]?h(?:uh|um|m)\b/g, 'mhm')
    // "byeee"
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
  return plain.split(/\s+/).flatMap((word) => apart(word.replace(/^'+|'+$/g, '')))
}

function apart(word: string): readonly string[] {
  if (word === '') return []
  const known = contractions[word]
  if (known) return known.split(' ')
  const [, stem, ending] = /^(.+)'(s|re|ve|ll|d|m)$/.exec(word) ?? []
  if (stem && ending) return [stem, endings[ending] ?? '']
  return word.endsWith("n't") ? [word.slice(0, -3), 'not'] : [word.replaceAll("'", '')]
}

const endings: Readonly<Record<string, string>> = { s: 'is', re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' }

/** "Would like to" is a wish, and its "like" no filler. */
const wishes = new Set(['would', 'should'])

/** The same without what only softens or fills: "um well i think i should probably go now" is "i should go now". */
export function coreWords(text: string): string[] {
  let words = spokenWords(text)
  for (const hedge of hedges) words = without(words, hedge)
  return words.filter((word, index) => !fillers.has(word) || (word === 'like' && wishes.has(words[index - 1] ?? '')))
}

function without(words: string[], phrase: readonly string[]): string[] {
  const at = words.findIndex((_, index) => phrase.every((word, offset) => words[index + offset] === word))
  return at === -1 ? words : words.toSpliced(at, phrase.length)
}
