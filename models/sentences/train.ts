import { writeFileSync } from 'node:fs'
import { quantised } from '#models/linear/fit.ts'
import { seeded } from '#models/linear/seeded.ts'
import { packedWeights } from '#server/language/learned/weights.ts'
import { buckets, gapFeatures, sentenceFeatures } from '#server/language/run-ons/features.ts'
import { type Heard, taught } from './texts.ts'

const [rate, rounds, shrink] = [0.15, 4, 1e-5]
const random = seeded(11)

type Place = { features: readonly number[]; isEnd: boolean; cost: number }

/** Every place between two words, with where the sentence had begun. */
function placesOf({ tokens, isEnd, cost }: Heard): Place[] {
  let from = 0
  return tokens.flatMap((_, index) => {
    if (index === 0) return []
    const features = [...gapFeatures(tokens, index), ...sentenceFeatures(tokens, from, index)]
    const ends = isEnd[index] ?? false
    if (ends) from = index
    return [{ features, isEnd: ends, cost }]
  })
}

/** A logistic regression by Adagrad. */
function fit(places: readonly Place[]): Float32Array {
  const [weights, slopes] = [new Float32Array(buckets), new Float32Array(buckets).fill(1)]
  for (let step = 0; step < rounds * places.length; step += 1) {
    const pace = rate * Math.min(1, 2 * (1 - step / (rounds * places.length)))
    const place = places[Math.floor(random() * places.length)]
    if (!place) continue
    const sum = place.features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
    const off = (1 / (1 + Math.exp(-sum)) - (place.isEnd ? 1 : 0)) * place.cost
    for (const bucket of place.features) {
      const slope = off + shrink * (weights[bucket] ?? 0)
      slopes[bucket] = (slopes[bucket] ?? 1) + slope * slope
      weights[bucket] = (weights[bucket] ?? 0) - (pace * slope) / Math.sqrt(slopes[bucket] ?? 1)
    }
  }
  return weights
}

const texts = taught(random)
if (!texts) throw new Error('The texts named in models/sentences/data.json are not on this machine; the weights stay.')
const places = texts.flatMap(placesOf)
writeFileSync(
  new URL('weights.bin', import.meta.url),
  packedWeights({
    version: 1,
    buckets,
    outputs: [{ name: 'end', mark: 0, ...quantised({ bias: 0, weights: fit(places) }) }],
  }),
)
console.log(`taught by ${places.length} places in ${texts.length} texts`)
