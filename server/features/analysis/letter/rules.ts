import type { Patterns, Statement } from '#contract/analysis.ts'
import { inWords } from '#server/features/coach/answering/answer.ts'
import { isTimeless } from '#server/features/language-model/rewording/times.ts'
import { mayBeSent, passage, quotedIn, type Wishes } from '#server/features/language-model/sending.ts'
import { citationsOf } from '#server/features/language-model/sources.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import type { Kept } from '#server/grounding/check.ts'
import { idOf } from '../period/claims/claims.ts'
import type { Noted } from '../period/facts/noted.ts'

const mostPages = 12
const longestText = 600

/** The entries the findings rest on first, and no more than a letter needs. */
export function pagesFor(entries: readonly Noted[], patterns: Patterns, forbidden: readonly string[]): Noted[] {
  const shown = [...patterns.findings, ...patterns.lifted, ...patterns.weighed, ...patterns.openThreads]
  const quoted = new Set(shown.flatMap(({ evidence }) => evidence.map(({ entryId }) => entryId)))
  const chosen = entries
    .toSorted((a, b) => Number(quoted.has(b.id)) - Number(quoted.has(a.id)))
    .filter((entry) => mayBeSent(entry, forbidden))
    .slice(0, mostPages)
  return entries.filter((entry) => chosen.includes(entry))
}

/** What was found, as far as it may be sent. */
export const findingsIn = (patterns: Patterns, entries: readonly Noted[], forbidden: readonly string[]): Statement[] =>
  [...patterns.findings, ...patterns.concerns, ...patterns.kept].filter(
    ({ text }) => !speaksOf(text, forbidden) && quotedIn(entries, [text]).every((entry) => mayBeSent(entry, forbidden)),
  )

/** What was found with the entries it rests on, the entries themselves, and what the person said of themselves. */
export const documentOf = (pages: readonly Noted[], findings: readonly Statement[], wishes: Wishes) =>
  JSON.stringify({
    ...wishes,
    findings: findings.map(({ text, entryIds }) => ({
      words: text,
      entries: entryIds.filter((entryId) => pages.some(({ id }) => id === entryId)),
    })),
    entries: pages.map((page) => ({
      number: page.id,
      day: inWords(page.day),
      title: page.title,
      text: passage(page.content, longestText),
    })),
  })

const fewest = 2

/**
 * Null where too little of it held to be a letter. What names no entry rests on all of them. "Tomorrow" is wrong in a letter
 * that is read in years.
 */
export function letterOf(kept: readonly Kept[], pages: readonly Noted[]): Statement[] | null {
  const founded = kept.filter(({ isFounded, text }) => isFounded && isTimeless(text))
  if (founded.length < fewest || founded.every(({ on }) => on.length === 0)) return null
  return founded.map(({ text, on, quotes }) => ({
    ...{ id: idOf(['letter', text]), text, isEdited: false },
    entryIds: on.length > 0 ? [...on] : pages.map(({ id }) => id),
    evidence: citationsOf({ on, quotes }, pages).map(({ entryId, day, quote }) => ({ entryId, day, quote })),
  }))
}
