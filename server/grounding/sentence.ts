import { read } from '#server/language/read.ts'
import { auxiliaryVerbs, pronouns } from './en/telling.ts'
import { type Word, wordsOf } from './reading.ts'

/**
 * A sentence that is checked. `bare` is what is left of it without what it quotes; `on` names the sources it rests on; what a
 * quote asks is no question, nor what only ends like one: "didn't she?".
 */
export type Sentence = {
  text: string
  words: readonly Word[]
  bareText: string
  bare: readonly Word[]
  on: readonly number[]
  isQuestion: boolean
}

export const quoted = /“([^“”]*)”|"([^"]*)"/g

export function sentenceOf(text: string, on: readonly number[] = []): Sentence {
  const words = wordsIn(text)
  const bareText = text.replace(quoted, 'it')
  const bare = bareText === text ? words : wordsIn(bareText)
  return { text, words, bareText, bare, on, isQuestion: /\?["”']?$/.test(bareText) && !endsWithTag(bareText) }
}

/** "…, didn’t she?" tells, and only sounds as if it asked. */
function endsWithTag(text: string): boolean {
  const [, verb = '', who = ''] = /,\s+(\p{L}+?)(?:n['’]t)?\s+(\p{L}+)\?["”']?$/u.exec(text.toLowerCase()) ?? []
  return (auxiliaryVerbs.has(verb) || verb === 'wo' || verb === 'ca') && pronouns.has(who)
}

export const wordsIn = (text: string) => wordsOf(read(text).tokens)

export const sentencesIn = (text: string): Sentence[] => read(text).sentences.map((one) => sentenceOf(one.text))

/** "You wrote of Dana [12]." rests on 12; marks of lists and of emphasis go. */
export function typedSentencesIn(text: string): Sentence[] {
  const whole = text.replace(/([.!?]["”]?)\s*(\[[\d,\s]+\])/g, ' $2$1')
  return read(whole).sentences.map((sentence) => {
    const numbers = [...sentence.text.matchAll(/\[([\d,\s]+)\]/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    const plain = sentence.text
      .replace(/\s*\[[\d,\s]+\]/g, '')
      .replace(/^(?:[-*•]|\d+[.)])\s+/, '')
      .replace(/\*\*/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    return sentenceOf(plain, [...new Set(numbers.map(Number))])
  })
}
