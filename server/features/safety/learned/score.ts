import { featuresOf } from './features.ts'

export type Weights = { bias: number; of: ReadonlyMap<string, number> }

/** Long stretches hold more features; the root keeps them comparable with short ones. */
export const share = (features: number) => 5 / Math.sqrt(features + 5)

export function scoreOf(heard: string, { bias, of }: Weights): number {
  const known = featuresOf(heard).flatMap((feature) => of.get(feature) ?? [])
  return bias + share(known.length) * known.reduce((sum, value) => sum + value, 0)
}
