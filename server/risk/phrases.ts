import { distance } from 'fastest-levenshtein'

/**
 * `any`: phrases, each place one word or several of equal worth (`end|ending my life`).
 * `unless`: words of the same sentence with which it means something else.
 */
export type Row = { id: string; any: readonly string[]; unless?: string }
export type Hit = { id: string; from: number; to: number }

type Phrase = { id: string; letters: string; half: number; words: ReadonlySet<string>; unless: ReadonlySet<string> }
export type Phrases = {
  /** By the first and by the last few letters: one wrong letter leaves one half of a phrase whole. */
  heads: ReadonlyMap<string, readonly Phrase[]>
  tails: ReadonlyMap<string, readonly Phrase[]>
  /** Long enough to be found inside a run of words without spaces. */
  long: readonly Phrase[]
}

/** Shorter ones have too many neighbors one letter away. */
const leastLetters = 7
const keyLetters = 3
const leastInside = 8
const leastRun = 10

function expanded(phrase: string): string[][] {
  return phrase
    .split(' ')
    .reduce<string[][]>(
      (all, place) => all.flatMap((words) => place.split('|').map((word) => (word === '-' ? words : [...words, word]))),
      [[]],
    )
}

export function phrasesOf(rows: readonly Row[]): Phrases {
  const phrases = rows.flatMap(({ id, any, unless = '' }) =>
    any.flatMap(expanded).map((words): Phrase => {
      const letters = words.join('')
      const half = letters.length < leastLetters ? letters.length : letters.length >> 1
      return { id, letters, half, words: new Set(words), unless: new Set(unless.split(' ')) }
    }),
  )
  return {
    heads: Map.groupBy(phrases, ({ letters }) => letters.slice(0, keyLetters)),
    tails: Map.groupBy(phrases, ({ letters }) => letters.slice(-keyLetters)),
    long: phrases.filter(({ letters }) => letters.length >= leastInside),
  }
}

const isSwapped = (a: string, b: string) => {
  if (a.length !== b.length) return false
  let at = 0
  while (a[at] === b[at] && at < a.length) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** Where a phrase is said: whole, run together, split in the wrong place or one letter off, unless that makes a word of its own. */
export function hitsIn(words: readonly string[], phrases: Phrases, known: ReadonlySet<string>): Hit[] {
  const text = words.join('')
  const starts = [0]
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length)
  const startOf = (at: number) => starts[at] ?? text.length
  const hits: Hit[] = []

  const tryAt = (from: number, to: number, { id, letters, words: own, unless }: Phrase) => {
    const said = text.slice(startOf(from), startOf(to))
    if (Math.abs(said.length - letters.length) > 1) return
    if (said !== letters) {
      if (letters.length < leastLetters) return
      if (words.slice(from, to).some((word) => known.has(word) && !own.has(word))) return
      if (distance(said, letters) > 1 && !isSwapped(said, letters)) return
    }
    if (!words.some((word) => unless.has(word))) hits.push({ id, from, to })
  }

  for (const [at, word] of words.entries()) {
    const [start, end] = [startOf(at), startOf(at + 1)]
    for (const phrase of phrases.heads.get(text.slice(start, start + keyLetters)) ?? [])
      if (text.startsWith(phrase.letters.slice(0, phrase.half), start))
        for (let to = at + 1; to <= words.length && startOf(to) - start <= phrase.letters.length + 1; to += 1)
          tryAt(at, to, phrase)
    for (const phrase of phrases.tails.get(text.slice(Math.max(0, end - keyLetters), end)) ?? [])
      if (text.endsWith(phrase.letters.slice(phrase.half), end))
        for (let from = at; from >= 0 && end - startOf(from) <= phrase.letters.length + 1; from -= 1)
          tryAt(from, at + 1, phrase)
    if (word.length >= leastRun)
      for (const { id, letters } of phrases.long) if (word.includes(letters)) hits.push({ id, from: at, to: at + 1 })
  }
  return hits
}
