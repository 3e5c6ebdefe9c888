import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { formOf, tokensOf } from '#server/language/mood/tokens.ts'
import { emojiWeights } from './emoji.ts'
import { journalWeights } from './journal-words.ts'
import { phraseWeights } from './phrases.ts'

/** AFINN runs −5…+5, VADER −4…+4 but seldom as far. */
const afinnScale = 0.7

function vaderWords(): [string, number][] {
  const file = new URL('vader_lexicon.txt', import.meta.resolve('vader-sentiment/package.json'))
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([word, value]) => (word ? [[formOf(word), Number(value)] satisfies [string, number]] : []))
}

/** The words of AFINN as wink-sentiment carries them; its emoji are share-alike and stay out. */
function afinnWords(): [string, number][] {
  const words: Record<string, number> = createRequire(import.meta.url)('wink-sentiment/src/afinn-en-165.js')
  return Object.entries(words).map(([word, value]) => [formOf(word), value * afinnScale])
}

export type Rated = { text: string; value: number }

/** Single words and signs with what people say they are worth, −4…+4: the mean where both lists know one. */
export function ratedWords(): Rated[] {
  const all = Map.groupBy([...vaderWords(), ...afinnWords()], ([word]) => word)
  const rated = new Map(
    [...all].map(([word, values]) => [word, values.reduce((sum, [, value]) => sum + value, 0) / values.length]),
  )
  for (const [word, value] of [...journalWeights, ...emojiWeights]) rated.set(word, value)
  return [...rated].map(([text, value]) => ({ text, value })).filter(({ text }) => tokensOf(text).length === 1)
}

export const ratedPhrases = (): Rated[] => [...phraseWeights].map(([text, value]) => ({ text, value }))
