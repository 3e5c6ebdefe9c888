/** As shipped: one decimal, and nothing so small that it would only be noise. */
export function compact(weights: Map<string, number>, least: number): Map<string, number> {
  const kept = [...weights].filter(([, value]) => Math.abs(value) >= least)
  return new Map(kept.map(([word, value]) => [word, Number(value.toFixed(1))]))
}

/** As `opened` reads it: words of one value side by side, the strongest first. */
export function table(weights: ReadonlyMap<string, number>, digits = 1): Record<string, string> {
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1))
  const byValue = Map.groupBy(sorted, ([, value]) => value.toFixed(digits))
  const values = [...byValue.keys()].sort((a, b) => Number(b) - Number(a))
  return Object.fromEntries(values.map((value) => [value, (byValue.get(value) ?? []).map(([word]) => word).join('|')]))
}
