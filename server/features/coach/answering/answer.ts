import type { CoachMessage } from '#contract/coach.ts'
import { numberWords } from '#server/features/analysis/period/claims/saying.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { Journal } from './journal.ts'
import type { Period, Question } from './question.ts'

export type Answer = Pick<CoachMessage, 'content' | 'recommendations' | 'insights' | 'citations'>

/** Null where there is nothing to answer with, so that the next rule may. */
export type Answering = (question: Question, journal: Journal) => Promise<Answer | null>

export function plainAnswer(content: string, more: Partial<Omit<Answer, 'content'>> = {}): Answer {
  return { content, recommendations: [], insights: [], citations: [], ...more }
}

/** Each of these once, no more than an answer shows. */
export function citing(finds: readonly { page: Noted; quote: string }[]): Answer['citations'] {
  const all = finds.map(cite)
  const isFirst = (one: Answer['citations'][number], index: number) =>
    all.findIndex(({ entryId, quote }) => entryId === one.entryId && quote === one.quote) === index
  return all.filter(isFirst).slice(0, mostCitations)
}

const mostCitations = 5

export function cite({ page, quote }: { page: Noted; quote: string }) {
  return { entryId: page.id, day: page.day, title: page.title, quote }
}

/** Tuesday, March 3, 2026; of this year without it. */
export function inWords(day: string, today = ''): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
}

/** today · yesterday · eight days ago · five weeks ago · 13 months ago · three years ago */
export function ago(day: string, today: string): string {
  const since = Temporal.PlainDate.from(day).until(today, { largestUnit: 'day' }).days
  if (since < 1) return 'today'
  if (since === 1) return 'yesterday'
  if (since < 21) return `${counted(since, 'day')} ago`
  if (since < 60) return `${counted(Math.round(since / 7), 'week')} ago`
  return since < 730
    ? `${counted(Math.round(since / 30.44), 'month')} ago`
    : `${counted(Math.floor(since / 365.25), 'year')} ago`
}

/** "in October", "on Tuesday, March 3", "between … and …". */
export function spanOf({ from, to }: Period, today: string): string {
  const month = Temporal.PlainDate.from(from)
  const year = from.slice(0, 4) === today.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  if (from.endsWith('-01') && to === month.with({ day: month.daysInMonth }).toString())
    return `in ${month.toLocaleString('en-US', { month: 'long' })}${year}`
  return from === to ? `on ${inWords(from, today)}` : `between ${inWords(from, today)} and ${inWords(to, today)}`
}

/** Small numbers as words, as in the analyses. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberWords[count] ?? count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const entriesInWords = (count: number) => counted(count, 'entry', 'entries')

/** With one decimal, as moods are shown everywhere. */
export function averageMood(pages: readonly { moodScore: number | null }[]): string | null {
  const mean = meanMood(pages)
  return mean === null ? null : mean.toFixed(1)
}

export function meanMood(pages: readonly { moodScore: number | null }[]): number | null {
  const moods = pages.flatMap(({ moodScore }) => moodScore ?? [])
  return moods.length === 0 ? null : moods.reduce((sum, mood) => sum + mood, 0) / moods.length
}

/** “…”, to stand in a sentence of ours. */
export const inQuotes = (quote: string) => `“${quote}”`

export const listed = (words: readonly string[], link = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`
