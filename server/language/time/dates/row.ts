import { shortWeekdays, weekdays } from '../../en/time/calendar.ts'
import type { DayRange, Direction } from './ranges.ts'

/** What is known where a date stands. */
export type Frame = {
  on: Temporal.PlainDate
  /** What the tense of its clause says; null where it says nothing. */
  tense: Direction | null
  /** The tense, or what the caller takes for granted. */
  direction: Direction
  /** "I have not seen her in two weeks". */
  isPerfect: boolean
  /** "It is Tuesday". */
  isItself: boolean
  words: Readonly<Record<string, string>>
}

/** A way to name days. `unless`: the word right before or after it, a noun that it belongs to ("the 5th floor"), a number. */
export type DatePhrase = {
  id: string
  phrases: readonly string[]
  unless?: { before?: ReadonlySet<string>; after?: ReadonlySet<string>; noun?: true; number?: true }
  read: (words: Frame['words'], frame: Frame) => DayRange | null
}

/** 1 is Monday; its first three letters are enough. */
export function weekdayNumber(name: string): number {
  const lower = name.toLowerCase()
  const whole = weekdays.indexOf(lower)
  return (whole < 0 ? shortWeekdays.indexOf(lower.slice(0, 3)) : whole) + 1
}
