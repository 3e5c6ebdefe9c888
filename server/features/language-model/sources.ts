import type { Citation } from '#contract/coach.ts'
import { idOfQuote } from '#server/features/analysis/period/claims/claims.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { Kept } from '#server/grounding/check.ts'
import { type Text, textOf } from '#server/grounding/sources.ts'
import { dayInWords } from './sending.ts'

/** Entries, and what was worked out from them, as what a model says may rest on them. */
export const textsFor = (pages: readonly Noted[], facts: readonly string[], today: string): Text[] => [
  ...facts.map((words) => textOf({ by: 'fact', words })),
  ...pages.map((page) =>
    textOf({ id: page.id, by: 'entry', words: page.content, about: `${page.title}\n${dayInWords(page, today)}` }),
  ),
]

/** Whether the person does not want to see this stretch of an entry again. */
export const unwantedIn =
  (dismissed: ReadonlySet<string>) =>
  (quote: string, id: number | undefined): boolean =>
    id !== undefined && dismissed.has(idOfQuote({ entryId: id, quote, day: '' }))

/** Where it stands: each quote, and the beginning of an entry that was named and not quoted. */
export function citationsOf({ on, quotes }: Pick<Kept, 'on' | 'quotes'>, pages: readonly Noted[]): Citation[] {
  return on.flatMap((entryId) => {
    const page = pages.find(({ id }) => id === entryId)
    if (!page) return []
    const { day, title } = page
    const own = quotes.filter(({ id }) => id === entryId).map(({ quote }) => quote)
    return (own.length > 0 ? own : [beginning(page.content)]).map((quote) => ({ entryId, day, title, quote }))
  })
}

const longestBeginning = 160

function beginning(content: string): string {
  const [first = ''] = /^[^.!?\n]*[.!?]?/.exec(content.trim()) ?? []
  return first.length <= longestBeginning ? first : first.slice(0, first.lastIndexOf(' ', longestBeginning))
}
