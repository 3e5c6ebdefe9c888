import type { Token } from '../read.ts'

/**
 * Where a phrase stands among these tokens: the places of its words, or null. A phrase is words in their order, each met
 * by a form or a lemma, and where it begins with `=` by that form alone; `a/b` is either, `*` lets up to five others stand between, `^` and `$` are the two ends.
 */
export function placesOf(phrase: string, tokens: readonly Token[]): number[] | null {
  const parts = phrase.split(' ')
  for (let start = 0; start < tokens.length; start += 1) {
    const places = follow(parts, tokens, start)
    if (places) return places
    if (parts[0] === '^') return null
  }
  return null
}

const widest = 5

function follow(parts: readonly string[], tokens: readonly Token[], index: number): number[] | null {
  const [part, ...rest] = parts
  if (part === undefined) return []
  if (part === '^') return index === 0 ? follow(rest, tokens, index) : null
  if (part === '$') return index === tokens.length ? [] : null
  if (part === '*') {
    for (let skipped = 0; skipped <= widest; skipped += 1) {
      const places = follow(rest, tokens, index + skipped)
      if (places) return places
    }
    return null
  }
  const token = tokens[index]
  if (!token || !part.split('/').some((word) => isMet(word, token))) return null
  const places = follow(rest, tokens, index + 1)
  return places && [index, ...places]
}

const isMet = (word: string, { lower, lemma }: Token) =>
  word.startsWith('=') ? word.slice(1) === lower : word === lower || word === lemma
