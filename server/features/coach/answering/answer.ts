import type { CoachMessage } from '#contract/coach.ts'
import type { Goal } from '#contract/goals.ts'
import { numberWords } from '#server/features/analysis/period/claims/saying.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { Period } from './period.ts'

export type Answer = Pick<CoachMessage, 'content' | 'recommendations' | 'insights' | 'citations'>

/** What an answer may be drawn from. Pages are in the order they were written, the oldest first. */
export type Library = {
  pages: readonly Noted[]
  today: string
  timeZone: string
  goals: readonly Goal[]
  /** Ids of statements the person does not want to see. */
  dismissed: ReadonlySet<string>
}

export type Written = Pick<Library, 'pages' | 'today'>

export function plainAnswer(content: string, more: Partial<Omit<Answer, 'content'>> = {}): Answer {
  return { content, recommendations: [], insights: [], citations: [], ...more }
}

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

export function spanOf({ from, to }: Period, today: string): string {
  return from === to ? `on ${inWords(from, today)}` : `between ${inWords(from, today)} and ${inWords(to, today)}`
}

/** Small numbers as words, as in the analyses. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberWords[count] ?? count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const entriesInWords = (count: number) => counted(count, 'entry', 'entries')

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** With one decimal, as moods are shown everywhere. */
export function averageMood(pages: readonly Noted[]): string | null {
  const moods = pages.flatMap(({ moodScore }) => moodScore ?? [])
  if (moods.length === 0) return null
  return (moods.reduce((sum, mood) => sum + mood, 0) / moods.length).toFixed(1)
}

export const isIn =
  ({ from, to }: Period) =>
  ({ day }: Noted) =>
    day >= from && day <= to
