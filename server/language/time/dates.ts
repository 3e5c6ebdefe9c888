import { calendarWords, habitual } from '../en/time/calendar.ts'
import type { Doc, Sentence } from '../read.ts'
import { writtenDates } from './dates/calendar-dates.ts'
import { namedPhrases } from './dates/named.ts'
import { compareDays, type DayRange, type Direction, weekOf } from './dates/ranges.ts'
import { relativePhrases } from './dates/relative.ts'
import type { DatePhrase, Frame } from './dates/row.ts'
import { directionAt, isItselfAt, isPerfectAt } from './dates/tense.ts'
import { timePhrase } from './time-phrase.ts'

/** Days that a text names. `start` and `end` are places in it; `text` stands there just so. */
export type NamedDays = DayRange & { text: string; start: number; end: number; isAhead: boolean }

/** Whether a day or month without a year lies behind or ahead where its tense does not say. */
type Reading = { on: Temporal.PlainDate; bias?: Direction }

const phrases = [...namedPhrases.slice(0, 2), ...relativePhrases, ...namedPhrases.slice(2)].map((row) => ({
  ...row,
  patterns: row.phrases.map(timePhrase),
}))

/** The days a text names, in the order they stand in, seen from the day it was written on. */
export function datesIn(doc: Doc, { on, bias = 'future' }: Reading): NamedDays[] {
  const found = doc.sentences.filter(mayNameDays).flatMap((sentence) => {
    const ordered = daysOf(doc, sentence, { on, bias }).toSorted((one, other) => one.start - other.start)
    return ordered.map((days) => widened(doc.text, days))
  })
  return joined(doc.text, found, on)
}

/** Most sentences hold no word of the calendar: they are not looked at further. */
const mayNameDays = ({ tokens }: Sentence) =>
  tokens.some(({ lower, pos }) => calendarWords.has(lower) || pos === 'NUM' || /^\d/.test(lower))

function daysOf(doc: Doc, sentence: Sentence, { on, bias }: Required<Reading>): NamedDays[] {
  const found: NamedDays[] = []
  const add = (words: string, place: number, read: (frame: Frame) => DayRange | null) => {
    const start = sentence.start + place
    const end = start + words.length
    if (found.some((other) => start < other.end && other.start < end) || isHabitual(doc, start)) return
    const tense = directionAt(doc, start)
    const context = { isPerfect: isPerfectAt(doc, start), isItself: isItselfAt(doc, start), words: {} }
    const range = read({ on, tense, direction: tense ?? bias, ...context })
    const text = doc.text.slice(start, end)
    if (range) found.push({ ...range, text, start, end, isAhead: compareDays(range.from, on) > 0 })
  }
  const text = sentence.text.replaceAll('’', "'")
  for (const { text: words, start, read } of writtenDates(text)) {
    add(words, start, ({ direction }) => read(on, direction))
  }
  for (const row of phrases) {
    for (const match of row.patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const start = sentence.start + match.index
      if (isExcepted(doc, row, start, start + match[0].length)) continue
      const words = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, word]) => word !== undefined))
      add(match[0], match.index, (frame) => row.read(words, { ...frame, words }))
    }
  }
  return found
}

/** The days that a question is about; "since" reaches to today. Null where it names none. */
export function periodIn(doc: Doc, today: Temporal.PlainDate): NamedDays | null {
  return periodsIn(doc, today)[0] ?? null
}

/** All of them, for what compares: "less anxious than in October". */
export const periodsIn = (doc: Doc, today: Temporal.PlainDate) =>
  datesIn(doc, { on: today, bias: 'past' }).map((days) =>
    /\bsince\b/i.test(days.text) ? { ...days, to: today } : days,
  )

const tokenBefore = ({ tokens }: Doc, place: number) => tokens.findLast(({ end }) => end <= place)
const tokenAfter = ({ tokens }: Doc, place: number) => tokens.find(({ start }) => start >= place)

const isHabitual = (doc: Doc, start: number) => habitual.has(tokenBefore(doc, start)?.lower ?? '')

function isExcepted(doc: Doc, { unless }: DatePhrase, start: number, end: number): boolean {
  const after = tokenAfter(doc, end)
  if (unless?.before?.has(tokenBefore(doc, start)?.lower ?? '')) return true
  if (unless?.after?.has(after?.lower ?? '')) return true
  if (unless?.number && after?.pos === 'NUM') return true
  return unless?.noun === true && (after?.pos === 'NOUN' || after?.pos === 'PROPN')
}

const weekAround = /\bthe week (?:of|around) $/i
const leads = /\b(?:since|between|from) $/i

/** "the week of March 9", "since yesterday". */
function widened(text: string, days: NamedDays): NamedDays {
  const before = text.slice(0, days.start)
  const isOne = compareDays(days.from, days.to) === 0
  const lead = (isOne && weekAround.exec(before)) || leads.exec(before)
  if (!lead) return days
  const start = lead.index
  const range = lead[0].toLowerCase().startsWith('the week') ? weekOf(days.from) : days
  return { ...days, ...{ from: range.from, to: range.to, start, text: text.slice(start, days.end) } }
}

const begins = /^(?:between|from)\b/i
const goesOn = /^\s*(?:(?:and|to|till|until|through)\b\s*|[-–]\s*)?$/i

/** "between May and July", "from Monday to Friday" are one stretch of days. */
function joined(text: string, all: readonly NamedDays[], on: Temporal.PlainDate): NamedDays[] {
  const found: NamedDays[] = []
  for (const days of all) {
    const before = found.at(-1)
    if (before && begins.test(before.text) && goesOn.test(text.slice(before.end, days.start))) {
      found[found.length - 1] = stretch(text, before, days, on)
    } else found.push(days)
  }
  return found
}

function stretch(text: string, first: NamedDays, last: NamedDays, on: Temporal.PlainDate): NamedDays {
  const isTurned = compareDays(first.from, last.to) > 0
  // On a Tuesday "from Monday to Friday" is of the last week or the next, on a day in June "May to July" of one year.
  const round = first.from.until(first.to).days > 7 ? { years: 1 } : { weeks: 1 }
  const from = isTurned && !first.isAhead ? first.from.subtract(round) : first.from
  const to = isTurned && first.isAhead ? last.to.add(round) : last.to
  const isAhead = compareDays(from, on) > 0
  return { from, to, isAhead, text: text.slice(first.start, last.end), start: first.start, end: last.end }
}
