import { featuresOf } from '#server/features/safety/learned/features.ts'
import { share, type Weights } from '#server/features/safety/learned/score.ts'
import { seeded } from './measures.ts'

/** `weight` says how much a mistake with this text costs. */
export type Judged = { heard: string; isDanger: boolean; weight: number }

const leastTexts = 2
const rounds = 6
const rate = 0.05
const start = 0.02
const pull = 0.02

/**
 * Logistic regression on features scaled by how much oftener they stand in danger than elsewhere
 * (Wang and Manning 2012, "Baselines and bigrams"): made for few, short texts. Adagrad, the order of a seed.
 */
export function learnDanger(texts: readonly Judged[], own: number): Weights {
  const places = new Map<string, number>()
  const all = texts.map(({ heard }) => featuresOf(heard))
  // Only what our own sentences say can be learned; the ordinary texts say how ordinary it is.
  const counts = new Map<string, number>()
  for (const features of all.slice(0, own)) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  for (const [feature, count] of counts) if (count >= leastTexts) places.set(feature, places.size)
  const coded = all.map((features) => features.flatMap((feature) => places.get(feature) ?? []))
  const ratios = ratiosOf(texts, coded, places.size)
  const weights = new Float64Array(places.size).fill(start)
  const seen = new Float64Array(places.size).fill(1e-6)
  let [bias, biasSeen] = [-3, 1]
  const random = seeded(7)
  const order = texts.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const [text, features] = [texts[at], coded[at]]
      if (!text || !features) continue
      const scale = share(all[at]?.length ?? 0)
      const sum = features.reduce((total, one) => total + (weights[one] ?? 0) * (ratios[one] ?? 0), 0)
      const off = (1 / (1 + Math.exp(-bias - scale * sum)) - Number(text.isDanger)) * text.weight
      if (Math.abs(off) < 1e-3) continue
      for (const one of features) {
        const now = weights[one] ?? 0
        const slope = off * (ratios[one] ?? 0) * scale + pull * (now - start)
        seen[one] = (seen[one] ?? 0) + slope * slope
        weights[one] = now - (rate * slope) / Math.sqrt(seen[one] ?? 1)
      }
      biasSeen += off * off
      bias -= (rate * off) / Math.sqrt(biasSeen)
    }
  }
  const of = new Map([...places].map(([feature, at]) => [feature, (weights[at] ?? 0) * (ratios[at] ?? 0)]))
  return { bias, of }
}

function ratiosOf(texts: readonly Judged[], coded: readonly number[][], size: number): Float64Array {
  const [danger, calm] = [new Float64Array(size), new Float64Array(size)]
  let [dangers, calms] = [1, 1]
  for (const [at, features] of coded.entries()) {
    const text = texts[at]
    const count = text?.isDanger ? danger : calm
    const value = text && !text.isDanger && text.weight > 1 ? 5 : 1
    for (const one of features) count[one] = (count[one] ?? 0) + value
    if (text?.isDanger) dangers += features.length
    else calms += features.length * value
  }
  const unseen = (0.01 * calms) / dangers
  return Float64Array.from(
    danger,
    (n, at) => Math.log((n + 0.5) / dangers) - Math.log(((calm[at] ?? 0) + unseen + 0.5) / calms),
  )
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [order[at], order[other]]
    if (a === undefined || b === undefined) continue
    order[at] = b
    order[other] = a
  }
}
