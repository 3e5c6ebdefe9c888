import { read } from '#server/language/read.ts'
import { words } from '#server/language/words.ts'
import { lemmasOf } from './machinery/fresh.ts'

/** What was told in one go. */
export type Told = { sentences: readonly string[]; asked: string; isAskedAnew: boolean }

const leaning = words(
  "it it's its that that's this these those he he's him his she she's her they they're them their then but so because which also there there's one",
)
const longSentences = 4
const longWords = 60
const fullWords = 110
const shortestThought = 4

/** One idea a paragraph: another begins where neither the question nor the answer takes up what was told before. */
export function paragraphsOf(all: readonly Told[]): string[][] {
  const paragraphs: string[][] = []
  for (const one of all) {
    if (one.sentences.length === 0) continue
    const current = paragraphs.at(-1)
    if (current && !isFull(one, current) && (goesOn(one, current) || !one.isAskedAnew)) current.push(...one.sentences)
    else paragraphs.push([...one.sentences])
  }
  return paragraphs
}

/** Long enough to end where something was asked, or where what follows can be understood by itself. */
function isFull({ sentences: [first = ''], isAskedAnew }: Told, current: readonly string[]): boolean {
  const length = wordsIn(current.join(' ')).length
  return length >= fullWords || (length >= longWords && (isAskedAnew || !leansBack(first)))
}

function goesOn({ sentences: [first = ''], asked }: Told, current: readonly string[]): boolean {
  if (leansBack(first)) return true
  const known = lemmasOf(current.join(' '))
  if ([...lemmasOf(first)].some((lemma) => known.has(lemma))) return true
  return current.length < longSentences && (pointsBack(asked) || [...lemmasOf(asked)].some((lemma) => known.has(lemma)))
}

/** Says "it" or "she" before it names anything, or too little to stand by itself. */
function leansBack(text: string): boolean {
  const said = wordsIn(text)
  return (said.length < shortestThought && !said.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) || pointsBack(text)
}

const wordsIn = (text: string) => read(text).tokens.filter(({ pos }) => pos !== 'PUNCT')

function pointsBack(text: string): boolean {
  const said = wordsIn(text)
  const noun = said.findIndex(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  return said.slice(0, noun === -1 ? 6 : Math.max(noun, 1)).some(({ lower }) => leaning.has(lower))
}
