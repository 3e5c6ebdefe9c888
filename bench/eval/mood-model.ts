import { emojiWeights } from '#server/features/analysis/entry/emoji.ts'
import { journalWeights } from '#server/features/analysis/entry/journal-words.ts'
import { marksOf } from '#server/features/analysis/entry/marks.ts'
import { phraseWeights } from '#server/features/analysis/entry/phrases.ts'
import { sentencesOf } from '#server/features/analysis/entry/reading.ts'
import { resistance, squashed } from '#server/features/analysis/entry/valence.ts'
import { fitted } from './adam.ts'
import { compact } from './compact.ts'

/** One labelled text: its words as `marksOf` weighs them, what its writer or raters felt (−1…+1), and how much it counts. */
export type Example = { words: Map<string, number>; count: number; mood: number; worth: number }

const leastTexts = 4

export function exampleOf(text: string, mood: number, worth: number): Example {
  const words = new Map<string, number>()
  let count = 0
  for (const sentence of sentencesOf(text)) {
    for (const { form, factor } of marksOf(sentence)) {
      words.set(form, (words.get(form) ?? 0) + factor)
      count += 1
    }
  }
  return { words, count, mood, worth }
}

function startingPoint(lexicon: Map<string, number>): Map<string, number> {
  return new Map([...journalWeights, ...lexicon, ...phraseWeights, ...emojiWeights])
}

/** Weights that make the squashed sum of an example's words come near its mood. */
export function learnMood(examples: readonly Example[], lexicon: Map<string, number>): Map<string, number> {
  const start = startingPoint(lexicon)
  const texts = new Map<string, number>()
  for (const { words } of examples) for (const word of words.keys()) texts.set(word, (texts.get(word) ?? 0) + 1)
  const vocabulary = [
    ...start.keys(),
    ...[...texts].filter(([word, n]) => n >= leastTexts && !start.has(word)).map(([word]) => word),
  ]
  const places = new Map(vocabulary.map((word, at) => [word, at]))
  const coded = examples.map((example) => ({
    ...example,
    terms: [...example.words].flatMap(([word, factor]) => {
      const at = places.get(word)
      return at === undefined ? [] : [[at, factor] as const]
    }),
  }))
  const weights = fitted(
    Float64Array.from(vocabulary, (word) => start.get(word) ?? 0),
    1,
    (now, slope) => {
      for (const { terms, count, mood, worth } of coded) {
        const sum = terms.reduce((total, [at, factor]) => total + (now[at] ?? 0) * factor, 0)
        const against = resistance(count)
        const steep = (worth * (squashed(sum, count) - mood) * against) / (sum * sum + against) ** 1.5
        for (const [at, factor] of terms) slope[at] = (slope[at] ?? 0) + steep * factor
      }
    },
  )
  return compact(new Map(vocabulary.map((word, at) => [word, weights[at] ?? 0])), 0.25)
}

export function predicted({ words, count }: Example, weights: Map<string, number>): number {
  return squashed(
    [...words].reduce((sum, [word, factor]) => sum + factor * (weights.get(word) ?? 0), 0),
    count,
  )
}
