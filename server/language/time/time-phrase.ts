import { holidays, months, seasons, shortWeekdays, weekdays } from '../en/time/calendar.ts'
import { countWords, hourWords, minuteWords, ordinalWords } from './numbers.ts'

const anyOf = (words: readonly string[]) => words.map((word) => word.replace(/[ -]/g, '[ -]')).join('|')

/** What a `{slot}` of a phrase may hold. */
const slots: Readonly<Record<string, string>> = {
  count: `\\d{1,3}(?:\\.5)?|${anyOf(countWords)}`,
  more: `\\d{1,3}|${anyOf(countWords)}`,
  unit: 'day|week|month|year|fortnight|weekend',
  span: 'week|month|year|fortnight',
  month: anyOf(months),
  season: Object.keys(seasons).join('|'),
  weekday: weekdays.join('|'),
  short: shortWeekdays.join('|'),
  holiday: anyOf(Object.keys(holidays)),
  ordinal: `\\d{1,2}(?:st|nd|rd|th)|${anyOf(ordinalWords)}`,
  year: '1[89]\\d\\d|20\\d\\d',
  date: '\\d{4}-\\d\\d-\\d\\d',
  hour: `\\d{1,2}|${anyOf(hourWords)}`,
  minute: `[0-5]\\d|${anyOf(minuteWords)}`,
  clock: '\\d{1,2}[:.][0-5]\\d',
  half: '[ap]\\.?\\s?m|in the (?:morning|afternoon|evening)|at night|tonight',
}

/**
 * A phrase as one would write it down: `last {unit}`, `in|since the? {season}`. Words part with blanks, `|` offers,
 * `?` leaves out, `{slot}` is any word of a kind and is found under its name, `{unit}s` also in the plural.
 */
export function timePhrase(template: string): RegExp {
  const parts = template.split(' ').map((part) => {
    const isLeftOut = part.endsWith('?')
    const words = isLeftOut ? part.slice(0, -1) : part
    const slot = /^\{(\w+)\}(s?)$/.exec(words)
    const pattern = slot ? `(?<${slot[1]}>${slots[slot[1] ?? '']})${slot[2] ? 's?' : ''}` : named(words)
    return isLeftOut ? `(?:${pattern}\\s+)?` : `${pattern}\\s+`
  })
  const pattern = parts.join('').replace(/\\s\+(\)\?)?$/, '$1')
  return new RegExp(`(?<![\\p{L}\\p{N}'-])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
}

/** `which:last|next` is found under "which". */
function named(words: string): string {
  const [name, options] = words.includes(':') ? words.split(':') : [null, words]
  return name ? `(?<${name}>${options})` : `(?:${options})`
}
