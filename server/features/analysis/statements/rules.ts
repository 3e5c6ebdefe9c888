import type { Patterns, Statement } from '#contract/analysis.ts'
import type { Kind } from '../period/calendar.ts'
import { idOfQuote } from '../period/claims/claims.ts'

/** What a person made of a statement: left out everywhere, or in one week or month put into words of their own. */
export type Decision =
  | { is: 'dismissed'; statementId: string }
  | { is: 'edited'; statementId: string; kind: Kind; start: string; text: string }

export const dismissedIn = (decisions: readonly Decision[]): Set<string> =>
  new Set(decisions.flatMap(({ is, statementId }) => (is === 'dismissed' ? [statementId] : [])))

/** Whether both decide the same thing, so that the later takes the place of the earlier. */
export function isSameMatter(one: Decision, other: Decision): boolean {
  if (one.statementId !== other.statementId || one.is !== other.is) return false
  return one.is === 'dismissed' || other.is === 'dismissed' || (one.kind === other.kind && one.start === other.start)
}

export type Reading = {
  kind: Kind
  start: string
  decisions: readonly Decision[]
  /** The entries that are still there. */
  entryIds: ReadonlySet<number>
}

const lists = ['findings', 'suggestions', 'concerns', 'lifted', 'weighed', 'openThreads', 'kept'] as const

/** What may be shown now: without what was dismissed or quotes it, and without whatever rests on an entry that is gone. */
export function shownPatterns(patterns: Patterns, reading: Reading): Patterns {
  const dismissed = dismissedIn(reading.decisions)
  const quotesDismissed = ({ text, evidence }: Statement) =>
    evidence.some((place) => dismissed.has(idOfQuote(place)) && text.includes(place.quote))
  const isShown = (one: Statement) =>
    !dismissed.has(one.id) && !quotesDismissed(one) && one.entryIds.every((entryId) => reading.entryIds.has(entryId))
  const shown = (statements: readonly Statement[]) => statements.filter(isShown).map((one) => inOwnWords(one, reading))
  const one = (statement: Statement | null) => (statement === null ? null : (shown([statement])[0] ?? null))
  const sentences = shown(patterns.letter?.sentences ?? [])
  return {
    ...patterns,
    letter: patterns.letter && sentences.length > 0 ? { ...patterns.letter, sentences } : null,
    ...Object.fromEntries(lists.map((list) => [list, shown(patterns[list])])),
    bestDay: one(patterns.bestDay),
    hardestDay: one(patterns.hardestDay),
  }
}

function inOwnWords(statement: Statement, { kind, start, decisions }: Reading): Statement {
  const edit = decisions.findLast((one) =>
    isSameMatter(one, { ...statement, is: 'edited', statementId: statement.id, kind, start }),
  )
  return edit?.is === 'edited' ? { ...statement, text: edit.text, isEdited: true } : statement
}

export function statementsOf(patterns: Patterns): Statement[] {
  const { bestDay, hardestDay, letter } = patterns
  return [...(letter?.sentences ?? []), ...lists.flatMap((list) => patterns[list]), bestDay, hardestDay].filter(
    (one) => one !== null,
  )
}
