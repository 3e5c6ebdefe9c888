import { casual } from 'chrono-node'
import { months } from '../../en/time/calendar.ts'
import type { DayRange, Direction } from './ranges.ts'
import { dayIn, dayOfYear, dayRange } from './ranges.ts'

type Written = { text: string; start: number; read: (on: Temporal.PlainDate, direction: Direction) => DayRange | null }

const monthNames = new RegExp(`\\b(?:${months.map((month) => month.slice(0, 3)).join('|')})`, 'i')
const numbersOnly = /^\d+[/.-]\d+$/
const inFigures = /\d[/.]\d/
/** Any day of a leap year: the year that is not said is decided by us. */
const leapYear = new Date(Date.UTC(2000, 5, 1, 12))

/** Days written with their month, in any order: "March 9th", "9 March 2025", "the third of May", "12/25/2026". */
export function writtenDates(text: string): Written[] {
  if (!monthNames.test(text) && !inFigures.test(text)) return []
  return casual.parse(text, leapYear).flatMap(({ text: words, index, start }) => {
    // "7/10" is a mood or three quarters of something.
    if (numbersOnly.test(words) || !start.isCertain('day') || !start.isCertain('month')) return []
    if (!monthNames.test(words) && !inFigures.test(words)) return []
    const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
    if (!month || !day) return []
    const read: Written['read'] = (on, direction) => {
      if (!start.isCertain('year')) return dayOfYear(on, direction, month, day)
      const found = dayIn(year ?? on.year, month, day)
      return found && dayRange(found)
    }
    return [{ text: words, start: index, read }]
  })
}
