import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { rootOf } from '../words.ts'
import { bestPassage } from './passages.ts'
import type { Subject } from './subject.ts'
import { flat, type Term, termsOf } from './terms.ts'

/** An entry that speaks of what was asked; `quote` stands in its text just so. */
export type Find = { page: Noted; quote: string; rank: number; isNamed: boolean }

/**
 * Every entry that speaks of the subject, in the order of the pages. Where some entries hold all of the subject, those
 * that hold a part are left out; `isWhole` says which it was. `missing` are words that stand in no entry at all.
 */
export function findIn(
  pages: readonly Noted[],
  subject: Subject,
): { finds: Find[]; isWhole: boolean; missing: string[] } {
  const texts = pages.map((page) => flat(`${page.title}\n${page.content}`))
  const all = termsOf(subject, texts)
  const told = all.filter(({ isLight }) => !isLight)
  const needed = told.length > 0 ? told : all
  const missing = needed.filter(({ heldBy }) => heldBy.size === 0)
  if (needed.length === 0 || missing.length > 0)
    return { finds: [], isWhole: false, missing: missing.map((term) => wordOf(subject, term)) }
  const found: (Find & { lacks: number })[] = []
  for (const [at, page] of pages.entries()) {
    if (lackOf(needed, ({ heldBy }) => heldBy.has(at)) > mayLack(needed)) continue
    if (!subject.names.every((name) => texts[at]?.includes(flat(name)))) continue
    const passage = bestPassage(page, all, subject)
    const lacks = passage ? lackOf(needed, (term) => passage.held.has(term)) : needed.length
    if (passage && lacks <= mayLack(needed))
      found.push({ page, lacks, quote: passage.quote, rank: passage.rank, isNamed: true })
  }
  const least = Math.min(...found.map(({ lacks }) => lacks))
  return { finds: found.filter(({ lacks }) => lacks === least), isWhole: least === 0, missing: [] }
}

/** Of two or three words an answer may leave out none: who played with the King has not played with the Queen. */
const mayLack = (needed: readonly Term[]) => Math.max(0, Math.floor(needed.length / 2) - 1)

const lackOf = (needed: readonly Term[], holds: (term: Term) => boolean) => needed.filter((term) => !holds(term)).length
export const wordOf = ({ words }: Subject, { root }: Term) => words.find((word) => rootOf(word) === root) ?? root
