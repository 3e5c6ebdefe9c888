import { helpLine } from '#server/features/safety/lines/help-lines.ts'
import { placesOf } from '#server/language/intents/lemma-phrases.ts'
import { read } from '#server/language/read.ts'
import { dangerIn } from '../danger.ts'
import * as words from './words.ts'

/** Kept with an answer that is care; `question` tells that it eased off. What was kept by an earlier version reads the same. */
export type Concern = { does: string; concern?: 2 | 3 | 4; question?: string }

type Spoken = { role: 'user' | 'assistant'; content: string; intent: Concern | null }
export type Talk = { name: string; timeZone: string; before: readonly Spoken[]; said: string }
type Care = { words: string; intent: Concern }

const easedId = 'care.eased'
const together = 3

/** Words for somebody who may be in danger, or who fears for another; null where there is nothing to worry about. */
export function careFor(talk: Talk): Care | null {
  const { before, said } = talk
  const last = before.findLast(({ role }) => role === 'assistant')?.intent ?? null
  const known = Math.max(0, ...before.map(({ intent }) => intent?.concern ?? 0))
  const wasAsked = last?.does === 'care' && last.question !== easedId
  const level = levelOf(talk, known, wasAsked ? (last.concern ?? 0) : 0)
  if (level < 2 && wasAsked && says(said, [...words.denials, ...words.moreDenials])) {
    return {
      words: filled(next(words.eased, talk), talk),
      intent: { does: 'care', concern: asConcern(known), question: easedId },
    }
  }
  if (level < 2 && (known < 3 || !wasAsked)) {
    return dangerIn(said).concernsAnother ? { words: filled(words.another, talk), intent: { does: 'ask' } } : null
  }
  const concern = asConcern(Math.max(level, known))
  const list = concern === 4 ? words.imminent : concern === 3 ? words.active : words.gentleCheck
  return { words: filled(next(list, talk), talk), intent: { does: 'care', concern } }
}

/** For somebody a model worries about and the rules do not. */
export const gentleCheck = (talk: Talk): Care => ({
  words: filled(next(words.gentleCheck, talk), talk),
  intent: { does: 'care', concern: 2 },
})

/** With what was said just before: a wish, and then the means, are one thing said in two breaths. */
function levelOf({ before, said }: Talk, known: number, asked: number): number {
  const { level } = dangerIn(said)
  if (known === 0) return level
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said].slice(-together)
  const isBoth = dangerIn(told.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ')).level === 4
  const admitted = asked === 2 && says(said, words.admissions) ? 3 : 0
  return Math.max(level, isBoth ? 4 : 0, admitted)
}

const asConcern = (level: number): 2 | 3 | 4 => (level >= 4 ? 4 : level >= 3 ? 3 : 2)

function says(said: string, phrases: readonly string[]): boolean {
  const tokens = read(said).tokens.filter(({ pos }) => pos !== 'PUNCT')
  return phrases.some((phrase) => placesOf(phrase, tokens))
}

/** In the order a helper would go, and none twice. */
function next(list: readonly string[], talk: Talk): string {
  const isUnsaid = (line: string) => !talk.before.some(({ content }) => content === filled(line, talk))
  return [...list, ...words.company].find(isUnsaid) ?? words.company[0] ?? ''
}

function filled(line: string, { name, timeZone }: Talk): string {
  const { words: help, emergency } = helpLine(timeZone)
  return line.replaceAll('{name}', name).replaceAll('{line}', help).replaceAll('{emergency}', emergency)
}
