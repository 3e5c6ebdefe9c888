import { seeded } from '#models/linear/seeded.ts'

export type Labelled = { score: number; isPositive: boolean }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [a, b] of pairs) {
    xy += (a - x) * (b - y)
    xx += (a - x) ** 2
    yy += (b - y) ** 2
  }
  return xy / Math.sqrt(xx * yy)
}

/** The chance that a positive scores above a negative; ties count half. */
export function auc(cases: readonly Labelled[]): number {
  const byScore = Map.groupBy(cases, ({ score }) => score)
  let [rank, rankSum, positives] = [0, 0, 0]
  for (const score of [...byScore.keys()].sort((a, b) => a - b)) {
    const tied = byScore.get(score) ?? []
    const found = tied.filter(({ isPositive }) => isPositive).length
    rankSum += found * (rank + (tied.length + 1) / 2)
    positives += found
    rank += tied.length
  }
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * (cases.length - positives))
}

export function macroF1(pairs: readonly (readonly [string, string])[]): number {
  const names = [...new Set(pairs.map(([truth]) => truth))]
  return mean(
    names.map((name) => {
      const hits = pairs.filter(([truth, guess]) => truth === name && guess === name).length
      const wrong = pairs.filter(([truth, guess]) => (truth === name) !== (guess === name)).length
      return hits === 0 ? 0 : (2 * hits) / (2 * hits + wrong)
    }),
  )
}

export function accuracy(pairs: readonly (readonly [string, string])[]): number {
  return pairs.filter(([truth, guess]) => truth === guess).length / pairs.length
}

export type Interval = { value: number; low: number; high: number }

/** 95 % by percentile bootstrap. */
export function withInterval<Case>(cases: readonly Case[], measure: (cases: Case[]) => number, rounds = 400): Interval {
  const random = seeded(7)
  const drawn = () =>
    cases.flatMap(() => {
      const one = cases[Math.floor(random() * cases.length)]
      return one === undefined ? [] : [one]
    })
  const values = Array.from({ length: rounds }, () => measure(drawn())).sort((a, b) => a - b)
  const at = (part: number) => values[Math.min(rounds - 1, Math.floor(rounds * part))] ?? Number.NaN
  return { value: measure([...cases]), low: at(0.025), high: at(0.975) }
}
