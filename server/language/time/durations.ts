import { countInWords, countOf } from './numbers.ts'
import { timePhrase } from './time-phrase.ts'

/** A length of time that a text names, where it stands. */
export type Duration = { minutes: number; text: string; start: number; end: number }

type Words = Readonly<Record<string, string | undefined>>
const most = (words: string | undefined) => countOf(words ?? '')?.[1] ?? Number.NaN

/** The first that fits a place counts. */
const rows: readonly (readonly [phrases: readonly string[], minutes: (words: Words) => number])[] = [
  [['half an? hour', 'half hour'], () => 30],
  [['three|3 quarters of? an hour'], () => 45],
  [['a? quarter of? an hour', 'a? quarter hour'], () => 15],
  [['{count} hours|hour and? {more} minutes|minute|mins|min'], ({ count, more }) => most(count) * 60 + most(more)],
  [['{count} hours|hour and a half', '{count} and a half hours'], ({ count }) => most(count) * 60 + 30],
  [['{count} hours|hour and|or a quarter'], ({ count }) => most(count) * 60 + 15],
  [['an hour or two', 'one|1 or two|2 hours'], () => 90],
  [['{count} or|to {more} hours'], ({ more }) => most(more) * 60],
  [['a few hours'], () => 180],
  [['{count} hours|hour'], ({ count }) => most(count) * 60],
  [['a few minutes|mins'], () => 10],
  [['{count} or|to {more} minutes|mins'], ({ more }) => most(more)],
  [['{count} minutes|minute|mins|min'], ({ count }) => most(count)],
  [['a|one|1 second|moment|sec'], () => 1],
  [['in a little? while|bit'], () => 30],
]

const patterns = rows.flatMap(([phrases, minutes]) => phrases.map((words) => ({ pattern: timePhrase(words), minutes })))

/** In the order they stand in. */
export function durationsIn(text: string): Duration[] {
  const found: Duration[] = []
  for (const { pattern, minutes } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((other) => start < other.end && other.start < end)) continue
      found.push({ minutes: minutes(match.groups ?? {}), text: match[0], start, end })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** 90 → "an hour and a half". */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (minutes === 30) return 'half an hour'
  if (hours === 0) return `${countInWords(minutes)} minutes`
  const whole = hours === 1 ? 'an hour' : `${countInWords(hours)} hours`
  if (rest === 0) return whole
  if (rest === 30) return hours === 1 ? 'an hour and a half' : `${countInWords(hours)} and a half hours`
  return `${whole} and ${countInWords(rest)} minutes`
}
