import { shareOf } from '#server/language/learned/features.ts'

type Words = readonly string[]

/** What a text is, one of `names` or several alike. */
export type Example = { words: Words; is: readonly string[] }
/** A text as it is learned from: hashed n-grams with what each counts, and the mean of the vectors of its words. */
type Signs = { buckets: readonly number[]; counts: readonly number[]; vector: Float32Array }

type Setting = {
  names: readonly string[]
  buckets: number
  featuresOf: (words: Words) => readonly number[][]
  vectorOf: (words: Words) => Float32Array
  /** Varies a text anew in each round. */
  heard: (words: Words) => Words
  random: () => number
  rounds: number
}

const [rate, shrink, biasRate] = [0.2, 1e-3, 0.01]

/** `weights[name][bucket]`, and `vectors[name]` by which the mean of the words is multiplied. */
export type Softmax = { bias: Float32Array; weights: Float32Array[]; vectors: Float32Array[] }

/** One of many: a softmax regression over hashed n-grams and the mean of word vectors, by Adagrad. */
export function fitSoftmax(examples: readonly Example[], setting: Setting): Softmax {
  const { names, buckets, random, rounds } = setting
  const size = setting.vectorOf([]).length
  const table = new Float32Array((buckets + size) * names.length)
  const slopes = new Float32Array(buckets + size).fill(1)
  const bias = new Float32Array(names.length)
  for (let step = 0; step < rounds * examples.length; step += 1) {
    const example = examples[Math.floor(random() * examples.length)]
    if (!example) continue
    const pace = rate * Math.min(1, 2 * (1 - step / (rounds * examples.length)))
    const { buckets: places, counts } = rowsOf(signsOf(setting.heard(example.words), setting), buckets)
    const off = mistakesOf(example, names, oddsOf(places, counts, table, bias))
    const mistake = off.reduce((sum, one) => sum + one * one, 0)
    for (const [name, one] of off.entries()) bias[name] = (bias[name] ?? 0) - biasRate * one
    for (const [index, place] of places.entries()) {
      const count = counts[index] ?? 0
      const slope = (slopes[place] ?? 1) + mistake * count * count
      slopes[place] = slope
      const turn = pace / Math.sqrt(slope)
      const kept = place < buckets ? 1 - turn * shrink : 1
      const from = place * names.length
      for (let name = 0; name < names.length; name += 1)
        table[from + name] = (table[from + name] ?? 0) * kept - turn * count * (off[name] ?? 0)
    }
  }
  const column = (name: number, from: number, length: number) =>
    Float32Array.from({ length }, (_, at) => table[(from + at) * names.length + name] ?? 0)
  return {
    bias,
    weights: names.map((_, name) => column(name, 0, buckets)),
    vectors: names.map((_, name) => column(name, buckets, size)),
  }
}

function signsOf(words: Words, { featuresOf, vectorOf }: Setting): Signs {
  const groups = featuresOf(words)
  return {
    buckets: groups.flat(),
    counts: groups.flatMap((group) => group.map(() => shareOf(group))),
    vector: vectorOf(words),
  }
}

/** The numbers of the vector stand after the buckets. */
const rowsOf = ({ buckets: places, counts, vector }: Signs, buckets: number) => ({
  buckets: [...places, ...vector.keys().map((at) => buckets + at)],
  counts: [...counts, ...vector],
})

function oddsOf(places: readonly number[], counts: readonly number[], table: Float32Array, bias: Float32Array) {
  const odds = Float64Array.from(bias)
  for (const [index, place] of places.entries()) {
    const count = counts[index] ?? 0
    const from = place * odds.length
    for (let name = 0; name < odds.length; name += 1) odds[name] = (odds[name] ?? 0) + (table[from + name] ?? 0) * count
  }
  return odds
}

function mistakesOf({ is }: Example, names: readonly string[], odds: Float64Array): Float64Array {
  const most = Math.max(...odds)
  const each = odds.map((one) => Math.exp(one - most))
  const sum = each.reduce((all, one) => all + one, 0)
  return each.map((one, name) => one / sum - (is.includes(names[name] ?? '') ? 1 / is.length : 0))
}
