import { boosters, boundaries, contrasts, diminishers, negators, wishes } from './modifiers.ts'
import type { Sentence } from './reading.ts'

/** One occurrence: how strongly, and turned round or not, a word counts here. */
export type Mark = { form: string; factor: number; isNegated: boolean }

const reachOfNot = 4
const negated = -0.5
const beforeContrast = 0.6
const afterContrast = 1.3

function emphasis(sentence: Sentence, at: number): number {
  let factor = 1 + 0.08 * Math.min(sentence.exclaims, 4)
  if (sentence.tokens[at].isLoud) factor *= 1.25
  for (const back of [1, 2]) {
    const before = sentence.tokens[at - back]?.form
    if (before === undefined || boundaries.has(before)) break
    if (boosters.has(before)) factor *= back === 1 ? 1.3 : 1.2
    else if (diminishers.has(before)) factor *= 0.7
  }
  return factor
}

/** Every word of a sentence with what its surroundings make of it; the words alone carry no value here. */
export function marksOf(sentence: Sentence): Mark[] {
  const { tokens } = sentence
  const contrastAt = tokens.findLastIndex((one, index) => index > 0 && contrasts.has(one.form) && one.form === 'but')
  let reach = 0
  return tokens.map(({ form }, at) => {
    if (boundaries.has(form)) reach = 0
    const isNegated = reach > 0
    reach -= 1
    if (negators.has(form) || wishes.has(form)) reach = reachOfNot
    const side = contrastAt < 0 ? 1 : at < contrastAt ? beforeContrast : afterContrast
    return { form, factor: (isNegated ? negated : 1) * side * emphasis(sentence, at), isNegated }
  })
}
