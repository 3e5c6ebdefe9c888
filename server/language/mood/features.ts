import type { Token } from './tokens.ts'

/** Features are known by their hashes. Two that meet in one bucket share a weight; with tables this large few do. */
const bits = { word: 18, negated: 15, pair: 18, letters: 17 }
export type Table = keyof typeof bits
export const tables = Object.keys(bits) as Table[]

const seeds: Record<Table, number> = { word: 1, negated: 2, pair: 3, letters: 4 }
const pairValue = 0.7
const lettersValue = 0.5
const [shortestGram, longestGram] = [3, 5]

/** Where each table begins in the one array of weights, and how many it holds. */
export const places = Object.fromEntries(
  tables.map((table, index) => {
    const start = tables.slice(0, index).reduce((sum, earlier) => sum + 2 ** bits[earlier], 0)
    return [table, { start, size: 2 ** bits[table] }]
  }),
) as Record<Table, { start: number; size: number }>

export const tablesSize = tables.reduce((sum, table) => sum + 2 ** bits[table], 0)

const mixed = (hash: number, key: string, index: number) => Math.imul(hash ^ key.charCodeAt(index), 0x01000193)

/** FNV-1a with the last steps of murmur, which spread what short keys leave close together. */
function placed(table: Table, hash: number): number {
  let spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  spread ^= spread >>> 13
  const { start, size } = places[table]
  return start + (spread & (size - 1))
}

function bucket(table: Table, key: string): number {
  let hash = seeds[table]
  for (let index = 0; index < key.length; index += 1) hash = mixed(hash, key, index)
  return placed(table, hash)
}

export const wordBucket = (form: string) => bucket('word', form)

/** Calls `visit` with each feature of one token, and how much of it there is. */
export function eachFeature(token: Token, visit: (place: number, value: number) => void) {
  const { form, before, isNegated, factor } = token
  visit(wordBucket(form), factor)
  if (isNegated) visit(bucket('negated', form), 1)
  visit(bucket('pair', `${before} ${form}`), pairValue)
  if (form.length < shortestGram) return
  const padded = `<${form}>`
  const value = (factor * lettersValue) / Math.sqrt(gramsIn(padded.length))
  for (let from = 0; from + shortestGram <= padded.length; from += 1) {
    const end = Math.min(padded.length, from + longestGram)
    let hash = seeds.letters
    for (let index = from; index < end; index += 1) {
      hash = mixed(hash, padded, index)
      if (index - from + 1 >= shortestGram) visit(placed('letters', hash), value)
    }
  }
}

const gramsIn = (letters: number) => {
  let grams = 0
  for (let length = shortestGram; length <= longestGram; length += 1) grams += Math.max(0, letters - length + 1)
  return grams
}

/** How much feeling it takes to move the score: more in a longer text, where more words carry some by chance. */
const resistance = (words: number) => 90 * ((words + 5) / 15) ** 1.75

/** −1…+1 from the sum of a text's weights. */
export const squashed = (sum: number, words: number) => sum / Math.sqrt(sum * sum + resistance(words))

/** How steeply `squashed` rises there. */
export const slope = (sum: number, words: number) => resistance(words) / (sum * sum + resistance(words)) ** 1.5
