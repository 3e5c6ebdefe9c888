/** The same for the same words, on every machine and for ever: what looks like chance can be told again. */
export function rank(words: string): number {
  let sum = 2166136261
  for (const letter of words) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  sum = Math.imul(sum ^ (sum >>> 16), 2246822507)
  return (sum ^ (sum >>> 13)) >>> 0
}

/** In an order of its own for each salt. */
export function shuffled<T>(options: readonly T[], salt: string, nameOf: (option: T) => string): T[] {
  return [...options]
    .map((option) => ({ option, place: rank(`${salt}:${nameOf(option)}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ option }) => option)
}
