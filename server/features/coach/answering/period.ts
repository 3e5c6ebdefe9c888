/** Days of the person's own calendar, both included, and how the person named them. */
export type Period = { from: string; to: string; named: string }

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const monthName = `(${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?\\.?`).join('|')})`
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
}

type Reading = { pattern: RegExp; read: (match: RegExpExecArray, today: Temporal.PlainDate) => Range | null }
type Range = { from: Temporal.PlainDate; to: Temporal.PlainDate }

const day = (date: Temporal.PlainDate): Range => ({ from: date, to: date })
const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 })
const week = (monday: Temporal.PlainDate): Range => ({ from: monday, to: monday.add({ days: 6 }) })
const month = (first: Temporal.PlainDate): Range => ({
  from: first.with({ day: 1 }),
  to: first.with({ day: first.daysInMonth }),
})
const year = (number: number): Range => ({
  from: Temporal.PlainDate.from({ year: number, month: 1, day: 1 }),
  to: Temporal.PlainDate.from({ year: number, month: 12, day: 31 }),
})
const countOf = (word: string | undefined) => counts[word?.toLowerCase() ?? ''] ?? Number(word)
const monthNumber = (name: string | undefined) =>
  months.findIndex((month) => month.startsWith((name ?? '').toLowerCase().replace('.', '').slice(0, 3))) + 1

function dateOf(yearNumber: number, monthAt: number, dayAt: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year: yearNumber, month: monthAt, day: dayAt }, { overflow: 'reject' })
  } catch {
    return null // "February 30"
  }
}

/** A day or month without its year is the latest that is not in the future. */
function latest(today: Temporal.PlainDate, monthAt: number, dayAt: number): Temporal.PlainDate | null {
  const thisYear = dateOf(today.year, monthAt, dayAt)
  if (thisYear && Temporal.PlainDate.compare(thisYear, today) <= 0) return thisYear
  return dateOf(today.year - 1, monthAt, dayAt)
}

function onDay(
  monthWord: string | undefined,
  dayWord: string | undefined,
  yearWord: string | undefined,
  today: Temporal.PlainDate,
) {
  const [monthAt, dayAt] = [monthNumber(monthWord), Number(dayWord)]
  const date = yearWord ? dateOf(Number(yearWord), monthAt, dayAt) : latest(today, monthAt, dayAt)
  return date && day(date)
}

/** Tried in this order: what says more comes first. */
const readings: readonly Reading[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/,
    read: ([, y, m, d]) => {
      const date = dateOf(Number(y), Number(m), Number(d))
      return date && day(date)
    },
  },
  {
    pattern: new RegExp(`\\b(?:on )?(?:the )?${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`, 'i'),
    read: ([, m, d, y], today) => onDay(m, d, y, today),
  },
  {
    pattern: new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthName}(?:,? (\\d{4}))?\\b`, 'i'),
    read: ([, d, m, y], today) => onDay(m, d, y, today),
  },
  {
    pattern: new RegExp(`\\b(?:in |during )?the (first|last) week of ${monthName}(?:,? (\\d{4}))?\\b`, 'i'),
    read: ([, which, m, y], today) => {
      const first = y ? dateOf(Number(y), monthNumber(m), 1) : latest(today, monthNumber(m), 1)
      const from = first && (/first/i.test(which ?? '') ? first : first.with({ day: first.daysInMonth - 6 }))
      return from && week(from)
    },
  },
  {
    pattern: new RegExp(`\\b(?:in|during|of|since) (?:the )?${monthName}(?:,? (?:of )?(\\d{4}))?\\b`, 'i'),
    read: ([, m, y], today) => {
      const first = y ? dateOf(Number(y), monthNumber(m), 1) : latest(today, monthNumber(m), 1)
      return first && month(first)
    },
  },
  { pattern: /\b(?:in|during|of) (1\d{3}|20\d{2})\b/i, read: ([, y]) => year(Number(y)) },
  { pattern: /\b(?:the day before yesterday)\b/i, read: (_, today) => day(today.subtract({ days: 2 })) },
  { pattern: /\b(?:yesterday|last night)\b/i, read: (_, today) => day(today.subtract({ days: 1 })) },
  { pattern: /\b(?:today|tonight|this morning)\b/i, read: (_, today) => day(today) },
  {
    pattern: /\b(\d+|an?|one|two|three|four|five|six|seven|ten) (day|week|month|year)s? ago\b/i,
    read: ([, n, unit], today) => {
      const then = today.subtract({ [`${unit?.toLowerCase()}s`]: countOf(n) })
      if (/day/i.test(unit ?? '')) return day(then)
      if (/week/i.test(unit ?? '')) return week(mondayOf(then))
      return /month/i.test(unit ?? '') ? month(then) : year(then.year)
    },
  },
  {
    pattern: /\b(?:the )?(?:last|past) (\d+|two|three|four|five|six|seven|ten) (day|week|month|year)s?\b/i,
    read: ([, n, unit], today) => ({
      from: today.subtract({ [`${unit?.toLowerCase()}s`]: countOf(n) }).add({ days: 1 }),
      to: today,
    }),
  },
  { pattern: /\b(?:the )?past week\b/i, read: (_, today) => ({ from: today.subtract({ days: 6 }), to: today }) },
  { pattern: /\b(?:the )?past month\b/i, read: (_, today) => ({ from: today.subtract({ months: 1 }), to: today }) },
  { pattern: /\bthis week\b/i, read: (_, today) => week(mondayOf(today)) },
  { pattern: /\blast week\b/i, read: (_, today) => week(mondayOf(today).subtract({ days: 7 })) },
  { pattern: /\bthis month\b/i, read: (_, today) => month(today) },
  { pattern: /\blast month\b/i, read: (_, today) => month(today.with({ day: 1 }).subtract({ months: 1 })) },
  { pattern: /\bthis year\b/i, read: (_, today) => year(today.year) },
  { pattern: /\b(?:last|past) year\b/i, read: (_, today) => year(today.year - 1) },
  {
    pattern: new RegExp(`\\b(?:on|last|this past) (${weekdays.join('|')})\\b`, 'i'),
    read: ([, name], today) => {
      const back = (today.dayOfWeek - (weekdays.indexOf((name ?? '').toLowerCase()) + 1) + 7) % 7 || 7
      return day(today.subtract({ days: back }))
    },
  },
]

/** The days a question names, and the question without them; null where it names none. */
export function periodIn(question: string, today: string): { period: Period | null; rest: string } {
  const now = Temporal.PlainDate.from(today)
  for (const { pattern, read } of readings) {
    const match = pattern.exec(question)
    const range = match && read(match, now)
    if (!match || !range) continue
    const named = match[0].trim()
    const isSince = /\bsince\b/i.test(named)
    const period = { from: range.from.toString(), to: (isSince ? now : range.to).toString(), named }
    return { period, rest: `${question.slice(0, match.index)} ${question.slice(match.index + match[0].length)}` }
  }
  return { period: null, rest: question }
}
