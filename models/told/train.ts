import { writeFileSync } from 'node:fs'
import { packedWeights } from '#server/language/learned/weights.ts'
import { quantised } from '../linear/fit.ts'
import { buckets, learnTold, names, toldVectors, vectorScale } from './fit.ts'
import { markOf } from './marks.ts'
import { tellings } from './sentences.ts'

/** Rises whenever weights or marks change. */
const version = 1

const vectors = toldVectors()
if (!vectors) throw new Error('The vectors named in models/told/data.json are not on this machine; the weights stay.')
const learned = learnTold(tellings, vectors)

/** The product of what was learned of vectors and the vector of a word is what that word says. */
const scoreOf = (vector: Float32Array, of: Float32Array) =>
  vectorScale * vector.reduce((sum, value, at) => sum + value * (of[at] ?? 0), 0)

writeFileSync(
  new URL('weights.bin', import.meta.url),
  packedWeights({
    ...{ version, buckets },
    outputs: names.map((name, at) => ({
      ...{ name, mark: markOf(name) },
      ...quantised({ bias: learned.bias[at] ?? 0, weights: learned.weights[at] ?? new Float32Array(buckets) }),
    })),
  }),
)
writeFileSync(
  new URL('words.bin', import.meta.url),
  packedWeights({
    ...{ version, buckets: vectors.size, words: [...vectors.keys()] },
    outputs: names.map((name, at) => {
      const of = learned.vectors[at] ?? new Float32Array()
      const weights = Float32Array.from(vectors.values(), (vector) => scoreOf(vector, of))
      return { name, mark: 0, ...quantised({ bias: 0, weights }) }
    }),
  }),
)
console.log(`taught by ${tellings.length} tellings`)
