import { featuresOf } from './features.ts'

/** What is learned for one level: how much each feature says for it. */
export type Weights = { bias: number; of: Float64Array }
/** `places`: where a feature’s weight stands in each of `levels`. */
export type Model = { places: ReadonlyMap<number, number>; levels: readonly Weights[] }

/** Long stretches hold more features; the root keeps them comparable with short ones. */
export const share = (words: number) => 1 / Math.sqrt(words + 1)

/** Every known feature of a stretch once. */
export function placesIn(features: readonly number[], places: ReadonlyMap<number, number>): number[] {
  const found = new Set<number>()
  for (const feature of features) {
    const place = places.get(feature)
    if (place !== undefined) found.add(place)
  }
  return [...found]
}

/** How much a stretch says for each level; what is no danger at all is no active danger either. */
export function scoresOf(heard: string, { places, levels }: Model): number[] {
  const { features, words } = featuresOf(heard)
  const found = placesIn(features, places)
  const scores = levels.map(({ bias, of }) => {
    let sum = 0
    for (const place of found) sum += of[place] ?? 0
    return bias + share(words) * sum
  })
  const isDanger = (scores[0] ?? 0) > 0
  return scores.map((score, at) => (at === 0 || isDanger ? score : Number.NEGATIVE_INFINITY))
}
