import type { Clause } from '../clauses.ts'
import { featuresOf } from '../learned/features.ts'
import { scoreOf } from '../learned/scores.ts'
import { type Output, readWeights } from '../learned/weights.ts'
import type { Doc } from '../read.ts'
import { words } from '../words.ts'
import { bareAnswer } from './bare-answer.ts'
import { formulasIn } from './formulas.ts'
import type { IntentId } from './intent-ids.ts'
import { weighedWords, windowsOf } from './weighing/windows.ts'

/** In log odds, of what is taken at its word. */
const certain = 9

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

/** "Mhm" and "I don't know" want nothing by themselves. */
const isBare = (text: string) => ['yes', 'unsure'].includes(bareAnswer(text) ?? '')

function intentsOf(doc: Doc): Intent[] {
  const { sentences, clauses } = doc
  if (sentences.every(({ text }) => isBare(text))) return []
  const said = formulasIn(doc).map((formula): Intent => ({ ...formula, score: certain }))
  if (said.length === sentences.length) return said
  const windows = windowsOf(sentences).map((words) => featuresOf(words, learned.buckets))
  const heard = learned.outputs.flatMap((output): Intent[] => {
    const score = Math.max(...windows.map((groups) => scoreOf(output, groups))) - output.mark
    const isSaid = said.some(({ id }) => id === output.name)
    return score >= 0 && !isSaid ? [{ id: output.name as IntentId, clause: clauseOf(output, clauses), score }] : []
  })
  return [...said, ...heard].filter(({ id, clause }) => id !== 'no-more-calls' || !isReported(clauses, clause))
}

const saying = words('say tell ask shout yell')

/** "I told him | don't call me again": what was said to somebody else, in this clause or the one before; "I told you" is said to us. */
const isReported = (clauses: readonly Clause[], at: number) =>
  clauses
    .slice(Math.max(0, at - 1), at + 1)
    .flatMap(({ tokens }) => tokens)
    .some(({ lemma, lower }, index, all) => saying.has(lemma) && lower !== lemma && all[index + 1]?.lower !== 'you')

/** The clause that says it most. */
function clauseOf(output: Output, clauses: readonly Clause[]): number {
  if (clauses.length < 2) return 0
  const scores = clauses.map(({ text }) => scoreOf(output, featuresOf(weighedWords(text), learned.buckets)))
  return scores.indexOf(Math.max(...scores))
}
