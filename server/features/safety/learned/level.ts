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

const model = unpacked(learned)

export type LearnedLevel = 0 | 2 | 3 | 4

/** A stretch that may be weighed: told neither of the past nor of others nor of a film. */
export function isWeighed(words: string): boolean {
  return (
    words.split(' ').length >= leastWords &&
    !(mishap.test(words) || tellsOfThings(words) || tellsOfThePast(words) || concernsAnother(words))
  )
}

/** What was learned from sentences and ordinary comments. */
export function learnedLevel(clauses: readonly Clause[]): LearnedLevel {
  let highest: LearnedLevel = 0
  for (const words of new Set(windowsOf(clauses))) {
    const scores = scoresOf(words, model)
    const isBeyond = ([2, 3, 4] as const).filter((_, at) => (scores[at] ?? 0) > (learned.levels[at]?.least ?? 0))
    const level = isBeyond.at(-1) ?? 0
    if (level > highest && isWeighed(words)) highest = level
  }
  return highest
}
