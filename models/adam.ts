export type Gradient = (weights: Float64Array, into: Float64Array) => void

/** Full-batch Adam, pulled towards where it started: deterministic, and a word seen rarely stays near its first value. */
export function fitted(
  start: Float64Array,
  pull: number,
  gradient: Gradient,
  { rounds = 120, rate = 0.06 } = {},
): Float64Array {
  const weights = Float64Array.from(start)
  const slope = new Float64Array(start.length)
  const first = new Float64Array(start.length)
  const second = new Float64Array(start.length)
  for (let round = 1; round <= rounds; round += 1) {
    slope.fill(0)
    gradient(weights, slope)
    const left = (rounds - round) / (rounds * 0.4)
    const step = rate * Math.min(1, left)
    for (const [at, now] of weights.entries()) {
      const g = (slope[at] ?? 0) + pull * (now - (start[at] ?? 0))
      const mean = 0.9 * (first[at] ?? 0) + 0.1 * g
      const spread = 0.999 * (second[at] ?? 0) + 0.001 * g * g
      first[at] = mean
      second[at] = spread
      weights[at] = now - (step * mean) / (1 - 0.9 ** round) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-9)
    }
  }
  return weights
}
