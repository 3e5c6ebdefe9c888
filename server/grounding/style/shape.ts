import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { conjunctions, fillers } from '#server/language/en/function-words.ts'
import { auxiliaryVerbs, questionWords } from '../en/telling.ts'
import { questionsIn } from '../questions.ts'
import { carriesMeaning } from '../reading.ts'
import { type Sentence, sentencesIn } from '../sentence.ts'
import { holdsRoot, type Sources, type Text } from '../sources.ts'

const markup = /[*_#<>{}[\]|\\/`~^=@•\n\r]|https?:|www\.|\p{Extended_Pictographic}/u
const typed = /https?:|www\.|\S@\S|[`<>{}|\\[\]]|\b\p{L}+\.(?:com|org|net|io)\b/iu
const listed = /^\s*\d+[.)](?:\s|$)/
const longNumber = /\d{5,}/
const shouted = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u

/** What a voice cannot say. */
export function unspeakable({ text }: Sentence, { texts }: Sources): string | null {
  const shout = shouted.exec(text)?.[0]
  if (shout && !texts.some(({ words }) => words.includes(shout))) return shout
  return markup.exec(text)?.[0] ?? listed.exec(text)?.[0] ?? longNumber.exec(text)?.[0] ?? null
}

const fewestWords = 2

/** Nothing a coach would type: an address, code, a long number, a bare word, a shout. */
export function untypable({ text, words }: Sentence): string | null {
  const found = typed.exec(text) ?? longNumber.exec(text) ?? shouted.exec(text)
  return found?.[0] ?? (words.length < fewestWords ? text : null)
}

const longestTurn = 45

export function tooLong({ words }: Sentence, { said }: Sources): string | null {
  const count = words.length + (said === '' ? 0 : said.split(/\s+/).length)
  return count > longestTurn ? `${count} words` : null
}

/** Their own words given back with a question mark ask for nothing: the question that follows is the first. */
export function secondQuestion({ text, bareText }: Sentence, { said, texts }: Sources): string | null {
  const told = texts.filter(({ by }) => by === 'person')
  const before = said === '' ? [] : sentencesIn(said).filter((sentence) => !isEcho(sentence, told))
  const asked = [...before.map((sentence) => sentence.bareText), bareText].join(' ')
  return marksIn(asked) > 1 && bareText.includes('?') ? (questionsIn(text)[0] ?? text) : null
}

const marksIn = (text: string) => text.split('?').length - 1

/** "Refolded it, in front of you?": nothing in it is asked, and all of it was said. */
function isEcho({ bare }: Sentence, told: readonly Text[]): boolean {
  const first = bare.find(({ form }) => !fillers.has(form) && !conjunctions.has(form))?.form ?? ''
  const asks = auxiliaryVerbs.has(first) || bare.some(({ form }) => questionWords.has(form))
  return !asks && bare.every((word) => !carriesMeaning(word) || holdsRoot(told, word.root))
}

export const foreign = ({ text }: Sentence): string | null => (isOtherLanguage(text) ? text : null)
