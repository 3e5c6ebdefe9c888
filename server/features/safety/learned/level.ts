import { concernsAnother } from '../another.ts'
import { tellsOfThePast, tellsOfThings } from '../context.ts'
import type { Clause } from '../reading.ts'
import { scoresOf } from './score.ts'
import { unpacked } from './shipped.ts'
import { learned } from './weights.ts'
import { windowsOf } from './windows.ts'

/** Fewer say too little to be weighed. */
const leastWords = 4
const mishap =
  /\b(?:shaving|cooking|oven|skillet|kitchen|grill|gardening|bushes|thorns|playing|football|soccer|basketball|running|hiking|bike|ski|skiing|gym|workout|hammer|ladder|cat)\b/

const oneself = /\b(?:i|me|my|myself|mine|ich|mich|mir|mein|meine|meinen|je|j|jme|me|moi|ma|mon|mes|yo|mi|mis)\b/

/** Asked of one's journal: whoever asks when something was tells nothing of now. */
const asksBack = /^(?:when|where|how often|how many times) (?:was|were|did|have|had) i\b/

const model = unpacked(learned)

export type LearnedLevel = 0 | 2 | 3 | 4

/** For each of the levels 2, 3 and 4, whether what was said passes its mark. Plan, means and an hour only make worse what is danger anyway. */
export function levelPast(isPast: readonly boolean[], ruled: number): LearnedLevel {
  const [isAround, isActive, isImminent] = isPast
  if (isImminent && (isActive || ruled >= 3)) return 4
  if (isActive) return 3
  return isAround ? 2 : 0
}

/** A stretch that may be weighed: told neither of the past nor of others nor of a film. */
export function isWeighed(words: string): boolean {
  return (
    words.split(' ').length >= leastWords &&
    oneself.test(words) &&
    !asksBack.test(words) &&
    !(mishap.test(words) || tellsOfThings(words) || tellsOfThePast(words) || concernsAnother(words))
  )
}

/** What was learned from sentences and ordinary comments. */
export function learnedLevel(clauses: readonly Clause[], ruled: number): LearnedLevel {
  const isPast = learned.levels.map(() => false)
  for (const words of new Set(windowsOf(clauses))) {
    const past = scoresOf(words, model).map((score, at) => score > (learned.levels[at]?.least ?? 0))
    if (past.includes(true) && isWeighed(words)) for (const [at, isSo] of past.entries()) isPast[at] ||= isSo
  }
  return levelPast(isPast, ruled)
}
