import { buckets, featuresOf, shareOf } from '#server/risk/features.ts'

/** `cost` says how much a mistake with it weighs. */
export type Taught = { words: readonly string[]; level: number; cost: number; isQuiet: boolean }
export type Fitted = { bias: number; weights: Float32Array }

/** What is told apart: any danger (level 2 and up), and active danger (3 and up). */
const outputs = [2, 3] as const
const [rate, shrink, firstSlope, leastMistake] = [0.1, 1e-3, 1, 0.004]

/** A logistic regression for each output over hashed n-grams, by Adagrad; `heard` varies the words anew in each round. */
export function fit(
  texts: readonly Taught[],
  heard: (text: Taught) => readonly string[],
  random: () => number,
  rounds: number,
): Fitted[] {
  const learners = outputs.map((least) => ({
    least,
    bias: -2,
    weights: new Float32Array(buckets),
    slopes: new Float32Array(buckets).fill(firstSlope),
  }))
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * Math.min(1, (rounds - round) / (rounds * 0.5))
    for (const text of shuffled(texts, random)) {
      const groups = featuresOf(heard(text))
      for (const learner of learners) {
        const isDanger = text.level >= learner.least ? 1 : 0
        const off = (1 / (1 + Math.exp(-sumOf(groups, learner))) - isDanger) * text.cost
        if (Math.abs(off) < leastMistake) continue
        learner.bias -= 0.01 * off
        for (const group of groups) corrected(learner, group, off * shareOf(group), pace)
      }
    }
  }
  return learners.map(({ bias, weights }) => ({ bias, weights }))
}

function corrected(
  { weights, slopes }: { weights: Float32Array; slopes: Float32Array },
  group: readonly number[],
  off: number,
  pace: number,
) {
  for (const bucket of group) {
    const weight = weights[bucket] ?? 0
    const slope = off + shrink * weight
    const sum = (slopes[bucket] ?? 0) + slope * slope
    slopes[bucket] = sum
    weights[bucket] = weight - (pace * slope) / Math.sqrt(sum)
  }
}

function sumOf(groups: readonly (readonly number[])[], { bias, weights }: Fitted): number {
  let sum = bias
  for (const group of groups) {
    let total = 0
    for (const bucket of group) total += weights[bucket] ?? 0
    sum += total * shareOf(group)
  }
  return sum
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [mixed[at], mixed[other]]
    if (a !== undefined && b !== undefined) [mixed[at], mixed[other]] = [b, a]
  }
  return mixed
}

/** Of each output the mean of what several runs learned. */
export function averaged(runs: readonly Fitted[][]): Fitted[] {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / runs.length
  return (runs[0] ?? []).map((first, output) => ({
    bias: mean(runs.map((run) => run[output]?.bias ?? 0)),
    weights: first.weights.map((_, bucket) => mean(runs.map((run) => run[output]?.weights[bucket] ?? 0))),
  }))
}

const largest = 127

/** A byte a weight: the few largest are cut, so that the many small ones keep their differences. */
export function quantised({ bias, weights }: Fitted): { bias: number; step: number; weights: Int8Array } {
  const sizes = weights.map(Math.abs).sort()
  const step = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / largest
  const bytes = Int8Array.from(weights, (weight) => Math.max(-largest, Math.min(largest, Math.round(weight / step))))
  return { bias, step, weights: bytes }
}
