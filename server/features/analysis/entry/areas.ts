import { commonWords } from '#server/language/en/common-words.ts'
import { formsOf } from '#server/language/mood/tokens.ts'
import { areaWeights } from './area-weights.ts'
import { areaWords } from './area-words.ts'
import { opened } from './table.ts'

const learned = Object.keys(areaWeights)
const named = Object.keys(areaWords)

/** By word: the weight for each learned area, by its place in `learned`. */
const weightsOf = new Map<string, [area: number, weight: number][]>()
for (const [area, table] of Object.values(areaWeights).entries()) {
  for (const [word, weight] of opened(table)) {
    const weights = weightsOf.get(word) ?? []
    weights.push([area, weight])
    weightsOf.set(word, weights)
  }
}

const areasNaming = Map.groupBy(
  named.flatMap((area) => (areaWords[area] ?? '').split(' ').map((word) => ({ area, word }))),
  ({ word }) => word,
)

const mostAreas = 3
const leastFirst = 0.25
const leastFurther = 0.2
/** One word at least must point to an area as clearly as this; a sum of hints is not a subject. */
const clearWeight = 0.8

/** How often each word is said; the order of words does not matter here. */
export function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const form of formsOf(text)) counts.set(form, (counts.get(form) ?? 0) + 1)
  return counts
}

/** Each word's weight in its entry, dampened, the whole of one length, so that long entries are read like short ones. */
export function features(counts: Map<string, number>): [string, number][] {
  const damped = [...counts].map(([word, count]) => [word, 1 + Math.log(count)] as const)
  const length = Math.sqrt(damped.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return damped.map(([word, value]) => [word, (value / length) * 7])
}

function likelyAreas(counts: Map<string, number>): string[] {
  const sums = learned.map((area) => ({ area, sum: 0, clearest: 0 }))
  for (const [word, value] of features(counts)) {
    for (const [at, weight] of weightsOf.get(word) ?? []) {
      const one = sums[at]
      if (!one) continue
      one.sum += value * weight
      if (!commonWords.has(word)) one.clearest = Math.max(one.clearest, weight)
    }
  }
  const total = sums.reduce((all, { sum }) => all + Math.exp(sum), 0)
  return sums
    .map(({ area, sum, clearest }) => ({ area, clearest, share: Math.exp(sum) / total }))
    .sort((a, b) => b.share - a.share)
    .filter(({ share, clearest }, at) => clearest >= clearWeight && share >= (at === 0 ? leastFirst : leastFurther))
    .map(({ area }) => area)
}

function mentionsOf(counts: Map<string, number>): Map<string, number> {
  const mentions = new Map<string, number>()
  for (const [word, count] of counts) {
    for (const { area } of areasNaming.get(word) ?? []) mentions.set(area, (mentions.get(area) ?? 0) + count)
  }
  return mentions
}

/** The areas of life an entry is about, the likeliest first; none when no word points anywhere. */
export function areasOf(text: string): string[] {
  const counts = countsOf(text)
  const words = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const likely = likelyAreas(counts)
  const oftenNamed = [...mentionsOf(counts)]
    .filter(([area, count]) => !likely.includes(area) && count >= Math.max(2, words / 100))
    .sort(([, a], [, b]) => b - a)
    .map(([area]) => area)
  return [...likely, ...oftenNamed].slice(0, mostAreas)
}
