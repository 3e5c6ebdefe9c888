import { holidays, months, seasons, unclearMonths } from '../../en/time/calendar.ts'
import { ordinalOf } from '../numbers.ts'
import { type DayRange, dayIn, dayOfYear, dayRange, monthOf, nearest, seasonOf, yearOf } from './ranges.ts'
import type { DatePhrase, Frame } from './row.ts'

const around = [-1, 0, 1]
const monthNumber = (name: string) => months.indexOf(name.toLowerCase()) + 1

/** "last October" and "next October" say which; else the tense does. */
function monthNamed({ which = '', month = '', year }: Frame['words'], { on, direction }: Frame): DayRange | null {
  const number = monthNumber(month)
  const inYear = (of: number) => monthOf(new Temporal.PlainDate(of, number, 1))
  return year
    ? inYear(Number(year))
    : sided(
        which,
        on,
        direction,
        around.map((offset) => inYear(on.year + offset)),
      )
}

function seasonNamed({ which = '', season = '', year }: Frame['words'], { on, direction }: Frame): DayRange | null {
  const first = seasons[season.toLowerCase()]
  if (!first) return null
  if (year) return seasonOf(Number(year), first)
  return sided(
    which,
    on,
    direction,
    around.map((offset) => seasonOf(on.year + offset, first)),
  )
}

/** What is going on now is "this", and neither the last nor the next. */
function sided(which: string, on: Temporal.PlainDate, direction: Frame['direction'], all: readonly DayRange[]) {
  const lead = which.toLowerCase()
  const others = all.filter(({ from, to }) => !isWithin(on, from, to))
  if (lead === 'last' || lead === 'back') return nearest(on, 'past', others)
  if (lead === 'next') return nearest(on, 'future', others)
  return nearest(on, direction, all)
}

const isWithin = (day: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0

/** "by the 5th": the one of this month or of a neighbour. */
function dayOfMonth({ ordinal = '' }: Frame['words'], { on, direction }: Frame): DayRange | null {
  const number = ordinalOf(ordinal)
  const days = [-2, -1, 0, 1, 2].flatMap((offset) => {
    const month = on.with({ day: 1 }).add({ months: offset })
    return (number && dayIn(month.year, month.month, number)) || []
  })
  return nearest(on, direction, days.map(dayRange))
}

function weekOfMonth(words: Frame['words'], frame: Frame): DayRange | null {
  const month = monthNamed({ ...words, which: '' }, frame)
  if (!month) return null
  const number = ordinalOf(words.edge ?? '')
  if (!number) return { from: month.to.subtract({ days: 6 }), to: month.to }
  const from = month.from.add({ days: (number - 1) * 7 })
  return { from, to: from.add({ days: 6 }) }
}

/** What the calendar has names for. The first that fits a place counts. */
export const namedPhrases: readonly DatePhrase[] = [
  {
    id: 'written-date',
    phrases: ['{date}'],
    read: ({ date = '' }) => {
      const [year, month, day] = date.split('-').map(Number)
      const found = dayIn(year ?? 0, month ?? 0, day ?? 0)
      return found && dayRange(found)
    },
  },
  {
    id: 'week-of-month',
    phrases: [
      'the? edge:first|second|third|fourth|last week of|in {month} {year}',
      'the? edge:first|second|third|fourth|last week of|in {month}',
    ],
    read: weekOfMonth,
  },
  {
    id: 'end-of-month',
    phrases: ['the? end of {month}'],
    read: (words, frame) => weekOfMonth({ ...words, edge: 'last' }, frame),
  },
  {
    ...{ id: 'day-of-month', unless: { noun: true } },
    phrases: ['on|by|until|till|before|after|since|from|for the {ordinal}'],
    read: dayOfMonth,
  },
  { id: 'month-of-year', phrases: ['{month} of? {year}'], read: monthNamed },
  {
    ...{ id: 'led-month', unless: { number: true } },
    phrases: [
      'which:back in {month}',
      'which:last|next|this {month}',
      'in|since|during|until|till|by|before|after|of|from|between|early|late|mid {month}',
    ],
    read: monthNamed,
  },
  {
    // "between April and May", but not "it was long and may be boring".
    ...{ id: 'second-month', phrases: ['and|to {month}'], unless: { number: true } },
    read: (words, frame) => {
      const { month = '' } = words
      const isUnclear = unclearMonths.has(month.toLowerCase()) && !/^\p{Lu}/u.test(month)
      return isUnclear ? null : monthNamed(words, frame)
    },
  },
  {
    ...{ id: 'month', phrases: ['{month}'], unless: { number: true } },
    read: (words, frame) => (unclearMonths.has(words.month?.toLowerCase() ?? '') ? null : monthNamed(words, frame)),
  },
  {
    id: 'season',
    phrases: [
      'which:back in the? {season}',
      'in|since|during|until|by|before|after|of the? {season} of? {year}',
      'which:last|next|this {season}',
      'in|since|during|until|by|before|after the? {season}',
    ],
    read: seasonNamed,
  },
  { id: 'year', phrases: ['in|since|during|of|until|from|by {year}'], read: ({ year }) => yearOf(Number(year)) },
  {
    ...{ id: 'holiday', phrases: ['{holiday}'], unless: { noun: true } },
    read: ({ holiday = '' }, { on, direction }) => {
      const day = holidays[holiday.toLowerCase().replace('’', "'")]
      return day ? dayOfYear(on, direction, ...day) : null
    },
  },
]
