import { type KeptRisk, readRisk } from '#server/features/safety/alarm.ts'
import { helpLine } from '#server/features/safety/lines/help-lines.ts'
import { placesOf } from '#server/language/intents/lemma-phrases.ts'
import { read } from '#server/language/read.ts'
import * as words from './words.ts'

/**
 * Kept with an answer that is care; `question` tells that it eased off, `isAgreed` that the person said yes when asked.
 * What was kept by an earlier version reads the same.
 */
export type Concern = { does: string; concern?: 2 | 3 | 4; question?: string; isAgreed?: true }

type Spoken = { role: 'user' | 'assistant'; content: string; intent: Concern | null }
export type Talk = { name: string; timeZone: string; before: readonly Spoken[]; said: string; risk: KeptRisk }
type Care = { words: string; intent: Concern }

export const easedId = 'care.eased'
const together = 3

/** Words for somebody who may be in danger, or who fears for another; null where there is nothing to worry about. */
export function careFor(talk: Talk): Care | null {
  const { before, said, risk } = talk
  const last = before.findLast(({ role }) => role === 'assistant')?.intent ?? null
  const known = Math.max(0, ...before.map(({ intent }) => intent?.concern ?? 0))
  const wasAsked = last?.does === 'care' && last.question !== easedId
  const isAgreed = wasAsked && last.concern === 2 && says(said, words.admissions)
  const level = Math.max(levelOf(talk, known), isAgreed ? 3 : 0)
  if (level < 2 && wasAsked && says(said, [...words.denials, ...words.moreDenials])) {
    return {
      words: filled(next(words.eased, talk), talk),
      intent: { does: 'care', concern: asConcern(known), question: easedId },
    }
  }
  if (level < 2 && (known < 3 || !wasAsked)) {
    return risk.concernsAnother ? { words: filled(words.another, talk), intent: { does: 'ask' } } : null
  }
  const concern = asConcern(Math.max(level, known))
  const list = concern === 4 ? words.imminent : concern === 3 ? words.active : words.gentleCheck
  const intent: Concern = { does: 'care', concern, ...(isAgreed && { isAgreed }) }
  return { words: filled(next(list, talk), talk), intent }
}

/** For somebody a model worries about and the rules do not. */
export const gentleCheck = (talk: Talk): Care => ({
  words: filled(next(words.gentleCheck, talk), talk),
  intent: { does: 'care', concern: 2 },
})

/** With what was said just before: a wish, and then the means, are one thing said in two breaths. */
function levelOf({ before, said, risk: { level } }: Talk, known: number): number {
  if (known === 0) return level
  const told = [...before.filter(({ role }) => role === 'user').map(({ content }) => content), said].slice(-together)
  const isBoth = readRisk(told.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ')).level === 4
  return isBoth ? 4 : level
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
