import { spokenWords } from '../intents/spoken-words.ts'
import { featuresOf } from '../learned/features.ts'
import { scoreOf } from '../learned/scores.ts'
import { readWeights } from '../learned/weights.ts'
import { meanScores, wordScores } from '../learned/word-scores.ts'
import type { Doc } from '../read.ts'
import { lastWords, spokenSentences } from '../run-ons/sentences.ts'
import { hardKinds, somethingHard, type ToldKind } from './told-kinds.ts'

/** A kind of thing that was told, how likely it is (0 to 1), and the words that told it. */
export type Told = { kind: ToldKind | typeof somethingHard; likelihood: number; words: string }

const learn = 'npm run learn:told'
const learned = readWeights(new URL('../../../models/told/weights.bin', import.meta.url), learn)
const vocabulary = wordScores(readWeights(new URL('../../../models/told/words.bin', import.meta.url), learn))

/** What is told is weighed in pieces of about so many words, as people learned from told it. */
const piece = 40
/** Of a very long turn only the end is weighed, so that nobody waits. */
const mostWeighed = 120
const [plainer, short] = [0.25, 9]
const [hardMark, lessSure] = [0.62, 0.5]
const none = 'none'
const known = new WeakMap<Doc, Told[]>()

/** The kinds of things that a text tells of, the likeliest first, as far as they are likely enough to be taken up. */
export function kindsTold(doc: Doc): Told[] {
  const told = known.get(doc) ?? piecesOf(doc.text).flatMap(kindsInPiece).toSorted(byLikelihood)
  known.set(doc, told)
  return told
}

/** Of two things in one breath neither is likely; then each sentence is weighed by itself, and has to be plainer. */
function kindsInPiece(sentences: readonly string[]): Told[] {
  const words = sentences.join(' ')
  const weighed = likelihoodsOf(words)
  const isShort = spokenWords(words).length < short
  const whole = likelyOf(weighed, words, isShort ? plainer : 0)
  if (whole.length > 0) return whole
  const apart = sentences.length > 1 ? sentences.flatMap((one) => likelyOf(likelihoodsOf(one), one, plainer)) : []
  return apart.length > 0 || isShort ? apart : hardOf(weighed, words)
}

/** It is likely that one of the hard kinds was told, though none of them is. */
function hardOf(likelihoods: readonly number[], words: string): Told[] {
  const likelihood = likelihoods
    .filter((_, at) => hardKinds.has(learned.outputs[at]?.name ?? ''))
    .reduce((sum, one) => sum + one, 0)
  return likelihood >= hardMark ? [{ kind: somethingHard, likelihood: likelihood * lessSure, words }] : []
}

const byLikelihood = (one: Told, other: Told) => other.likelihood - one.likelihood

function piecesOf(text: string): string[][] {
  const pieces: string[][] = []
  for (const sentence of spokenSentences(lastWords(text, mostWeighed))) {
    const last = pieces.at(-1)
    if (last && spokenWords([...last, sentence].join(' ')).length <= piece) last.push(sentence)
    else pieces.push([sentence])
  }
  return pieces
}

/** A softmax over all kinds, and none. */
function likelihoodsOf(text: string): number[] {
  const odds = oddsOf(spokenWords(text))
  const sum = odds.reduce((all, one) => all + Math.exp(one), 0)
  return odds.map((one) => Math.exp(one) / sum)
}

function likelyOf(likelihoods: readonly number[], words: string, more: number): Told[] {
  return learned.outputs.flatMap(({ name, mark }, at): Told[] => {
    const likelihood = likelihoods[at] ?? 0
    return name !== none && likelihood >= mark + more ? [{ kind: name as ToldKind, likelihood, words }] : []
  })
}

function oddsOf(words: readonly string[]): number[] {
  const groups = featuresOf(words, learned.buckets)
  const means = meanScores(vocabulary, words)
  return learned.outputs.map((output, at) => scoreOf(output, groups) + (means[at] ?? 0))
}

/** How much more these words alone speak for that kind than no words do; above nothing, it is about them. */
export function speaksFor(kind: Told['kind'], words: string): number {
  const at = learned.outputs.findIndex(({ name }) => name === kind)
  return (oddsOf(spokenWords(words))[at] ?? 0) - (learned.outputs[at]?.bias ?? 0)
}
