const letters = 'abcdefghijklmnopqrstuvwxyz'
const leastLetters = 3

/** A slip of the fingers: a letter left out, doubled, swapped, or another in its place. */
export function misspelt(word: string, random: () => number): string {
  if (word.length < leastLetters) return word
  const at = Math.floor(random() * word.length)
  const letter = letters[Math.floor(random() * letters.length)] ?? ''
  const [ahead, behind] = [word.slice(0, at), word.slice(at + 1)]
  const slips = [
    ahead + behind,
    ahead + letter + word.slice(at),
    ahead + letter + behind,
    ahead + behind.slice(0, 1) + word.slice(at, at + 1) + behind.slice(1),
  ]
  return slips[Math.floor(random() * slips.length)] ?? word
}

const fillers = 'um|uh|you know|i mean|well|so|like|and uh|and um|oh|yeah|i think|actually|really'
  .split('|')
  .map((filler) => filler.split(' '))

/** As somebody says it who thinks while talking. */
export function spoken(words: readonly string[], random: () => number): string[] {
  return words.flatMap((word) => {
    const filler = random() < 0.08 ? (fillers[Math.floor(random() * fillers.length)] ?? []) : []
    return random() < 0.04 ? [...filler, word, word] : [...filler, word]
  })
}

/** As hurried fingers leave it. */
export function typed(words: readonly string[], random: () => number): string[] {
  const result: string[] = []
  for (const word of words) {
    if (words.length > 5 && random() < 0.04) continue
    const slipped = random() < 0.08 ? misspelt(word, random) : word
    const before = result.at(-1)
    if (before !== undefined && random() < 0.05) result[result.length - 1] = before + slipped
    else result.push(slipped)
  }
  return result
}
