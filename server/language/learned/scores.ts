import { shareOf } from './features.ts'
import type { Output } from './weights.ts'

/** In log odds, what an output makes of these features. */
export function scoreOf({ bias, step, weights }: Output, groups: readonly number[][]): number {
  let sum = 0
  for (const group of groups) {
    let total = 0
    for (const bucket of group) total += weights[bucket] ?? 0
    sum += total * shareOf(group)
  }
  return bias + sum * step
}
