import { featuresOf } from '#server/features/safety/learned/features.ts'
import { type Model, placesIn, share, type Weights } from '#server/features/safety/learned/score.ts'
import { fitted } from '../../models/adam.ts'

/** `weight` says how much a mistake with this text costs, at each level. */
export type Judged = { heard: string; isOwn: boolean; level: number }

export const levels = [2, 3, 4] as const
const leastTexts = 2
const rounds = { choosing: 35, fitting: 70 }
const pull = 0.15
/** What the sums are measured in: larger weights are learned faster, and shrunk less. */
const unit = 5
const [dangerCosts, alikeCosts] = [3, 6]

/** Three logistic regressions over one vocabulary: `most` features that say most, chosen by a first fit over all. */
export function learnDanger(texts: readonly Judged[], most: number): Model {
  const all = texts.map(({ heard }) => featuresOf(heard))
  // Only what our own sentences say can be learned; the ordinary texts say how ordinary it is.
  const counts = new Map<number, number>()
  for (const [at, { isOwn }] of texts.entries())
    if (isOwn) for (const one of new Set(all[at]?.features)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const wide = [...counts].filter(([, count]) => count >= leastTexts).map(([feature]) => feature)
  const first = fitAll(texts, all, wide, rounds.choosing)
  const telling = wide
    .map((feature, at) => {
      const weight = Math.max(...first.map(({ of }) => Math.abs(of[at] ?? 0)))
      return { feature, telling: weight * Math.sqrt(counts.get(feature) ?? 0) }
    })
    .sort((a, b) => b.telling - a.telling || a.feature - b.feature)
  const kept = telling
    .slice(0, most)
    .map(({ feature }) => feature)
    .sort((a, b) => a - b)
  return { places: placed(kept), levels: fitAll(texts, all, kept, rounds.fitting) }
}

const placed = (features: readonly number[]) => new Map(features.map((feature, at) => [feature, at]))

function fitAll(
  texts: readonly Judged[],
  all: ReturnType<typeof featuresOf>[],
  features: readonly number[],
  rounds: number,
): Weights[] {
  const places = placed(features)
  const coded = all.map((one) => ({
    found: Int32Array.from(placesIn(one.features, places)),
    scale: unit * share(one.words),
  }))
  return levels.map((level) => fit(texts, coded, level, features.length, rounds))
}

type Coded = { found: Int32Array; scale: number }

function fit(texts: readonly Judged[], coded: readonly Coded[], level: number, size: number, rounds: number): Weights {
  const isDanger = texts.map((text) => text.level >= level)
  const costs = texts.map(({ isOwn }, at) => (isDanger[at] ? dangerCosts : isOwn ? alikeCosts : 1))
  const start = new Float64Array(size + 1)
  start[size] = -3
  const weights = fitted(
    start,
    pull,
    (now, into) => {
      for (let at = 0; at < coded.length; at += 1) {
        const { found, scale } = coded[at] as Coded
        let sum = 0
        for (let n = 0; n < found.length; n += 1) sum += now[found[n] as number] as number
        const danger = isDanger[at] ? 1 : 0
        const off = (1 / (1 + Math.exp(-(now[size] as number) - scale * sum)) - danger) * (costs[at] as number)
        if (Math.abs(off) < 1e-4) continue
        for (let n = 0; n < found.length; n += 1) (into[found[n] as number] as number) += off * scale
        ;(into[size] as number) += off
      }
    },
    { rounds },
  )
  return { bias: weights[size] ?? 0, of: weights.slice(0, size).map((one) => one * unit) }
}
