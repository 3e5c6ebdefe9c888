import { contentWords } from '../content-words.ts'
import { fillers } from '../en/function-words.ts'
import type { Doc } from '../read.ts'
import { words } from '../words.ts'
import { type Clock, clockTimeIn } from './clock-times.ts'
import { isPastAround } from './dates/tense.ts'
import { datesIn } from './dates.ts'
import { type Duration, durationInWords, durationsIn } from './durations.ts'
import { timePhrase } from './time-phrase.ts'

/** When to ring again: in so many minutes, at tomorrow's usual time, or further away than a call is put off. */
export type Delay = { minutes: number } | 'tomorrow' | 'too-far'
/** `said` is how it is said back; nothing where it is too far. */
export type AskedDelay = { until: Delay; said: string }

const leastMinutes = 5
const mostMinutes = 240
/** "Later", and nothing more. */
const sometime = 60
const tooFar: AskedDelay = { until: 'too-far', said: '' }

const farOff = ['next time', 'another day', 'some other day'].map(timePhrase)
const later = [
  'later',
  'some other time',
  'another|some time',
  'afterwards',
  'back soon|then',
  'call|ring|phone me|us? back|again',
].map(timePhrase)

/** "In twenty minutes", "at half past nine", "tomorrow", "later"; null where nobody named a time to ring. */
export function delayIn(doc: Doc, clock: Clock): AskedDelay | null {
  const ahead = datesIn(doc, { on: anyDay }).filter((days) => days.isAhead && isWished(doc, days))
  if (ahead.some((days) => days.text.toLowerCase() === 'tomorrow'))
    return { until: 'tomorrow', said: 'tomorrow, at your usual time' }
  const text = doc.text.replaceAll('’', "'")
  if (ahead.length > 0 || farOff.some((pattern) => text.search(pattern) >= 0)) return tooFar
  const duration = durationsIn(text).find((one) => isUntil(doc, one) && isWished(doc, one))
  if (duration) return inMinutes(duration.minutes)
  const time = clockTimeIn(doc, clock)
  if (time && isWished(doc, time))
    return isWithin(time.minutes) ? { until: { minutes: time.minutes }, said: time.said } : tooFar
  return later.some((pattern) => isAsked(doc, text, pattern)) ? inMinutes(sometime) : null
}

const calling = words('call ring phone try speak talk chat')
const others = words("he she they it he's she's they're it's")
const mostBesides = 2

/** A wish says little else: "can you call at nine", "I'm driving till nine", but not "she'll be two in July". */
function isWished(doc: Doc, { start, end }: { start: number; end: number }): boolean {
  const clause = doc.clauses.find(({ tokens }) => tokens.some((token) => token.end > start && token.start < end))
  const besides = clause?.tokens.filter((token) => token.end <= start || token.start >= end) ?? []
  if (besides.some(({ lemma }) => calling.has(lemma))) return true
  if (besides.some(({ lower }, index) => lower === 'make' && besides[index + 1]?.lower === 'it')) return true
  return contentWords(besides).size <= mostBesides && !besides.some(({ lower }) => others.has(lower))
}

export const namesATime = (doc: Doc) => delayIn(doc, { hour: 12, minute: 0 }) !== null

/** All but "tomorrow" is too far, so that it does not matter which day it is. */
const anyDay = new Temporal.PlainDate(2001, 1, 1)

const untilWords = words('in after within another give need take want about like maybe say')
const besides = words("minute minutes hour hours please back again call me ring phone i'd i'll make it or so")

/** "In ten minutes" and a bare "ten minutes"; "we talked for ten minutes" is no time to ring. */
function isUntil(doc: Doc, { start, end }: Duration): boolean {
  if (isPastAround(doc, start)) return false
  const before = doc.tokens.filter((token) => token.end <= start).slice(-3)
  const last = before.at(-1)?.lower ?? ''
  if (last === 'for') return false
  if (doc.text.slice(start).toLowerCase().startsWith('in ')) return true
  if (before.some(({ lower }) => untilWords.has(lower))) return true
  const clause = doc.clauses.find(({ tokens }) => tokens.some((token) => token.start >= start && token.end <= end))
  const others = clause?.tokens.filter((token) => token.pos !== 'PUNCT' && (token.end <= start || token.start >= end))
  return others?.every(({ lower }) => fillers.has(lower) || besides.has(lower)) ?? false
}

function isAsked(doc: Doc, text: string, pattern: RegExp): boolean {
  return text.matchAll(pattern).some(({ index }) => !isPastAround(doc, index))
}

const isWithin = (minutes: number) => minutes >= leastMinutes && minutes <= mostMinutes

function inMinutes(asked: number): AskedDelay {
  if (!(asked <= mostMinutes)) return tooFar
  const minutes = Math.max(leastMinutes, asked)
  return { until: { minutes }, said: `in ${durationInWords(minutes)}` }
}
