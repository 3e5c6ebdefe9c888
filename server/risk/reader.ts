import { featuresOf } from '#server/language/learned/features.ts'
import { scoreOf } from '#server/language/learned/scores.ts'
import { type Output, readWeights } from '#server/language/learned/weights.ts'
import { riskKinds } from './kinds.ts'

/** Without it nobody in danger would be heard, so nothing starts. */
const learned = readWeights(new URL('../../models/risk/weights.bin', import.meta.url), 'npm run learn:risk')
const outputNamed = (name: string): Output => {
  const output = learned.outputs.find((one) => one.name === name)
  if (!output) throw new Error('models/risk/weights.bin does not fit this reader: run npm run learn:risk')
  return output
}
const outputs = { concern: outputNamed('concern'), active: outputNamed('active') }

/** Fewer say too little to be weighed. */
const leastWords = 4

export type Scores = { concern: number; active: number }
export const nothingHeard = Number.NEGATIVE_INFINITY
export const marks: Scores = { concern: outputs.concern.mark, active: outputs.active.mark }
export const { version: weightsVersion } = learned

/** What was learned of such words, in log odds: that they tell of any danger, and of active danger. */
export function scoresOf(words: readonly string[]): Scores {
  if (words.length < leastWords) return { concern: nothingHeard, active: nothingHeard }
  const groups = featuresOf(words, learned.buckets, riskKinds)
  return { concern: scoreOf(outputs.concern, groups), active: scoreOf(outputs.active, groups) }
}
