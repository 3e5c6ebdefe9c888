import { shareOf } from '#server/language/learned/features.ts'
import type { Output } from '#server/language/learned/weights.ts'

type Words = readonly string[]

/**
 * What teaches. `windows`: the text, or the pieces of it that are weighed apart; one that holds is enough. `is`: which of
 * the outputs it tells of. `cost`: how much a mistake with it weighs.
 */
export type Taught = { windows: readonly Words[]; is: ReadonlySet<string>; cost: number; isQuiet: boolean }

type Fitted = { bias: number; weights: Float32Array }
type Setting = {
  names: readonly string[]
  buckets: number
  featuresOf: (words: Words) => readonly number[][]
  /** Varies a text anew in each round. */
  heard: (text: Taught) => readonly Words[]
  random: () => number
  rounds: number
}

const [rate, shrink, firstSlope, leastMistake] = [0.1, 1e-3, 1, 0.004]

/** A logistic regression for each output over hashed n-grams, by Adagrad. */
export function fit(texts: readonly Taught[], setting: Setting): Fitted[] {
  const { names, buckets, featuresOf, heard, random, rounds } = setting
  const learners = names.map((name) => ({
    name,
    bias: -2,
    weights: new Float32Array(buckets),
    slopes: new Float32Array(buckets).fill(firstSlope),
  }))
  for (let round = 0; round < rounds; round += 1) {
    const pace = rate * Math.min(1, (rounds - round) / (rounds * 0.5))
    for (const text of shuffled(texts, random)) {
      const windows = heard(text).map(featuresOf)
      for (const learner of learners) {
        const { sum, groups } = mostOf(windows, learner)
        const off = (1 / (1 + Math.exp(-sum)) - (text.is.has(learner.name) ? 1 : 0)) * text.cost
        if (Math.abs(off) < leastMistake) continue
        learner.bias -= 0.01 * off
        for (const group of groups) corrected(learner, group, off * shareOf(group), pace)
      }
    }
  }
  return learners.map(({ bias, weights }) => ({ bias, weights }))
}

/** The window that says it most. */
function mostOf(windows: readonly (readonly number[][])[], learner: Fitted) {
  let most = { sum: Number.NEGATIVE_INFINITY, groups: windows[0] ?? [] }
  for (const groups of windows) {
    const sum = sumOf(groups, learner)
    if (sum > most.sum) most = { sum, groups }
  }
  return most
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

/** Of each output the mean of what several runs learned: one order of texts more or less changes less. */
export function averaged(runs: readonly Fitted[][]): Fitted[] {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / runs.length
  return (runs[0] ?? []).map((first, output) => ({
    bias: mean(runs.map((run) => run[output]?.bias ?? 0)),
    weights: first.weights.map((_, bucket) => mean(runs.map((run) => run[output]?.weights[bucket] ?? 0))),
  }))
}

const largest = 127

/** A byte a weight: the few largest are cut, so that the many small ones keep their differences. */
export function quantised({ bias, weights }: Fitted): Pick<Output, 'bias' | 'step' | 'weights'> {
  const sizes = weights.map(Math.abs).sort()
  const step = (sizes[Math.floor(sizes.length * 0.9995)] || 1) / largest
  const bytes = Int8Array.from(weights, (weight) => Math.max(-largest, Math.min(largest, Math.round(weight / step))))
  return { bias, step, weights: bytes }
}
