import { buckets, featuresOf, shareOf } from './features.ts'
import { type LearnedWeights, readWeights } from './weights.ts'

const learned: LearnedWeights = readWeights(new URL('../../models/risk/weights.bin', import.meta.url))
if (learned.buckets !== buckets)
  throw new Error('models/risk/weights.bin does not fit this reader: run npm run learn:risk')

/** Fewer say too little to be weighed. */
const leastWords = 4

export type Scores = { concern: number; active: number }
export const nothingHeard = Number.NEGATIVE_INFINITY
export const { marks, version: weightsVersion } = learned

/** What was learned of such words, in log odds: that they tell of any danger, and of active danger. */
export function scoresOf(words: readonly string[]): Scores {
  if (words.length < leastWords) return { concern: nothingHeard, active: nothingHeard }
  const groups = featuresOf(words)
  const [concern, active] = learned.outputs.map(({ bias, step, weights }) => {
    let sum = 0
    for (const group of groups) {
      let total = 0
      for (const bucket of group) total += weights[bucket] ?? 0
      sum += total * shareOf(group)
    }
    return bias + sum * step
  })
  return { concern: concern ?? nothingHeard, active: active ?? nothingHeard }
}
