import type { Clause } from '../clauses.ts'
import { featuresOf } from '../learned/features.ts'
import { scoreOf } from '../learned/scores.ts'
import { type Output, readWeights } from '../learned/weights.ts'
import type { Doc } from '../read.ts'
import type { IntentId } from './intent-ids.ts'
import { weighedWords, windowsOf } from './windows.ts'

/** What a clause wants of the talk, which of the clauses it is, and by how much in log odds that is beyond its mark. */
export type Intent = { id: IntentId; clause: number; score: number }

/** Without it no goodbye would be heard, so nothing starts. */
const learned = readWeights(new URL('../../../models/intent/weights.bin', import.meta.url), 'npm run learn:intent')
const known = new WeakMap<Doc, Intent[]>()

/** What is asked of the talk itself, and by which clause; somebody who only tells has none. */
export function intentsIn(doc: Doc): Intent[] {
  const intents = known.get(doc) ?? intentsOf(doc)
  known.set(doc, intents)
  return intents
}

function intentsOf({ sentences, clauses }: Doc): Intent[] {
  const windows = windowsOf(sentences).map((words) => featuresOf(words, learned.buckets))
  return learned.outputs.flatMap((output) => {
    const score = Math.max(...windows.map((groups) => scoreOf(output, groups))) - output.mark
    return score >= 0 ? [{ id: output.name as IntentId, clause: clauseOf(output, clauses), score }] : []
  })
}

/** The clause that says it most. */
function clauseOf(output: Output, clauses: readonly Clause[]): number {
  if (clauses.length < 2) return 0
  const scores = clauses.map(({ text }) => scoreOf(output, featuresOf(weighedWords(text), learned.buckets)))
  return scores.indexOf(Math.max(...scores))
}
