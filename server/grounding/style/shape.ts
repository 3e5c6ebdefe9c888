import { isOtherLanguage } from '#server/language/detection/detection.ts'
import { questionsIn } from '../questions.ts'
import type { Sentence } from '../sentence.ts'
import type { Sources } from '../sources.ts'

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

export function secondQuestion({ text }: Sentence, { said }: Sources): string | null {
  const marks = [...`${said} ${text}`.matchAll(/\?/g)].length
  return marks > 1 ? (questionsIn(text)[0] ?? text) : null
}

export const foreign = ({ text }: Sentence): string | null => (isOtherLanguage(text) ? text : null)
