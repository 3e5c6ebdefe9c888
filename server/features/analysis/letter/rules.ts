import type { z } from 'zod'
import type { Patterns, Statement } from '#contract/analysis.ts'
import type { Held } from '#server/features/language-model/comparing/checking.ts'
import { dayInWords, mayBeSent, passage, quotedIn } from '#server/features/language-model/sending.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { idOf } from '../period/claims/claims.ts'
import type { Noted } from '../period/facts/noted.ts'
import { textsOf } from '../statements/text.ts'
import type { LetterAnswer } from './instructions.ts'

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

export function factsIn(patterns: Patterns, entries: readonly Noted[], forbidden: readonly string[]): string[] {
  const all = textsOf([...patterns.findings, ...patterns.concerns, ...patterns.kept])
  return all.filter(
    (fact) => !speaksOf(fact, forbidden) && quotedIn(entries, [fact]).every((entry) => mayBeSent(entry, forbidden)),
  )
}

export const documentOf = (pages: readonly Noted[], facts: readonly string[], today: string) =>
  JSON.stringify({
    facts,
    entries: pages.map((page) => ({
      number: page.id,
      day: dayInWords(page, today),
      title: page.title,
      text: passage(page.content, longestText),
    })),
  })

/** As a model says it in a letter, so that it can be compared like what it says in a talk. */
export const asSaid = ({ text, entries }: z.output<typeof LetterAnswer>['sentences'][number]) =>
  entries.length > 0 ? `${text} [${entries.join(', ')}]` : text

const fewest = 2

/** Null where too little of it held to be a letter. What names no entry rests on all of them. */
export function letterOf(held: readonly Held[], pages: readonly Noted[]): Statement[] | null {
  const founded = held.filter(({ isFounded }) => isFounded)
  const isOne = founded.length >= fewest && founded.some(({ citations }) => citations.length > 0)
  if (!isOne) return null
  return founded.map(({ text, citations }) => ({
    ...{ id: idOf(['letter', text]), text, isEdited: false },
    entryIds: [
      ...new Set((citations.length > 0 ? citations : pages).map((one) => ('id' in one ? one.id : one.entryId))),
    ],
    evidence: citations.map(({ entryId, day, quote }) => ({ entryId, day, quote })),
  }))
}
