import type { Weights } from './weights.ts'

/** What each known word says for each output; a word by its place, the most frequent first. */
export type WordScores = { places: ReadonlyMap<string, number>; weights: Weights }

export const wordScores = (weights: Weights): WordScores => ({
  places: new Map(weights.words?.map((word, place) => [word, place])),
  weights,
})

const [least, half] = [10, 100]
/** How much a word counts in the mean, the most frequent ("the", "and") next to nothing. */
export const countOf = (place: number) => (place + least) / (place + least + half)

/** For each output, the mean of what the words say; zeros where none is known. */
export function meanScores({ places, weights }: WordScores, words: readonly string[]): number[] {
  const known = words.flatMap((word) => places.get(word) ?? [])
  const all = known.reduce((sum, place) => sum + countOf(place), 0) || 1
  return weights.outputs.map(
    ({ weights, step }) => (known.reduce((sum, place) => sum + countOf(place) * (weights[place] ?? 0), 0) / all) * step,
  )
}
