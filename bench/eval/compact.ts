/** As shipped: one decimal, and nothing so small that it would only be noise. */
export function compact(weights: Map<string, number>, least: number): Map<string, number> {
  const kept = [...weights].filter(([, value]) => Math.abs(value) >= least)
  return new Map(kept.map(([word, value]) => [word, Number(value.toFixed(1))]))
}
