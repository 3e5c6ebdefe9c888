import { readFileSync } from 'node:fs'
import vader from 'vader-sentiment'
import wink from 'wink-sentiment'
import { formOf } from '#server/features/analysis/entry/reading.ts'

export type Scorer = (text: string) => number

/** What the well-known libraries make of the same texts. */
export const baselines: Record<string, Scorer> = {
  VADER: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  wink: (text) => wink(text).normalizedScore,
}

/** VADER's own ratings, −4…+4 (MIT): where the learning starts. */
export function vaderLexicon(): Map<string, number> {
  const file = new URL('vader_lexicon.txt', import.meta.resolve('vader-sentiment/package.json'))
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([word = '', value]) => [word, Number(value)] as const)
  return new Map(rows.filter(([word]) => /^[a-z'’-]+$/i.test(word)).map(([word, value]) => [formOf(word), value]))
}
