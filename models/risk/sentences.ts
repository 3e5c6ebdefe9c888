import { readdirSync, readFileSync } from 'node:fs'

export type Sentence = { level: 0 | 1 | 2 | 3 | 4; about: string; words: string; by: string }

/** A line of a file: `level|about|words`. Read when learning and measuring; the product never opens them. */
function sentencesIn(path: string): Sentence[] {
  const text = readFileSync(new URL(`sentences/${path}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, level, about = '', words = ''] = /^([0-4])\|([^|]+)\|(.+)$/.exec(line) ?? []
      if (level === undefined) throw new Error(`${path} has a line that is not level|about|words: ${line}`)
      return { level: Number(level) as Sentence['level'], about, words, by: path }
    })
}

const allIn = (folder: string): Sentence[] =>
  readdirSync(new URL(`sentences/${folder}/`, import.meta.url))
    .sort()
    .flatMap((file) => sentencesIn(`${folder}/${file}`))

/** By several hands, of many ages and places; everything is learned from these. */
export const taught = ['first', 'ours', 'strangers', 'five-writers', 'voices', 'walks-of-life', 'own-words'].flatMap(
  allIn,
)

/** By voices that wrote nothing for teaching, and looked at while the reading was made. */
export const development = allIn('development')

/** What the reading is judged by: nobody may look at which of these are missed and then mend anything with it. */
export const heldOut = {
  ours: sentencesIn('held-out/ours.txt'),
  strangers: sentencesIn('held-out/strangers.txt'),
  voices: sentencesIn('held-out/voices.txt'),
  fresh: sentencesIn('held-out/fresh.txt'),
}
