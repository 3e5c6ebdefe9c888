import { opened } from '#server/features/analysis/entry/table.ts'
import { concernsAnother } from '../another.ts'
import { tellsOfThePast, tellsOfThings } from '../context.ts'
import type { Clause } from '../reading.ts'
import { featuresOf, isGrave } from './features.ts'
import { scoreOf } from './score.ts'
import { learned } from './weights.ts'
import { windowsOf } from './windows.ts'

/** Fewer say too little to be weighed. */
const leastWords = 4
const mishap =
  /\b(?:shaving|cooking|oven|skillet|kitchen|grill|gardening|bushes|thorns|playing|football|soccer|basketball|running|hiking|bike|ski|skiing|gym|workout|hammer|ladder|cat)\b/
const oneself = /\b(?:i|me|my|myself)\b/

/** `least`: a score above it counts. `weights`: the table that `opened` reads. */
type Shipped = { bias: number; least: number; weights: Record<string, string> }
export type Learned = { around: Shipped; active: Shipped }

const judge = ({ bias, least, weights }: Shipped) => ({ bias, least, of: opened(weights) })
const [around, active] = [judge(learned.around), judge(learned.active)]

/** What was learned from our own sentences and ordinary comments; never more than 3, for what is imminent is told by rules. */
export function learnedLevel(clauses: readonly Clause[]): 0 | 2 | 3 {
  let highest: 0 | 2 | 3 = 0
  for (const words of new Set(windowsOf(clauses))) {
    if (!oneself.test(words) || words.split(' ').length < leastWords || !isGrave(words)) continue
    const features = featuresOf(words)
    const isActive = scoreOf(features, active) > active.least
    if (!isActive && (highest === 2 || scoreOf(features, around) <= around.least)) continue
    if (mishap.test(words) || tellsOfThings(words) || tellsOfThePast(words) || concernsAnother(words)) continue
    if (isActive) return 3
    highest = 2
  }
  return highest
}
