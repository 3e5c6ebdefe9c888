import { words } from '../../words.ts'
import { countOf } from '../numbers.ts'
import { compareDays, type DayRange, dayRange, monthOf, weekdayFrom, weekendOf, weekOf, yearOf } from './ranges.ts'
import { type DatePhrase, type Frame, weekdayNumber } from './row.ts'

type Day = Temporal.PlainDate

const isFortnight = (unit: string) => unit.startsWith('fortnight')

function shifted(day: Day, unit: string, count: number): Day {
  if (isFortnight(unit)) return day.add({ weeks: count * 2 })
  if (unit.startsWith('weekend')) return day.add({ weeks: count })
  return day.add({ [`${unit.replace(/s$/, '')}s`]: count })
}

/** The whole week, month, year or weekend that a day is in. */
function whole(day: Day, unit: string): DayRange {
  if (unit.startsWith('weekend')) return weekendOf(day)
  if (unit.startsWith('week') || isFortnight(unit)) return weekOf(day)
  if (unit.startsWith('month')) return monthOf(day)
  return unit.startsWith('year') ? yearOf(day.year) : dayRange(day)
}

function ago({ count = '', unit = 'day' }: Frame['words'], { on }: Frame): DayRange | null {
  const counted = countOf(count)
  if (!counted) return null
  const [least, most] = counted
  return { from: whole(shifted(on, unit, -most), unit).from, to: whole(shifted(on, unit, -least), unit).to }
}

/** "In three weeks" is a day; "in two months" and "in a few days" are several. */
function from(day: Day, count: string, unit: string): DayRange | null {
  const counted = countOf(count)
  if (!counted) return null
  const [first, last] = [shifted(day, unit, counted[0]), shifted(day, unit, counted[1])]
  return /^(?:month|year)/.test(unit)
    ? { from: whole(first, unit).from, to: whole(last, unit).to }
    : { from: first, to: last }
}

function lastOrNext({ which = '', unit = '' }: Frame['words'], { on, direction }: Frame): DayRange {
  const lead = which.toLowerCase()
  if (lead === 'past') return { from: shifted(on, unit, -1).add({ days: 1 }), to: on }
  if (unit.startsWith('weekend')) return weekendNamed(lead, on, direction)
  const count = lead === 'last' || lead === 'previous' ? -1 : lead === 'this' ? 0 : 1
  // The first of a month, so that a month before the 31st is the month before.
  return whole(shifted(unit.startsWith('month') ? on.with({ day: 1 }) : on, unit, count), unit)
}

function weekendNamed(lead: string, on: Day, direction: Frame['direction']): DayRange {
  const coming = weekendOf(on)
  const hasBegun = compareDays(coming.from, on) <= 0
  const before = weekendOf(on.subtract({ weeks: 1 }))
  if (lead === 'next') return weekendOf(on.add({ weeks: 1 }))
  if (lead === 'last') return before
  if (direction === 'past') return hasBegun ? coming : before
  return coming
}

function weekdayNamed({ which = '', weekday = '' }: Frame['words'], { on, direction, isItself }: Frame): DayRange {
  const number = weekdayNumber(weekday)
  const lead = which.toLowerCase()
  if (isItself && number === on.dayOfWeek) return dayRange(on)
  if (lead === 'next') return dayRange(weekOf(on.add({ weeks: 1 })).from.add({ days: number - 1 }))
  if (lead === 'last' || lead === 'past') return dayRange(weekdayFrom(on, 'past', number))
  return dayRange(weekdayFrom(on, lead === 'coming' ? 'future' : direction, number))
}

const ofWords = words('of')
const single = words('time once first only')

