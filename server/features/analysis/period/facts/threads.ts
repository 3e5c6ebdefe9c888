import type { Evidence } from '#contract/analysis.ts'
import { openThreads as openIn } from '#server/language/threads/open-threads.ts'
import { evidenceOf, type Quotable } from './quoting.ts'

/** Something announced that no later words answer; `due` is the day it was for, where it said one. */
export type Thread = Evidence & { due: string | null }

/** Entries in any order; what may not be quoted of them opens nothing. */
export function openThreads(entries: readonly Quotable[]): Thread[] {
  const ordered = entries.toSorted((one, other) => one.day.localeCompare(other.day) || one.id - other.id)
  return openIn(ordered)
    .filter(({ thread: { kind, what }, page }) => kind !== 'worry' && page.quotes.some((quote) => quote.includes(what)))
    .map(({ thread: { what, dueDay }, page }) => ({ ...evidenceOf(page, what), due: dueDay?.toString() ?? null }))
}
