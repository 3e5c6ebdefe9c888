export type Weights = { bias: number; of: ReadonlyMap<string, number> }

/** Long stretches hold more features; the root keeps them comparable with short ones. */
export const share = (features: number) => 5 / Math.sqrt(features + 5)

export function scoreOf(features: readonly string[], { bias, of }: Weights): number {
  const sum = features.reduce((total, feature) => total + (of.get(feature) ?? 0), 0)
  return bias + share(features.length) * sum
}
