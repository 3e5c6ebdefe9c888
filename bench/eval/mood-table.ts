import { analyseEntry } from '#server/features/analysis/entry/rules.ts'
import { valenceOf } from '#server/features/analysis/entry/valence.ts'
import { emobank, goEmotions, type Rated } from '#server/testing/data/sets.ts'
import { baselines, type Scorer, vaderLexicon } from './baselines.ts'
import { learnable, ofJournal, ofTweet } from './examples.ts'
import { polarityOf } from './feelings.ts'
import { crossJudged } from './folds.ts'
import { type Line, line, skipped } from './line.ts'
import { auc, correlation, type Labelled, macroF1, withInterval } from './measures.ts'
import { learnMood, predicted } from './mood-model.ts'

function beside(measure: (scorer: Scorer) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(baselines).map(([name, scorer]) => [name, measure(scorer)]))
}

const poles = (cases: readonly Labelled[]) =>
  macroF1(
    cases.map(({ score, isPositive }) => [isPositive ? 'positive' : 'negative', score >= 0 ? 'positive' : 'negative']),
  )

const asSpoken = (text: string) => text.toLowerCase().replace(/[.,;:!?"()\n]+/g, ' ')

function journalLines({ comments, journals, tweets }: NonNullable<ReturnType<typeof learnable>>): Line[] {
  const lexicon = vaderLexicon()
  const rest = [...comments, ...tweets.map(ofTweet)]
  const judged = crossJudged(
    journals,
    (training) => learnMood([...rest, ...training.map(ofJournal)], lexicon),
    (journal, weights) => {
      const spoken = { ...journal, text: asSpoken(journal.text) }
      return { score: predicted(ofJournal(journal), weights), spoken: predicted(ofJournal(spoken), weights) }
    },
  )
  const cases = journals.flatMap(({ text, feelings }, at) => {
    const polarity = polarityOf(feelings)
    const { score = 0, spoken = 0 } = judged[at] ?? {}
    return polarity === 'positive' || polarity === 'negative'
      ? [{ text, score, spoken, isPositive: polarity === 'positive' }]
      : []
  })
  const said = cases.map((one) => ({ ...one, score: one.spoken }))
  const scoredBy = (scorer: Scorer) => cases.map((one) => ({ ...one, score: scorer(one.text) }))
  return [
    line(
      'journals, AUC positive/negative (5-fold)',
      cases.length,
      withInterval(cases, auc),
      0.94,
      beside((by) => auc(scoredBy(by))),
    ),
    line(
      'journals, macro F1 positive/negative (5-fold)',
      cases.length,
      withInterval(cases, poles),
      0.83,
      beside((by) => poles(scoredBy(by))),
    ),
    line('the same as speech, no capitals or stops, AUC', said.length, withInterval(said, auc), 0.94),
  ]
}

function tweetLines({ comments, journals, tweets }: NonNullable<ReturnType<typeof learnable>>): Line[] {
  const lexicon = vaderLexicon()
  const rest = [...comments, ...journals.map(ofJournal)]
  const scores = crossJudged(
    tweets,
    (training) => learnMood([...rest, ...training.map(ofTweet)], lexicon),
    (tweet, weights) => predicted(ofTweet(tweet), weights),
  )
  const pairs = tweets.map(({ value }, at) => [scores[at] ?? 0, value] as const)
  const theirs = beside((by) => correlation(tweets.map(({ text, value }) => [by(text), value])))
  return [
    line(
      'tweets, r with mean rating (5-fold)',
      tweets.length,
      withInterval(pairs, correlation),
      (theirs.VADER ?? 0) - 0.02,
      theirs,
    ),
  ]
}

function emobankLines(sentences: Rated[]): Line[] {
  const pairs = sentences.map(({ text, value }) => [valenceOf(text).score, value] as const)
  const theirs = beside((by) => correlation(sentences.map(({ text, value }) => [by(text), value])))
  const moods = sentences.flatMap(({ text, value }) => {
    const { moodScore } = analyseEntry(text)
    return moodScore === null ? [] : [[moodScore, value] as const]
  })
  return [
    line('EmoBank, r with valence (no weight from it)', pairs.length, withInterval(pairs, correlation), 0.54, theirs),
    line('EmoBank, the mood shown, from five words on', moods.length, withInterval(moods, correlation), 0.54),
  ]
}

const unclear = new Set(['confusion', 'curiosity', 'realization', 'surprise'])

function commentLines(comments: NonNullable<ReturnType<typeof goEmotions>>): Line[] {
  const clear = comments.filter(({ feelings }) => feelings.length === 1 && !unclear.has(feelings[0] ?? ''))
  const truthOf = (feelings: string[]) => (feelings[0] === 'neutral' ? 'neutral' : (polarityOf(feelings) ?? 'neutral'))
  const three = (scorer: Scorer, edge: number) =>
    clear.map(({ text, feelings }) => {
      const score = scorer(text)
      return [truthOf(feelings), score > edge ? 'positive' : score < -edge ? 'negative' : 'neutral'] as const
    })
  const ours = three((text) => valenceOf(text).score, 0.2)
  return [
    line(
      'GoEmotions dev, macro F1 of three classes',
      clear.length,
      withInterval(ours, macroF1),
      0.625,
      beside((by) => macroF1(three(by, 0.05))),
    ),
  ]
}

export function moodTable(): Line[] {
  const sets = learnable()
  const [sentences, comments] = [emobank(), goEmotions('dev')]
  return [
    ...(sets ? [...journalLines(sets), ...tweetLines(sets)] : skipped('journals, tweets')),
    ...(sentences ? emobankLines(sentences) : skipped('EmoBank')),
    ...(comments ? commentLines(comments) : skipped('GoEmotions')),
  ]
}
