/** Words that stand for one another, each by the hash of its kind. */
export type Kinds = ReadonlyMap<string, number>

const [shortest, longest] = [3, 5]
/** How far apart two telling words may stand and still be learned as a pair. */
const farthest = 8

const start = 0x811c9dc5
const edge = 0x20
/** FNV-1a, one letter further. */
const further = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const together = (hash: number, next: number) => Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) ^ next

function hashOf(word: string): number {
  let hash = start
  for (let at = 0; at < word.length; at += 1) hash = further(hash, word.charCodeAt(at))
  return hash
}

/** Not yet cut to the number of buckets there are. */
function spread(hash: number, sort: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(sort, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

/** From the words of each kind, apart by spaces. */
export const kindsOf = (words: Readonly<Record<string, string>>): Kinds =>
  new Map(
    Object.entries(words).flatMap(([kind, list]) => list.split(' ').map((word) => [word, hashOf(`#${kind}`)] as const)),
  )
const [first, last] = [hashOf('^'), hashOf('$')]

/** One to three words in a row. */
function ofWords(hashes: readonly number[]): number[] {
  const found: number[] = []
  for (let at = 0; at < hashes.length; at += 1) {
    let hash = start
    for (let size = 1; size <= 3 && at + size <= hashes.length; size += 1) {
      hash = together(hash, hashes[at + size - 1] ?? 0)
      if (size > 1 || (at > 0 && at < hashes.length - 1)) found.push(spread(hash, size))
    }
  }
  return found
}

/** Runs of three to five letters of a word, its edges counted as letters. */
function ofLetters(words: readonly string[]): number[] {
  const found: number[] = []
  for (const word of words) {
    const length = word.length + 2
    for (let from = 0; from <= length - shortest; from += 1) {
      let hash = start
      for (let at = from; at < Math.min(length, from + longest); at += 1) {
        hash = further(hash, at === 0 || at === length - 1 ? edge : word.charCodeAt(at - 1))
        if (at - from >= shortest - 1) found.push(spread(hash, 4 + at - from))
      }
    }
  }
  return found
}

/** The same with every word as its kind, where one is known, and pairs of telling words a few apart. */
function ofKinds(words: readonly string[], hashes: readonly number[], kinds: Kinds): number[] {
  const found: number[] = []
  const own = words.map((word) => kinds.get(word))
  const read = own.map((kind, at) => kind ?? hashes[at + 1] ?? 0)
  for (const [at, kind] of own.entries()) {
    const isTelling = (size: number) => own.slice(at, at + size).some((one) => one !== undefined)
    let hash = start
    for (let size = 1; size <= 3 && at + size <= read.length; size += 1) {
      hash = together(hash, read[at + size - 1] ?? 0)
      if (isTelling(size)) found.push(spread(hash, 10 + size))
    }
    if (kind === undefined) continue
    for (let other = at + 2; other < Math.min(own.length, at + farthest); other += 1) {
      const next = own[other]
      if (next !== undefined) found.push(spread(together(kind, next), 14))
    }
  }
  return found
}

/** The buckets of what words say, in groups that weigh alike however long the text; `buckets` is a power of two. */
export function featuresOf(words: readonly string[], buckets: number, kinds?: Kinds): readonly number[][] {
  const hashes = [first, ...words.map(hashOf), last]
  const groups = [ofWords(hashes), ofLetters(words), ...(kinds ? [ofKinds(words, hashes, kinds)] : [])]
  return groups.map((group) => group.map((hash) => hash & (buckets - 1)))
}

const [unit, least] = [4, 12]
/** What one feature of a group counts: the longer the text, the less. */
export const shareOf = (group: readonly number[]) => unit / Math.sqrt(group.length + least)
