import { slope, squashed, tablesSize, wordBucket } from '#server/language/mood/features.ts'
import { fitted } from '../adam.ts'
import { dimensions } from '../linear/vectors.ts'
import { addAt, type Example, type Vectors } from './examples.ts'
import type { Rated } from './lexicon.ts'

const learning = { rounds: 100, rate: 0.06 }
const pull = 1
const lexiconShare = 0.6

/** What each feature weighs, then how much each dimension of a word's vector does, then a bias for each kind of text. */
export type Model = Float64Array
const [vectorStart, biasStart] = [tablesSize, tablesSize + dimensions]

function sumOf(model: Model, { places, values, vector }: Example): number {
  let sum = 0
  for (let index = 0; index < places.length; index += 1) sum += (model[places[index] ?? 0] ?? 0) * (values[index] ?? 0)
  for (let index = 0; index < dimensions; index += 1) sum += (model[vectorStart + index] ?? 0) * (vector[index] ?? 0)
  return sum
}

export const predicted = (model: Model, example: Example) => squashed(sumOf(model, example), example.words)

/** Least squares between the squashed sum of an example's features and its mood, starting from the rated words. */
export function learned(groups: readonly Example[][], words: readonly Rated[]): Model {
  const start = new Float64Array(biasStart + groups.length)
  for (const { text, value } of words) start[wordBucket(text)] = value * lexiconShare
  const gradient = (model: Model, slopes: Float64Array) => {
    for (const [group, examples] of groups.entries())
      for (const example of examples) addSlopes(model, biasStart + group, example, slopes)
  }
  return fitted(start, pull, gradient, learning)
}

function addSlopes(model: Model, bias: number, example: Example, slopes: Float64Array) {
  const { places, values, vector, words, mood, worth } = example
  const sum = sumOf(model, example) + (model[bias] ?? 0)
  const steep = worth * (squashed(sum, words) - mood) * slope(sum, words)
  for (let index = 0; index < places.length; index += 1) addAt(slopes, places[index] ?? 0, steep * (values[index] ?? 0))
  for (let index = 0; index < dimensions; index += 1) addAt(slopes, vectorStart + index, steep * (vector[index] ?? 0))
  addAt(slopes, bias, steep)
}

/** The vectors are not shipped: what they say of each word becomes part of that word's weight. */
export function folded(model: Model, vectors: Vectors): Float64Array {
  const result = model.slice(0, tablesSize)
  for (const [form, vector] of vectors) {
    const leaning = vector.reduce((sum, value, index) => sum + value * (model[vectorStart + index] ?? 0), 0)
    addAt(result, wordBucket(form), leaning)
  }
  return result
}
