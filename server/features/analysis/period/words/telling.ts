import { createHash } from 'node:crypto'
import { type Said, term } from '../claims/saying.ts'
import { entriesBefore, entriesIn, type Facts, type Scope } from '../facts/facts.ts'
import { type Figure, figureOf, type Measure, type Selection } from '../facts/figures.ts'
import type { Noted } from '../facts/noted.ts'
import { asWritten, type Quotable, quotable } from '../facts/quoting.ts'

/** Everything the words of a period are made from. */
export type Telling = {
  scope: Scope
  facts: Facts
  /** All that may be spoken of: the period, the one before, and for a week the weeks its habits show in. */
  entries: readonly Noted[]
  now: readonly Quotable[]
  before: readonly Noted[]
}

export function telling(entries: readonly Noted[], scope: Scope, facts: Facts): Telling {
  const now = entriesIn(entries, scope).map(quotable)
  return { scope, facts, entries, now, before: entriesBefore(entries, scope) }
}

/** The same period is worded the same way every time, and the next one differently. */
export function oneOf<Variant>({ scope }: Telling, about: string, variants: readonly [Variant, ...Variant[]]): Variant {
  const digest = createHash('sha256').update(`${scope.period.kind} ${scope.period.start} ${about}`).digest()
  return variants[digest.readUInt32BE() % variants.length] ?? variants[0]
}

export const span = ({ scope }: Telling): Selection => ({ from: scope.period.start, to: scope.until })
export const spanBefore = ({ scope }: Telling): Selection => ({ from: scope.before.start, to: scope.before.end })

/** A number that is known to exist, because what it counts does. */
export function figure({ entries }: Telling, measure: Measure, of: Selection): Figure {
  const found = figureOf(entries, measure, of)
  if (!found) throw new Error(`nothing to measure: ${measure}`)
  return found
}

export const isWeek = ({ scope }: Telling) => scope.period.kind === 'week'
export const isRunning = ({ scope }: Telling) => scope.until < scope.period.end

export const meanwhile = (told: Telling) => `this ${told.scope.period.kind}`
export const theTimeBefore = (told: Telling, the: 'the' | 'The' = 'the') => `${the} ${told.scope.period.kind} before`

export const named = ({ entries }: Telling, theme: string): Said => term(asWritten(theme, entries))

export const aboutTheme = (entries: readonly Quotable[], theme: string) =>
  entries.filter(({ themes }) => themes.includes(theme))
