export type Mumbling = { seed: number /** Of a hundred words. */; lost?: number; mistaken?: number }

const soundAlikes: Record<string, string> = {
  to: 'two',
  for: 'four',
  our: 'are',
  write: 'right',
  there: 'their',
  know: 'no',
  week: 'weak',
  hear: 'here',
  and: 'in',
  been: 'bin',
}

/** What speech recognition makes of words on a bad line: some are lost, some mistaken; the same for the same seed. */
export function mumbled(words: string, { seed, lost = 8, mistaken = 8 }: Mumbling): string {
  const random = randomFrom(seed)
  return words
    .split(/\s+/)
    .flatMap((word) => {
      const chance = random() * 100
      if (chance < lost) return []
      if (chance < lost + mistaken) return [soundAlikes[word.toLowerCase()] ?? word.slice(0, -1)]
      return [word]
    })
    .filter(Boolean)
    .join(' ')
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
