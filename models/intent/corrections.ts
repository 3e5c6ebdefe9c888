import { readFileSync } from 'node:fs'
import { weighedReply } from '#server/language/intents/weighing/weighed-reply.ts'
import { read } from '#server/language/read.ts'
import type { Taught } from '../linear/fit.ts'
import { type Utterance, utterances } from './sentences.ts'

type Pair = { isCorrection: boolean; asked: string; said: string }

/** A line of a file: `correction` or `answer`, what the companion said, what was said to it. */
const pairs: readonly Pair[] = ['mixed-up.tsv', 'from-many-places.tsv', 'just-the-right-word.tsv'].flatMap((file) =>
  readFileSync(new URL(`pairs/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind, asked, said] = line.split('\t')
      if (!asked || !said || (kind !== 'correction' && kind !== 'answer'))
        throw new Error(`${file} has a line that is not kind, question and words: ${line}`)
      return { isCorrection: kind === 'correction', asked, said }
    }),
)

const correction = new Set(['correction'])
const none: ReadonlySet<string> = new Set()
const taughtBy = ({ isCorrection, asked, said }: Pair, cost: number, isQuiet = false): Taught => ({
  windows: [weighedReply(read(said), read(asked))],
  is: isCorrection ? correction : none,
  cost,
  isQuiet,
})

const strangerCost = 0.6

/** The pairs, and whatever else was said to something, each to a line of the companion's that it was not an answer to. */
export function taughtToCorrect(random: () => number): Taught[] {
  const asked = () => pairs[Math.floor(random() * pairs.length)]?.asked ?? ''
  const other = ({ wants, said }: Utterance) =>
    taughtBy({ isCorrection: wants === 'correction', asked: asked(), said }, strangerCost)
  return [...pairs.map((pair) => taughtBy(pair, 1)), ...utterances.filter(({ wants }) => wants !== 'repeat').map(other)]
}
