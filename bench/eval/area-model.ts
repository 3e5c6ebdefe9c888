import { areaWords } from '#server/features/analysis/entry/area-words.ts'
import { countsOf, features } from '#server/features/analysis/entry/areas.ts'
import { fitted } from '../../models/adam.ts'
import { compact } from './compact.ts'

export type Placed = { text: string; area: string }

const firstWeight = 3
const leastTexts = 2

export type AreaWeights = Map<string, Map<string, number>>

/** Multinomial logistic regression that starts from our own word lists and is pulled back to them. */
export function learnAreas(placed: readonly Placed[]): AreaWeights {
  const areas = [...new Set(placed.map(({ area }) => area))].sort()
  const lists = areas.map((area) => new Set((areaWords[area] ?? '').split(' ')))
  const coded = placed.map(({ text, area }) => ({ words: features(countsOf(text)), truth: areas.indexOf(area) }))
  const texts = new Map<string, number>()
  for (const { words } of coded) for (const [word] of words) texts.set(word, (texts.get(word) ?? 0) + 1)
  const listed = lists.flatMap((list) => [...list])
  const vocabulary = [...new Set([...listed, ...[...texts].filter(([, n]) => n >= leastTexts).map(([word]) => word)])]
  const places = new Map(vocabulary.map((word, at) => [word, at]))
  const size = areas.length
  const start = Float64Array.from({ length: vocabulary.length * size }, (_, at) => {
    const word = vocabulary[Math.floor(at / size)] ?? ''
    const sharedBy = lists.filter((list) => list.has(word)).length
    return lists[at % size]?.has(word) ? firstWeight / Math.sqrt(sharedBy) : 0
  })
  const learning = { rounds: 300, rate: 0.05 }
  const weights = fitted(
    start,
    1,
    (now, slope) => {
      for (const { words, truth } of coded) {
        const known = words.flatMap(([word, value]) =>
          places.has(word) ? [[(places.get(word) ?? 0) * size, value] as const] : [],
        )
        const odds = softmax(
          areas.map((_, area) => known.reduce((sum, [at, value]) => sum + (now[at + area] ?? 0) * value, 0)),
        )
        odds[truth] = (odds[truth] ?? 0) - 1
        for (const [at, value] of known)
          for (let area = 0; area < size; area += 1)
            slope[at + area] = (slope[at + area] ?? 0) + (odds[area] ?? 0) * value
      }
    },
    learning,
  )
  return new Map(
    areas.map((area, index) => [
      area,
      compact(new Map(vocabulary.map((word, at) => [word, weights[at * size + index] ?? 0])), 0.15),
    ]),
  )
}

function softmax(sums: number[]): number[] {
  const highest = Math.max(...sums)
  const odds = sums.map((sum) => Math.exp(sum - highest))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

export function likeliest(text: string, weights: AreaWeights): string {
  const words = features(countsOf(text))
  const sums = [...weights].map(
    ([area, table]) => [area, words.reduce((sum, [word, value]) => sum + value * (table.get(word) ?? 0), 0)] as const,
  )
  return sums.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
