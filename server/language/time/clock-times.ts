import type { Doc } from '../read.ts'
import { isPastAround } from './dates/tense.ts'
import { countInWords, numberOf } from './numbers.ts'
import { timePhrase } from './time-phrase.ts'

/** The time of day where the person is. */
export type Clock = { hour: number; minute: number }
/** A time a text names: how many minutes until a clock shows it, and how it is said back. */
export type ClockTime = { minutes: number; said: string; start: number; end: number }

type Words = Readonly<Record<string, string | undefined>>
/** `half` is of the day; null where nobody said which. */
type Shown = { hour: number; minute: number; half: 'am' | 'pm' | null }

const count = (words: string | undefined) => numberOf(words ?? '') ?? 0

function pastHour({ offset = '', side = '', hour, half }: Words): Shown {
  const minutes = offset === 'half' ? 30 : offset === 'quarter' ? 15 : count(offset)
  if (side.toLowerCase() !== 'to') return { hour: count(hour), minute: minutes, half: halfOf(half) }
  return { hour: (count(hour) + 23) % 24 || 12, minute: 60 - minutes, half: halfOf(half) }
}

function shownBy({ clock, hour, minute, half }: Words): Shown {
  const [hours = '', minutes = '0'] = clock?.split(/[:.]/) ?? [hour ?? '', minute ?? '0']
  return { hour: count(hours), minute: count(minutes), half: halfOf(half) }
}

function halfOf(words: string | undefined): Shown['half'] {
  if (!words) return null
  return /^a|morning/i.test(words) ? 'am' : 'pm'
}

const leads = 'at|around|about|by|after|till|until|before'
const offset = 'offset:half|quarter|five|ten|twenty|twenty-five|5|10|15|20|25'

/** The first that fits a place counts. */
const onTheClock: readonly (readonly [phrases: readonly string[], read: (words: Words) => Shown])[] = [
  [[`${offset} minutes? side:past|to|after {hour} {half}`, `${offset} minutes? side:past|to|after {hour}`], pastHour],
  [[`${leads} offset:half {hour}`], pastHour],
  [[`${leads} like|about? {clock} {half}`, '{clock} {half}', `${leads} like|about? {clock}`], shownBy],
  [[`${leads} like|about? {hour} {minute} {half}`, `${leads} like|about? {hour} {half}`, '{hour} {half}'], shownBy],
  [[`${leads} like|about? {hour} {minute}`, "{hour} o'clock", `${leads} like|about? {hour}`], shownBy],
]

/** Times of day that have a name, by the hour we take them for. */
const named: readonly (readonly [phrases: readonly string[], hour: number, said: string])[] = [
  [['noon'], 12, 'at noon'],
  [['midnight'], 24, 'at midnight'],
  [['tonight', 'this evening', 'in the evening', 'after dinner'], 20, 'at eight this evening'],
  [['after work'], 18, 'at six this evening'],
  [['this|in afternoon', 'in the afternoon'], 15, 'at three this afternoon'],
  [['after lunch'], 14, 'at two'],
]

const clockPatterns = onTheClock.flatMap(([phrases, read]) =>
  phrases.map((words) => ({ pattern: timePhrase(words), read })),
)
const namedPatterns = named.flatMap(([phrases, hour, said]) =>
  phrases.map((words) => ({ pattern: timePhrase(words), hour, said })),
)

/** "At half past nine", "after lunch"; null where no time is named, or one that has been. */
export function clockTimeIn(doc: Doc, now: Clock): ClockTime | null {
  const text = doc.text.replaceAll('’', "'")
  for (const { pattern, read } of clockPatterns) {
    for (const match of text.matchAll(pattern)) {
      const shown = read(match.groups ?? {})
      if (shown.hour > 23 || shown.minute > 59 || !isTimeAt(doc, match)) continue
      const place = { start: match.index, end: match.index + match[0].length }
      return { ...place, minutes: minutesUntil(shown, now), said: `at ${timeInWords(shown)}` }
    }
  }
  for (const { pattern, hour, said } of namedPatterns) {
    const match = text.matchAll(pattern).find((one) => !isPastAround(doc, one.index))
    if (!match) continue
    const minutes = hour * 60 - (now.hour * 60 + now.minute)
    return { minutes, said, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** "At nine of them", "about two hours" and "she is about five" are counts. */
function isTimeAt(doc: Doc, match: RegExpExecArray): boolean {
  if (doc.tokens.findLast(({ end }) => end <= match.index)?.lemma === 'be') return false
  const after = doc.tokens.find(({ start }) => start >= match.index + match[0].length)
  const isCounting = after?.pos === 'NOUN' || after?.pos === 'NUM' || after?.lower === 'of'
  return !isCounting && !isPastAround(doc, match.index)
}

/** Without "am" or "pm" the next of the two. */
function minutesUntil({ hour, minute, half }: Shown, now: Clock): number {
  const side = half ?? (hour > 12 ? 'pm' : null)
  const round = side === null ? 720 : 1440
  const onDay = side === 'pm' ? (hour % 12) + 12 : side === 'am' ? hour % 12 : hour
  const wanted = (onDay * 60 + minute) % round
  return (wanted - ((now.hour * 60 + now.minute) % round) + round) % round
}

function timeInWords({ hour, minute }: Shown): string {
  const words = countInWords(hour > 12 ? hour - 12 : hour || 12)
  if (minute === 0) return words
  if (minute === 15) return `a quarter past ${words}`
  if (minute === 30) return `half past ${words}`
  return `${words} ${minute < 10 ? 'oh ' : ''}${countInWords(minute)}`
}
