import type { Interval } from './measures.ts'

const z = 1.96

/** The 95 % interval of a share after Wilson (1927), which holds for few cases and for shares near 0 and 1. */
export function wilson(hits: number, of: number): Interval {
  const value = hits / of
  const middle = (value + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of)) || 0
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
