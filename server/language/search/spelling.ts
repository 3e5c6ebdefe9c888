import { distance } from 'fastest-levenshtein'
import { rootOf } from './forms.ts'
import type { Term } from './terms.ts'

/** In a shorter word another letter makes another word. */
const shortest = 4

/** The term one letter away that is used most: a letter too many, too few, another, or two that changed places. */
export function spelledAlike(asked: Term, vocabulary: Iterable<readonly [Term, number]>): Term | null {
  if (asked.length < shortest || !/^\p{L}+$/u.test(asked)) return null
  // "runing" is "running", also where only "ran" was written.
  const doubled = asked.replace(/([^aeiou])(?=(?:ing|ed)$)/, '$1$1')
  const root = doubled === asked ? null : rootOf(doubled)
  let best: { term: Term; times: number } | null = null
  for (const [term, times] of vocabulary) {
    if (root !== null && rootOf(term) === root) return doubled
    if (times <= (best?.times ?? 0) || term.length < shortest - 1 || !isAlike(asked, term)) continue
    best = { term, times }
  }
  return best?.term ?? null
}

function isAlike(one: Term, other: Term): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  return distance(one, other) === 1 || isSwapped(one, other)
}

function isSwapped(one: Term, other: Term): boolean {
  if (one.length !== other.length) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}
