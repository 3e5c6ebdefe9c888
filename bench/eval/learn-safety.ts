import { writeFileSync } from 'node:fs'
import { featuresOf } from '#server/features/safety/learned/features.ts'
import { scoreOf, type Weights } from '#server/features/safety/learned/score.ts'
import { windowsOf } from '#server/features/safety/learned/windows.ts'
import { clausesOf } from '#server/features/safety/reading.ts'
import { ruledLevel } from '#server/features/safety/rules.ts'
import { tuned } from '#server/features/safety/sentences/sentences.ts'
import { goEmotions, tweets } from '#server/testing/data/sets.ts'
import { table } from './compact.ts'
import { crossJudged } from './folds.ts'
import { type Judged, learnDanger } from './safety-model.ts'

/** One ordinary comment in so many may pass the mark. */
const mostAlarms = 1 / 2000
const leastWeight = 0.1

const comments = goEmotions('train')?.map(({ text }) => text.replace(/\[(?:NAME|RELIGION)\]/g, ''))
const short = tweets()?.map(({ text }) => text)
if (!comments || !short) throw new Error('The comments are not here; the weights stay as they are.')

const heardOf = (text: string) =>
  [...new Map(clausesOf(text).map(({ sentenceNumber, sentence }) => [sentenceNumber, sentence])).values()].join(' ')
/** As it is read later: the highest of its stretches. */
const highest = (text: string, model: Weights) =>
  Math.max(...windowsOf(clausesOf(text)).map((words) => scoreOf(featuresOf(words), model)))
type Known = Judged & { text: string }
const calm: Known[] = [...comments, ...short]
  .filter((text) => ruledLevel(text) === 0)
  .map((text) => ({ text, heard: heardOf(text), isDanger: false, weight: 1 }))

function learnt(level: 2 | 3): Weights & { least: number } {
  const own: Known[] = tuned.map((one) => {
    const isDanger = one.level >= level
    return { text: one.words, heard: heardOf(one.words), isDanger, weight: isDanger ? 10 : 6 }
  })
  const isOwn = new Set<Judged>(own)
  const learn = (texts: Known[]) => learnDanger(texts, texts.filter((one) => isOwn.has(one)).length)
  const judged = crossJudged([...own, ...calm], learn, (one, model) => ({
    one,
    score: highest(one.text, model),
  }))
  const ordinary = judged.flatMap(({ one, score }) => (isOwn.has(one) ? [] : [score])).sort((a, b) => b - a)
  const least = ordinary[Math.floor(ordinary.length * mostAlarms)] ?? 0
  const dangers = judged.filter(({ one }) => isOwn.has(one) && one.isDanger)
  const caught = dangers.filter(({ score }) => score > least).length
  console.log(`level ${level} and above, 5-fold: ${caught} of ${dangers.length} beyond ${least.toFixed(2)}`)
  return { ...learn([...own, ...calm]), least }
}

const [around, active] = [learnt(2), learnt(3)]
/** What weighs next to nothing would only be noise. */
function shipped({ bias, least, of }: ReturnType<typeof learnt>) {
  const heavy = new Map([...of].filter(([, value]) => Math.abs(value) >= leastWeight))
  return { bias: Number(bias.toFixed(3)), least: Number(least.toFixed(3)), weights: table(heavy, 2) }
}
const learned = { around: shipped(around), active: shipped(active) }
writeFileSync(
  new URL('../../server/features/safety/learned/weights.ts', import.meta.url),
  `import type { Learned } from './level.ts'

/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned: Learned = ${JSON.stringify(learned, null, 2)}
`,
)