/** What is counted from the day it was said on. The first that fits a place counts. */
export const relativePhrases: readonly DatePhrase[] = [
  {
    id: 'day-after-tomorrow',
    phrases: ['the? day after tomorrow'],
    read: (_, { on }) => dayRange(on.add({ days: 2 })),
  },
  {
    id: 'day-before-yesterday',
    phrases: ['the? day before yesterday'],
    read: (_, { on }) => dayRange(on.subtract({ days: 2 })),
  },
  { id: 'tomorrow', phrases: ['tomorrow'], read: (_, { on }) => dayRange(on.add({ days: 1 })) },
  { id: 'yesterday', phrases: ['yesterday', 'last night'], read: (_, { on }) => dayRange(on.subtract({ days: 1 })) },
  {
    id: 'today',
    phrases: ['today|tonight', 'this morning|afternoon|evening'],
    read: (_, { on }) => dayRange(on),
  },
  { id: 'week-after-next', phrases: ['the? week after next'], read: (_, { on }) => weekOf(on.add({ weeks: 2 })) },
  {
    id: 'week-before-last',
    phrases: ['the? week before last'],
    read: (_, { on }) => weekOf(on.subtract({ weeks: 2 })),
  },
  {
    id: 'week-on-weekday',
    phrases: ['a week on|from {weekday}', '{weekday} week'],
    read: ({ weekday = '' }, { on }) => dayRange(weekdayFrom(on, 'future', weekdayNumber(weekday)).add({ weeks: 1 })),
  },
  { id: 'from-tomorrow', phrases: ['{count} {unit}s from tomorrow'], read: countedFrom(1) },
  { id: 'from-now', phrases: ['{count} {unit}s from now|today'], read: countedFrom(0) },
  { id: 'ago', phrases: ['{count} {unit}s ago|back'], read: ago },
  {
    // "I had not slept so well in two weeks" looks back on no day.
    ...{ id: 'in-a-while', phrases: ['in {count} {unit}s'], unless: { before: single } },
    read: (words, frame) => (frame.tense === 'past' || frame.isPerfect ? null : countedFrom(0)(words, frame)),
  },
  {
    id: 'the-last-few',
    phrases: ['the? last|past|previous {count} {unit}s'],
    read: ({ count = '', unit = '' }, { on }) => {
      const most = countOf(count)?.[1]
      return most ? { from: shifted(on, unit, -most).add({ days: 1 }), to: on } : null
    },
  },
  {
    id: 'the-next-few',
    phrases: ['the? next {count} {unit}s'],
    read: ({ count = '', unit = '' }, { on }) => {
      const most = countOf(count)?.[1]
      return most ? { from: on.add({ days: 1 }), to: shifted(on, unit, most) } : null
    },
  },
  {
    id: 'end-of-this',
    phrases: ['the? end of the|this {span}'],
    read: ({ span = '' }, { on }) => lastDays(whole(on, span), span),
  },
  {
    ...{ id: 'last-or-next', unless: { after: ofWords } },
    phrases: ['this? which:last|past|previous {unit}', 'which:next|this|last|coming {unit}'],
    // "The next day we moved" is told of another day than today.
    read: (words, frame) =>
      words.unit === 'day' || (words.which === 'next' && frame.tense === 'past') ? null : lastOrNext(words, frame),
  },
  {
    ...{ id: 'the-weekend', phrases: ['the weekend'], unless: { after: ofWords } },
    read: (_, { on, direction }) => weekendNamed('the', on, direction),
  },
  { id: 'weekday', phrases: ['which:next|last|this|past|coming {weekday}', '{weekday}'], read: weekdayNamed },
  {
    id: 'short-weekday',
    phrases: ['which:next|last|this|on|until|by {short}'],
    read: ({ which, short = '' }, frame) => weekdayNamed({ ...(which && { which }), weekday: short }, frame),
  },
]

function countedFrom(days: number): DatePhrase['read'] {
  return ({ count = '', unit = '' }, { on }) => from(on.add({ days }), count, unit)
}

/** The last days of it: from Friday on, from the 25th or so on, December. */
function lastDays({ from, to }: DayRange, span: string): DayRange {
  if (span === 'year') return monthOf(to)
  const length = span === 'month' ? 6 : 2
  const first = to.subtract({ days: length })
  return { from: compareDays(first, from) < 0 ? from : first, to }
}
