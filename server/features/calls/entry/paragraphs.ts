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
const shortestThought = 8

/** One idea a paragraph: another begins where neither the question nor the answer takes up what was told before. */
export function paragraphsOf(all: readonly Told[]): string[][] {
  const paragraphs: string[][] = []
  for (const { sentences, asked, isAskedAnew } of all) {
    for (const [index, sentence] of sentences.entries()) {
      const current = paragraphs.at(-1)
      const answers = { sentence, asked, isAskedAnew }
      if (current && (index === 0 ? goesOnAfter(answers, current) : goesOnIn(sentence, current))) current.push(sentence)
      else paragraphs.push([sentence])
    }
  }
  return paragraphs
}

type Next = { sentence: string; asked: string; isAskedAnew: boolean }

const goesOnAfter = (one: Next, current: readonly string[]) =>
  !isFull(one, current) && (goesOn(one, current) || !one.isAskedAnew)

/** In one go people seldom change the subject: only a long one ends, and where nothing leans on what was said last. */
function goesOnIn(sentence: string, current: readonly string[]): boolean {
  const isShort = wordsIn(sentence).length < shortestThought
  if (isShort || wordsIn(current.join(' ')).length < longWords || leansBack(sentence)) return true
  const last = lemmasOf(current.slice(-2).join(' '))
  return [...lemmasOf(sentence)].some((lemma) => last.has(lemma))
}

/** Long enough to end where something was asked, or where what follows can be understood by itself. */
function isFull({ sentence, isAskedAnew }: Next, current: readonly string[]): boolean {
  const length = wordsIn(current.join(' ')).length
  return length >= fullWords || (length >= longWords && (isAskedAnew || !leansBack(sentence)))
}

function goesOn({ sentence, asked }: Next, current: readonly string[]): boolean {
  if (leansBack(sentence)) return true
  const known = lemmasOf(current.join(' '))
  if ([...lemmasOf(sentence)].some((lemma) => known.has(lemma))) return true
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
