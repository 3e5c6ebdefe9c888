import type { Entry } from '#contract/journal.ts'
import type { DraftOfChange } from './draft.ts'

export type Typed = DraftOfChange['typed']
/** The entry as it was when the change was begun. */
export type Base = DraftOfChange['base']

const names = ['title', 'content', 'moodScore', 'visibility', 'speakingAsPartId'] as const

export function baseOf({ title, content, moodScore, visibility, speakingAsPartId, version }: Entry): Base {
  return { title, content, moodScore, visibility, speakingAsPartId, version }
}

export function typedOf({ version: _, ...fields }: Base): Typed {
  return fields
}

/** What was touched, and nothing else: a call's text may be longer than what can be typed. */
export function changesIn(typed: Typed, base: Base): Partial<Typed> {
  return Object.fromEntries(names.filter((name) => typed[name] !== base[name]).map((name) => [name, typed[name]]))
}

export const isOther = (typed: Typed, base: Base) => Object.keys(changesIn(typed, base)).length > 0

/** What was touched, on top of a newer text. */
export function onTopOf(newer: Base, typed: Typed, base: Base): Typed {
  return { ...typedOf(newer), ...changesIn(typed, base) }
}
