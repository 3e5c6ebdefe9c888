import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { learnAreas, likeliest } from '../area-model.ts'
import { crossJudged } from '../folds.ts'
import { type Line, line, skipped } from '../line.ts'
import { accuracy, macroF1, withInterval } from '../measures.ts'
import { placedJournals } from '../placed.ts'

export function areaTable(): Line[] {
  const placed = placedJournals()
  if (!placed) return skipped('areas of life')
  const guesses = crossJudged(placed, learnAreas, ({ text }, weights) => likeliest(text, weights))
  const pairs = placed.map(({ area }, at) => [area, guesses[at] ?? ''] as const)
  const named = placed.filter(({ text }) => analyseEntry(text).themes.length > 0).length
  console.log(`journals with at least one theme ${named} of ${placed.length}`)
  return [
    line('journals, area of life, accuracy (5-fold)', pairs.length, withInterval(pairs, accuracy), 0.72),
    line('journals, area of life, macro F1 (5-fold)', pairs.length, withInterval(pairs, macroF1), null),
  ]
}
