import { emobank } from '#server/testing/data/sets.ts'
import { auc, correlation, macroF1 } from '../../bench/eval/measures.ts'
import { exampleGroups, exampleOf, learnable } from './examples.ts'
import { polarityOf } from './feelings.ts'
import { learned, predicted } from './fit.ts'
import { isKept, keptShare } from './parts.ts'
import { moodVectors } from './vectors.ts'

/** What models are chosen by: three folds of what may be learned from, and the half of EmoBank that is not kept apart. */
const folds = 3
const [sets, vectors, sentences] = [learnable(), moodVectors(), emobank()]
if (!sets || !vectors || !sentences) throw new Error('What data.json lists is not all here.')
const known = vectors
const near = sentences.filter(({ text }) => !isKept(text, keptShare.emobank))
const scores = new Map<string, number>()
for (let fold = 0; fold < folds; fold += 1) {
  const others = <Case>(cases: readonly Case[]) => cases.filter((_, index) => index % folds !== fold)
  const training = { ...sets, journals: others(sets.journals), tweets: others(sets.tweets) }
  const model = learned(exampleGroups(training, known), sets.words)
  const score = (text: string) => predicted(model, exampleOf(text, known, 0, 0))
  for (const cases of [sets.journals, sets.tweets])
    for (const [index, { text }] of cases.entries()) if (index % folds === fold) scores.set(text, score(text))
  if (fold === 0) {
    const pairs = near.map(({ text, value }) => [score(text), value] as const)
    console.log('EmoBank, near half, r', correlation(pairs).toFixed(3))
  }
}
const of = (text: string) => scores.get(text) ?? 0
console.log('tweets, r', correlation(sets.tweets.map(({ text, value }) => [of(text), value])).toFixed(3))
const journals = sets.journals.flatMap(({ text, feelings }) => {
  const polarity = polarityOf(feelings)
  return polarity ? [{ polarity, score: of(text) }] : []
})
const poles = journals.filter(({ polarity }) => polarity !== 'mixed')
const cases = poles.map(({ polarity, score }) => ({ score, isPositive: polarity === 'positive' }))
console.log('journals, AUC', auc(cases).toFixed(3))
for (const edge of [-0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2]) {
  const guesses = poles.map(({ polarity, score }) => [polarity, score >= edge ? 'positive' : 'negative'] as const)
  console.log(`journals, macro F1 with its edge at ${edge}`, macroF1(guesses).toFixed(3))
}
