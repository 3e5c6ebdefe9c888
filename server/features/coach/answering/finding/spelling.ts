import { areaWords } from '#server/features/analysis/entry/area-words.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { commonWords } from '#server/language/en/common-words.ts'
import { rootOf } from '../words.ts'

const knownWords = new Set(Object.values(areaWords).flatMap((words) => words.split(' ')))
const shortest = 4
/** In a shorter word another letter makes another word: "plant", "plans". */
const longEnough = 7

/** A word of the journal that is one slip of the finger away, the one written most often; null where there is none. */
export function spelledAlike(word: string, pages: readonly Noted[]): string | null {
  const asked = word.toLowerCase()
  // Where nothing was written of friends, nobody meant fried ones.
  if (commonWords.has(asked) || knownWords.has(asked)) return null
  if (asked.length < shortest || !/^\p{L}/u.test(asked)) return null
  // "runing" is "running", also where the journal only says "ran".
  const doubled = asked.replace(/([^aeiou])(?=(?:ing|ed)$)/, '$1$1')
  const shortestAlike = doubled === asked ? asked.length - 1 : 3
  const likely = new RegExp(
    `(?<!\\p{L})${asked.charAt(0)}\\p{L}{${shortestAlike - 1},${asked.length}}(?!\\p{L})`,
    'giu',
  )
  const times = new Map<string, number>()
  for (const { title, content } of pages) {
    for (const [found] of `${title}\n${content}`.matchAll(likely)) {
      if (doubled !== asked && rootOf(found) === rootOf(doubled)) return doubled
      if (isOneSlipAway(asked, found.toLowerCase())) times.set(found, (times.get(found) ?? 0) + 1)
    }
  }
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** A letter too many, too few, another one, or two that changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (one[0] !== other[0] || one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 1
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, restOfOther] = [one.slice(at), other.slice(at)]
  // In a short word a letter too many makes another one, unless it was typed twice: "snake" is no "sake".
  const isTypedTwice = one[at] === one[at - 1]
  return (
    ((one.length >= longEnough || isTypedTwice) && rest.slice(1) === restOfOther) ||
    rest === restOfOther.slice(1) ||
    (one.length >= longEnough && rest.slice(1) === restOfOther.slice(1)) ||
    (rest.slice(2) === restOfOther.slice(2) && rest[0] === restOfOther[1] && rest[1] === restOfOther[0])
  )
}
