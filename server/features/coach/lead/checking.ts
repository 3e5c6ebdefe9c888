import type { Citation } from '#contract/coach.ts'
import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { citationsOf, textsFor, unwantedIn } from '#server/features/language-model/sources.ts'
import { check } from '#server/grounding/check.ts'
import { sourcesOf, type Text, textOf } from '#server/grounding/sources.ts'

export type Basis = {
  facts: readonly string[]
  /** What the person said in this talk, the latest last. */
  told: readonly string[]
  /** Names in it need no entry. */
  asked: string
  instructions: string
  today: string
  companion: string
  /** Statements the person does not want to see again. */
  dismissed: ReadonlySet<string>
  /** What is not to be brought up, and was not by the person. */
  forbidden: readonly string[]
}

/** A sentence that holds. `isFounded`: it says something of the person, and the journal bears it out. */
export type Held = { text: string; citations: Citation[]; isFounded: boolean; isAdvice: boolean }
export type Checked = Held | { fault: string }

/** What sentences of a model are compared with; it grows with all that a tool shows. */
export function chatCheck(basis: Basis, shown: readonly Noted[]) {
  const { facts, told, asked, instructions, today, companion, dismissed, forbidden } = basis
  const pages = [...shown]
  const texts: Text[] = [...told.map((words) => textOf({ by: 'person', words })), ...textsFor(pages, facts, today)]
  let isGrown = false
  const more = {
    names: [companion, ...(asked.match(/\p{Lu}\p{L}+/gu) ?? [])],
    forbidden,
    instructions,
    isUnwanted: unwantedIn(dismissed),
  }
  return {
    shows(found: readonly Noted[], results: readonly string[]) {
      const fresh = found.filter(({ id }) => !pages.some((page) => page.id === id))
      pages.push(...fresh)
      texts.push(...textsFor(fresh, results, today))
      isGrown = true
    },
    /** Whether there was nothing at all to find. */
    isEmpty: () => pages.length === 0 && !isGrown,
    check(sentence: string): Checked {
      const { faults, kept } = check(sentence, sourcesOf({ ...more, texts }), 'chat')
      const [fault] = faults
      if (fault) return { fault: fault.id }
      const text = kept.map(({ text }) => text).join(' ')
      if (text === '') return { fault: 'form' }
      return {
        text,
        citations: kept.flatMap((one) => citationsOf(one, pages)),
        isFounded: kept.some(({ isFounded }) => isFounded),
        isAdvice: kept.some(({ isAdvice }) => isAdvice),
      }
    },
  }
}
