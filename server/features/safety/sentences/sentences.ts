import { readdirSync, readFileSync } from 'node:fs'

export type Sentence = { level: 0 | 1 | 2 | 3 | 4; about: string; words: string }

/** A line of a file: `level|about|words`. Read by tests and measurements only; the product never opens them. */
function sentencesIn(path: string): Sentence[] {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, level, about = '', words = ''] = /^([0-4])\|([^|]+)\|(.+)$/.exec(line) ?? []
      if (level === undefined) throw new Error(`${path} has a line that is not level|about|words: ${line}`)
      return { level: Number(level) as Sentence['level'], about, words }
    })
}

const allIn = (folder: string): Sentence[] =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .sort()
    .flatMap((file) => sentencesIn(`${folder}/${file}`))

/** Labelled before the rules saw them; the rules were then made for them. */
export const first = allIn('first')
export const ours = [...first, ...allIn('ours')]
/** By other hands, who had not seen a rule. */
const strangers = allIn('strangers')
export const tuned = [...ours, ...strangers]

/** What the reading is judged by: nobody may look at which of these are missed and then mend anything with it. */
export const heldOut = sentencesIn('held-out/ours.txt')
export const heldOutByStrangers = sentencesIn('held-out/strangers.txt')
/** By five more writers. Learning from them raised more false alarms than it was worth, so they measure. */
export const notLearnedFrom = allIn('not-learned-from')
export const earlier = sentencesIn('held-out/earlier.txt')
