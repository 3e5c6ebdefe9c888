import { stretchesOf } from '#server/risk/stretches.ts'
import { sentencesOf, wordsOf } from '#server/risk/words.ts'
import { beginning } from '#server/seed/life/beginning.ts'
import { lately } from '#server/seed/life/lately.ts'
import { middle } from '#server/seed/life/middle.ts'
import { talks } from '#server/seed/life/talks.ts'
import { diary, goEmotions, journals, tweets } from '#server/testing/data/sets.ts'
import { utterances } from '../intent/sentences.ts'
import type { Taught } from '../linear/fit.ts'
import { tellings } from '../told/sentences.ts'
import type { Sentence } from './sentences.ts'

/** Real comments in which somebody may have meant it are no example of calm. */
const meant =
  /kill(ing|ed)? (my|your)self|suicid|want(ed)? to die|wanna die|end(ing)? (it all|my life)|\bkms\b|(was|were|better off) dead/i
const masks = /\[(?:NAME|RELIGION)\]/g
const [dangerCost, alikeCost, diaryCost] = [1.5, 2, 0.5]

export const taughtBy = ({ words, level }: Sentence): Taught => ({
  windows: [wordsOf(words)],
  is: new Set([...(level >= 2 ? ['concern'] : []), ...(level >= 3 ? ['active'] : [])]),
  cost: level >= 2 ? dangerCost : alikeCost,
  isQuiet: false,
})

const none: ReadonlySet<string> = new Set()
const calm = (words: readonly string[], cost = 2): Taught => ({ windows: [words], is: none, cost, isQuiet: true })

/** Every second journal teaches, the others measure. */
export const teaches = <Text>(texts: readonly Text[]) => texts.filter((_, at) => at % 2 === 0)
export const measures = <Text>(texts: readonly Text[]) => texts.filter((_, at) => at % 2 === 1)

const piecesOf = (text: string) => stretchesOf(sentencesOf(text))

/** The days of the person whom the example is about: told and written, and none of them in danger. */
const seeded = (): string[] => [
  ...[...beginning, ...middle, ...lately].map(({ content }) => content),
  ...talks.map(({ said }) => said.flatMap(([by, words]) => (by === 'me' ? [words] : [])).join(' ')),
]

/** Ordinary words of people who do not talk of danger; null where the sets are not on this machine. */
export function calmTexts(): Taught[] | null {
  const [comments, short, entries, old] = [goEmotions('train'), tweets(), journals(), diary()]
  if (!comments || !short || !entries || !old) return null
  return [
    ...utterances.map(({ said }) => calm(wordsOf(said))),
    ...tellings.flatMap(({ said }) => piecesOf(said).map((words) => calm(words))),
    ...seeded().flatMap((text) => piecesOf(text).map((words) => calm(words))),
    ...[...comments, ...short]
      .filter(({ text }) => !meant.test(text))
      .map(({ text }) => calm(wordsOf(text.replace(masks, 'Tom')))),
    ...teaches(entries).flatMap(({ text }) => piecesOf(text).map((words) => calm(words))),
    ...old.filter((_, at) => at % 4 === 0).flatMap((text) => piecesOf(text).map((words) => calm(words, diaryCost))),
  ]
}
