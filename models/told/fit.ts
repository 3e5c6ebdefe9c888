import { spokenWords } from '#server/language/intents/spoken-words.ts'
import { featuresOf, shareOf } from '#server/language/learned/features.ts'
import { countOf } from '#server/language/learned/word-scores.ts'
import { toldKinds } from '#server/language/told/told-kinds.ts'
import { seeded } from '../linear/seeded.ts'
import { fitSoftmax, type Softmax } from '../linear/softmax.ts'
import { spoken, typed } from '../linear/varied.ts'
import { dimensions, wordVectors } from '../linear/vectors.ts'
import type { Telling } from './sentences.ts'

export type Vectors = ReadonlyMap<string, Float32Array>
type Words = readonly string[]

/** What a telling may be, in the order of the outputs. */
export const names: readonly string[] = ['none', ...toldKinds]
export const buckets = 2 ** 15
/** What the vectors weigh beside the n-grams. */
export const vectorScale = 10
const mostWords = 20_000
const [rounds, seed] = [24, 3]
const [chanceToVary, chanceToSpeak, chanceToDrop] = [0.5, 0.5, 0.2]

/** Null where they have not been fetched. */
export const toldVectors = (): Vectors | null => wordVectors(mostWords, (word) => word.replaceAll('’', "'"))

/** The mean of the vectors of the words that are known, each as much as it counts. */
function meanBy(vectors: Vectors): (words: Words) => Float32Array {
  const counts = new Map([...vectors.keys()].map((word, place) => [word, countOf(place)]))
  return (words) => {
    const mean = new Float32Array(dimensions)
    const known = words.filter((word) => vectors.has(word))
    const all = known.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) || 1
    for (const word of known) {
      const share = (vectorScale * (counts.get(word) ?? 0)) / all
      for (const [at, value] of (vectors.get(word) ?? []).entries()) mean[at] = (mean[at] ?? 0) + share * value
    }
    return mean
  }
}

export function learnTold(tellings: readonly Telling[], vectors: Vectors): Softmax {
  const random = seeded(seed)
  const varied = (words: Words) => {
    const kept = words.filter(() => random() > chanceToDrop)
    if (random() > chanceToVary) return kept
    return random() < chanceToSpeak ? spoken(kept, random) : typed(kept, random)
  }
  return fitSoftmax(
    tellings.map(({ is, said }) => ({ is, words: spokenWords(said) })),
    {
      ...{ names, buckets, random, rounds, heard: varied },
      featuresOf: (words) => featuresOf(words, buckets),
      vectorOf: meanBy(vectors),
    },
  )
}

/** How likely each of `names` is, before anything is cut to bytes. */
export function likelihoodsBy({ bias, weights, vectors: learned }: Softmax, vectors: Vectors) {
  const meanOf = meanBy(vectors)
  return (said: string): number[] => {
    const words = spokenWords(said)
    const [groups, mean] = [featuresOf(words, buckets), meanOf(words)]
    const odds = names.map((_, name) => {
      const byGroup = groups.map(
        (group) => shareOf(group) * group.reduce((sum, bucket) => sum + (weights[name]?.[bucket] ?? 0), 0),
      )
      const byVector = mean.reduce((sum, value, at) => sum + value * (learned[name]?.[at] ?? 0), 0)
      return (bias[name] ?? 0) + byVector + byGroup.reduce((sum, one) => sum + one, 0)
    })
    const all = odds.reduce((sum, one) => sum + Math.exp(one), 0)
    return odds.map((one) => Math.exp(one) / all)
  }
}
