import { moodOf } from '#server/language/mood/estimate.ts'
import { valenceOf } from '#server/language/mood/valence.ts'
import {
  type Comment,
  emobank,
  goEmotions,
  type Journal,
  journals,
  type Rated,
  tweets,
} from '#server/testing/data/sets.ts'
import { polarityOf } from '../../../models/mood/feelings.ts'
import { isKept, keptShare } from '../../../models/mood/parts.ts'
import { baselines, type Scorer } from '../baselines.ts'
import { mayOpen } from '../kept-apart.ts'
import { type Line, line, skipped } from '../line.ts'
import { auc, correlation, type Labelled, macroF1, withInterval } from '../measures.ts'

type Pairs = (readonly [string, string])[]

function beside(measure: (scorer: Scorer) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(baselines).map(([name, scorer]) => [name, measure(scorer)]))
}

const score: Scorer = (text) => valenceOf(text).score
const asSpoken = (text: string) => text.toLowerCase().replace(/[.,;:!?"()\n]+/g, ' ')
const poles = (cases: readonly Labelled[]) =>
  macroF1(
    cases.map((one) => [one.isPositive ? 'positive' : 'negative', one.score >= 0 ? 'positive' : 'negative'] as const),
  )
/** As the makers of VADER divide its scale; wink's runs alike. */
const third = (by: Scorer, text: string, edge = 0.05) =>
  by(text) > edge ? 'positive' : by(text) < -edge ? 'negative' : 'neutral'
const ownThird = (text: string) => {
  const { sentiment } = moodOf(text, null)
  return sentiment === 'mixed' ? 'neutral' : sentiment
}

function journalLines(kept: readonly Journal[]): Line[] {
  const labelled = kept.flatMap(({ text, feelings }) => {
    const polarity = polarityOf(feelings)
    return polarity ? [{ text, polarity, third: polarity === 'mixed' ? 'neutral' : polarity }] : []
  })
  const clear = labelled.filter(({ polarity }) => polarity !== 'mixed')
  const scoredBy = (by: Scorer) =>
    clear.map(({ text, polarity }) => ({ score: by(text), isPositive: polarity === 'positive' }))
  const thirds = (guess: (text: string) => string): Pairs => labelled.map((one) => [one.third, guess(one.text)])
  const ours = scoredBy(score)
  const spoken = scoredBy((text) => score(asSpoken(text)))
  const n = clear.length
  const aucs = beside((by) => auc(scoredBy(by)))
  const f1s = beside((by) => poles(scoredBy(by)))
  const threes = beside((by) => macroF1(thirds((text) => third(by, text))))
  return [
    line('journals kept apart, good or bad, AUC', n, withInterval(ours, auc), atLeast(floors.journalsAuc, aucs), aucs),
    line(
      'journals kept apart, good or bad, macro F1',
      n,
      withInterval(ours, poles),
      atLeast(floors.journalsF1, f1s),
      f1s,
    ),
    line(
      'journals kept apart, good, bad, both, macro F1',
      labelled.length,
      withInterval(thirds(ownThird), macroF1),
      atLeast(floors.journalsThree, threes),
      threes,
    ),
    line(
      'the same good or bad as speech arrives, AUC',
      n,
      withInterval(spoken, auc),
      atLeast(floors.spokenAuc, aucs),
      aucs,
    ),
  ]
}

function ratedLine(what: string, texts: readonly Rated[], floor: number, by: Scorer = score): Line {
  const theirs = beside((other) => correlation(texts.map(({ text, value }) => [other(text), value])))
  const pairs = texts.map(({ text, value }) => [by(text), value] as const)
  return line(what, texts.length, withInterval(pairs, correlation), atLeast(floor, theirs), theirs)
}

const unclear = new Set(['confusion', 'curiosity', 'realization', 'surprise'])

function commentLine(comments: readonly Comment[]): Line {
  const clear = comments.flatMap(({ text, feelings: [feeling = '', another] }) => {
    if (another !== undefined || unclear.has(feeling)) return []
    return [{ text, truth: feeling === 'neutral' ? 'neutral' : (polarityOf([feeling]) ?? 'neutral') }]
  })
  const guessed = (guess: (text: string) => string): Pairs => clear.map(({ text, truth }) => [truth, guess(text)])
  const theirs = beside((by) => macroF1(guessed((text) => third(by, text))))
  const ours = withInterval(guessed(ownThird), macroF1)
  return line(
    'GoEmotions dev, kept apart, three classes, F1',
    clear.length,
    ours,
    atLeast(floors.comments, theirs),
    theirs,
  )
}

/** Reached on 2026-11-22. */
const floors = {
  journalsAuc: 0.972,
  journalsF1: 0.88,
  journalsThree: 0.628,
  spokenAuc: 0.971,
  tweets: 0.88,
  emobank: 0.611,
  emobankShown: 0.605,
  comments: 0.628,
}

/** Nor may a well-known library be better on the same texts. */
const atLeast = (floor: number, theirs: Record<string, number>) => Math.max(floor, ...Object.values(theirs))

const neutral = 5.5

export function moodTable(): Line[] {
  const [written, posts, sentences, comments] = [journals(), tweets(), emobank(), goEmotions('dev')]
  if (!written || !posts || !sentences || !comments) return skipped('mood')
  if (!mayOpen()) return [{ what: 'mood, on the parts kept apart', isReached: false }]
  const half = sentences.filter(({ text }) => isKept(text, keptShare.emobank))
  return [
    ...journalLines(written.filter(({ text }) => isKept(text, keptShare.journals))),
    ratedLine(
      'tweets kept apart, r with mean rating',
      posts.filter(({ text }) => isKept(text, keptShare.tweets)),
      floors.tweets,
    ),
    ratedLine('EmoBank kept apart, r with valence', half, floors.emobank),
    ratedLine(
      'EmoBank kept apart, the mood shown',
      half,
      floors.emobankShown,
      (text) => moodOf(text, null).moodScore ?? neutral,
    ),
    commentLine(comments),
  ]
}
