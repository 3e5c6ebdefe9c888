const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = 'january february march april may june july august september october november december'.split(' ')
const numbers = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const weekday = new RegExp(String.raw`\b(?:(next|last|every|each|most|past) )?(${weekdays.join('|')})\b(?!s)`)
const soon = new RegExp(String.raw`\bin (${numbers.slice().reverse().join('|')}|\d{1,2}) (day|week)s?\b`)
const dated = new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b`)
const furthestDays = 60

/**
 * The day ahead that a sentence names, seen from the day it was written on. Null where none is plain: "next Friday"
 * can be either of two, and "Friday" said on a Friday as well.
 */
export function dayAhead(sentence: string, writtenOn: string): string | null {
  const from = Temporal.PlainDate.from(writtenOn)
  const words = sentence.toLowerCase()
  const days = daysAhead(words, from)
  return days === null || days < 1 || days > furthestDays ? null : from.add({ days }).toString()
}

function daysAhead(words: string, from: Temporal.PlainDate): number | null {
  if (/\bthe day after tomorrow\b/.test(words)) return 2
  if (/\btomorrow\b/.test(words)) return 1
  const counted = soon.exec(words)
  if (counted) return numberOf(counted[1] ?? '') * (counted[2] === 'week' ? 7 : 1)
  const date = dated.exec(words)
  if (date) return daysUntil(from, months.indexOf(date[1] ?? '') + 1, Number(date[2]))
  const named = weekday.exec(words)
  if (!named || named[1]) return null
  return (weekdays.indexOf(named[2] ?? '') + 1 - from.dayOfWeek + 7) % 7
}

const numberOf = (word: string) => Number(word) || Math.max(1, numbers.indexOf(word))

function daysUntil(from: Temporal.PlainDate, month: number, day: number): number | null {
  if (day < 1 || day > 31) return null
  const thisYear = Temporal.PlainDate.from({ year: from.year, month, day })
  const next = Temporal.PlainDate.compare(thisYear, from) > 0 ? thisYear : thisYear.add({ years: 1 })
  return from.until(next).days
}
