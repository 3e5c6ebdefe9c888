import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { checker, type Held } from '#server/features/language-model/comparing/checking.ts'
import { claimsDeed, isAdvice } from './deeds.ts'

export type Basis = Omit<Parameters<typeof checker>[0], 'pages' | 'facts'> & { facts: readonly string[] }
export type Checked = (Held & { isAdvice: boolean }) | { fault: string }

/** What sentences of a model are compared with; it grows with all that a tool shows. */
export function chatCheck(basis: Basis, shown: readonly Noted[]) {
  const pages = [...shown]
  const facts = [...basis.facts]
  let check = checker({ ...basis, facts, pages })
  let isGrown = false
  return {
    shows(more: readonly Noted[], found: string) {
      pages.push(...more.filter(({ id }) => !pages.some((page) => page.id === id)))
      facts.push(found)
      isGrown = true
    },
    /** Whether there was nothing at all to find. */
    isEmpty: () => pages.length === 0 && facts.length === basis.facts.length,
    check(sentence: string): Checked {
      if (isGrown) check = checker({ ...basis, facts, pages })
      isGrown = false
      if (claimsDeed(sentence)) return { fault: 'deed' }
      const checked = check(sentence)
      return 'fault' in checked ? checked : { ...checked, isAdvice: isAdvice(checked.text) }
    },
  }
}
