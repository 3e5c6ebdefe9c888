import { writeFileSync } from 'node:fs'
import { isWeighed, levelPast } from '#server/features/safety/learned/level.ts'
import { type Model, scoresOf } from '#server/features/safety/learned/score.ts'
import { packed, type Shipped } from '#server/features/safety/learned/shipped.ts'
import { windowsOf } from '#server/features/safety/learned/windows.ts'
import { clausesOf } from '#server/features/safety/reading.ts'
import { readByRules } from '#server/features/safety/rules.ts'
import { ours, tuned } from '#server/features/safety/sentences/sentences.ts'
import { diary, goEmotions, journals, tweets } from '#server/testing/data/sets.ts'
import { crossJudged } from './folds.ts'
import { type Judged, learnDanger, levels } from './safety-model.ts'
import { learnedFrom } from './safety-table.ts'

/** So many features are shipped, of three times as many. */
const shippedFeatures = 18_000
/** At most so many stretches of real journals and of the diary, and of harmless sentences of ours, pass each mark. */
const mostQuiet = [0.002, 0.001] as const
const mostAlike = [0.048, 0.036] as const
/** Of those who only think of it and are heard, at most so many are taken for in the middle of it. */
const mostTakenForImminent = 0.12

const [comments, short, real, old] = [goEmotions('train'), tweets(), journals(), diary()]
if (!comments || !short || !real || !old) throw new Error('The texts are not here; the weights stay as they are.')

type Known = Judged & {
  about: string
  ruled: number
  stretches: string[]
  isQuiet: boolean
  isStrangers: boolean
}
const isOurs = new Set(ours)

function knownOf(text: string, level: number, what: { isOwn: boolean; isQuiet: boolean; isStrangers: boolean }): Known {
  const read = readByRules(text)
  const heard = [...new Map(clausesOf(text).map((one) => [one.sentenceNumber, one.sentence])).values()].join(' ')
  return { about: '', heard, level, ruled: read.level, stretches: windowsOf(read.left).filter(isWeighed), ...what }
}

const own = tuned.map((one) => ({
  ...knownOf(one.words, one.level, { isOwn: true, isQuiet: false, isStrangers: !isOurs.has(one) }),
  about: one.about,
}))
const elsewhere = { isOwn: false, isStrangers: false }
const calm = [...comments.filter((_, at) => at % 2 === 0), ...short]
  .map(({ text }) => knownOf(text.replace(/\[(?:NAME|RELIGION)\]/g, ''), 0, { ...elsewhere, isQuiet: false }))
  .filter(({ ruled }) => ruled === 0)
const quiet = [...learnedFrom(real).map(({ text }) => text), ...learnedFrom(old)].map((text) =>
  knownOf(text, 0, { ...elsewhere, isQuiet: true }),
)

/** A long entry is learned by its stretches, as it is read. */
const taught = (texts: readonly Known[]): Judged[] =>
  texts.flatMap((one) => (one.isQuiet ? one.stretches.map((heard) => ({ ...one, heard })) : [one]))
const learn = (texts: readonly Known[]) => learnDanger(taught(texts), shippedFeatures)

const nothing = levels.map(() => Number.NEGATIVE_INFINITY)
function highest(stretches: readonly string[], model: Model): number[] {
  const scores = stretches.map((words) => scoresOf(words, model))
  return nothing.map((least, at) => Math.max(least, ...scores.map((one) => one[at] ?? least)))
}

const judged = crossJudged([...own, ...calm, ...quiet], learn, (one, model) => ({
  one,
  scores: highest(one.stretches, model),
}))
type Scored = (typeof judged)[number]

/** The lowest mark that no more than this share of these passes. */
function markFor(some: readonly Scored[], at: number, most: number): number {
  const scores = some.map(({ scores }) => scores[at] ?? 0).sort((a, b) => b - a)
  return scores[Math.floor(some.length * most)] ?? 0
}

const isAlike = ({ one }: Scored) => one.isOwn && one.level < 2 && one.ruled < 2

function leastOf(at: 0 | 1): number {
  const silent = judged.filter(({ one }) => one.isQuiet)
  return Math.max(markFor(silent, at, mostQuiet[at]), markFor(judged.filter(isAlike), at, mostAlike[at]))
}

const [leastAround, leastActive] = [leastOf(0), leastOf(1)]
const thinking = judged.filter(
  ({ one, scores }) => one.isOwn && one.level === 3 && (one.ruled >= 3 || (scores[1] ?? 0) > leastActive),
)
const least = [leastAround, leastActive, markFor(thinking, 2, mostTakenForImminent)]

function levelOf({ one, scores }: Scored): number {
  const isPast = scores.map((score, at) => score > (least[at] ?? 0))
  return Math.max(one.ruled, levelPast(isPast, one.ruled))
}

function say(what: string, some: readonly Scored[], isRight: (level: number) => boolean) {
  const right = some.filter((one) => isRight(levelOf(one))).length
  console.log(`${what.padEnd(40)} ${right} of ${some.length}  ${(right / some.length).toFixed(3)}`)
}

console.log(`5-fold, marks ${least.map((one) => one.toFixed(2)).join(' ')}`)
for (const isStrangers of [false, true]) {
  const some = judged.filter(({ one }) => one.isOwn && one.isStrangers === isStrangers)
  const who = isStrangers ? 'strangers' : 'ours'
  const at = (from: number, to: number) => some.filter(({ one }) => one.level >= from && one.level <= to)
  say(`${who}: levels 3–4 heard as such`, at(3, 4), (level) => level >= 3)
  say(`${who}: levels 3–4 noticed`, at(3, 4), (level) => level >= 2)
  say(`${who}: level 2 noticed`, at(2, 2), (level) => level >= 2)
  say(`${who}: level 4 heard as 4`, at(4, 4), (level) => level === 4)
  say(`${who}: level 3 taken for 4`, at(3, 3), (level) => level === 4)
  say(`${who}: levels 0–1 left alone`, at(0, 1), (level) => level < 2)
}
say(
  'journals and diary left alone',
  judged.filter(({ one }) => one.isQuiet),
  (level) => level < 2,
)
say(
  'comments left alone',
  judged.filter(({ one }) => !one.isQuiet && !one.isOwn),
  (level) => level < 2,
)

console.log('now all of it')
const { places, levels: models } = learn([...own, ...calm, ...quiet])
const steps = models.map(({ of }) => {
  const sizes = [...of].map(Math.abs).sort((a, b) => b - a)
  return (sizes[Math.floor(sizes.length / 1000)] ?? 1) / 31
})
const digits = models.map(({ of }, at) =>
  [...of].map((weight) => Math.max(-31, Math.min(31, Math.round(weight / (steps[at] ?? 1))))),
)
const shipped: Shipped = {
  levels: models.map(({ bias }, at) => ({
    bias: Number(bias.toFixed(3)),
    step: Number((steps[at] ?? 1).toFixed(4)),
    least: Number((least[at] ?? 0).toFixed(3)),
  })),
  features: packed([...places.keys()], digits),
}
writeFileSync(
  new URL('../../server/features/safety/learned/weights.ts', import.meta.url),
  `import type { Shipped } from './shipped.ts'

/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0), VADER tweets and Lemotif journals (MIT) and half of a diary. */
export const learned: Shipped = ${JSON.stringify(shipped, null, 2)}
`,
)
