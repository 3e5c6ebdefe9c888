/** The value below which `share` of the sorted numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export type Latency = { p50: number; p99: number; max: number; n: number }

export function latency(ms: readonly number[]): Latency {
  return { p50: quantile(ms, 0.5), p99: quantile(ms, 0.99), max: Math.max(...ms), n: ms.length }
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
export const ratio = (value: number, floor: number) => `${(value / floor).toFixed(2)} ×`

/** A row of a Markdown table, as it goes to docs/performance.md. */
export function row(...cells: (string | number)[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}
