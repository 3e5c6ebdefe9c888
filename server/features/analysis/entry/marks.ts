import { boosters, boundaries, diminishers, negators, wishes } from './modifiers.ts'
import type { Sentence, Token } from './reading.ts'

/** One occurrence: how strongly, and turned round or not, a word counts here; `side` is the share of that owed to a "but". */
export type Mark = { form: string; factor: number; side: number }

const reachOfNot = 4
const negated = -0.5
const bygone = 'used to'
/** Speech without punctuation is one long sentence: a "but" weighs only what is near it. */
const reachOfBut = 15
const beforeBut = 0.6
const afterBut = 1.3

function emphasis({ tokens, exclaims }: Sentence, at: number): number {
  let factor = 1 + 0.08 * Math.min(exclaims, 4)
  if (tokens[at]?.isLoud) factor *= 1.25
  for (const back of [1, 2]) {
    const before = tokens[at - back]?.form
    if (before === undefined || boundaries.has(before)) break
    if (boosters.has(before)) factor *= back === 1 ? 1.3 : 1.2
    else if (diminishers.has(before)) factor *= 0.7
  }
  return factor
}

function sidesOf(tokens: readonly Token[]): number[] {
  const sides = tokens.map(() => 1)
  for (const [at, { form }] of tokens.entries()) {
    if (form !== 'but' || at === 0) continue
    sides.fill(beforeBut, Math.max(0, at - reachOfBut), at)
    sides.fill(afterBut, at, at + reachOfBut)
  }
  return sides
}

/** Every word of a sentence with what its surroundings make of it; the words alone carry no value here. */
export function marksOf(sentence: Sentence): Mark[] {
  const sides = sidesOf(sentence.tokens)
  let reach = 0
  return sentence.tokens.map(({ form }, at) => {
    if (boundaries.has(form)) reach = 0
    const isNegated = reach > 0
    reach -= 1
    if (negators.has(form) || wishes.has(form) || form === bygone) reach = reachOfNot
    const side = sides[at] ?? 1
    return { form, side, factor: (isNegated ? negated : 1) * side * emphasis(sentence, at) }
  })
}
