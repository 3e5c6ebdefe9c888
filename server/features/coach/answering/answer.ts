import type { CoachMessage } from '#contract/coach.ts'
import type { Goal } from '#contract/goals.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'

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

export function plainAnswer(content: string, more: Partial<Omit<Answer, 'content'>> = {}): Answer {
  return { content, recommendations: [], insights: [], citations: [], ...more }
}

export function cite({ page, quote }: { page: Noted; quote: string }) {
  return { entryId: page.id, day: page.day, title: page.title, quote }
}

/** Tuesday, March 3, 2026 */
export function inWords(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** today · yesterday · 8 days ago · 5 weeks ago · 7 months ago · 3 years ago */
export function ago(day: string, today: string): string {
  const since = Temporal.PlainDate.from(day).until(today, { largestUnit: 'day' }).days
  if (since < 1) return 'today'
  if (since === 1) return 'yesterday'
  if (since < 21) return `${since} days ago`
  if (since < 60) return `${Math.round(since / 7)} weeks ago`
  return since < 730 ? `${Math.round(since / 30.44)} months ago` : `${Math.floor(since / 365.25)} years ago`
}

export const entriesInWords = (count: number) =>
  count === 1 ? 'one entry' : `${count.toLocaleString('en-US')} entries`
