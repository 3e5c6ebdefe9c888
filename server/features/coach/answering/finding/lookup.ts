import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import type { Journal, Wanted } from '../journal.ts'
import type { Period } from '../question.ts'
import { isRelative, rootOf } from '../words.ts'
import { type Find, findIn } from './finding.ts'
import { bestPassage } from './passages.ts'
import { spelledAlike } from './spelling.ts'
import type { Subject } from './subject.ts'
import { flat, termsOf } from './terms.ts'

/** What speaks of a subject, in the order of days. `missing` are words that stand nowhere; `meant` were spelled otherwise. */
export type Found = {
  finds: readonly Find[]
  /** All that speak of it, of which only so many were read for the words to quote. */
  pages: readonly Noted[]
  /** How many there are, where not all were opened. */
  total: number
  isWhole: boolean
  missing: readonly string[]
  meant: readonly { typed: string; meant: string }[]
}

const nothing: Found = { finds: [], pages: [], total: 0, isWhole: false, missing: [], meant: [] }
const mostRead = 24
const mostNear = 80
const mostShown = 120
const mostCounted = 600

/** Entries that tell of just this: for what is counted and dated. */
export async function findExactly(
  journal: Journal,
  subject: Subject,
  period: Period | null = null,
  wanted: Partial<Pick<Wanted, 'most' | 'end'>> = {},
): Promise<Found> {
  if (subject.roots.length === 0) return nothing
  const { most = mostCounted, end = 'newest' } = wanted
  const { pages, total } = await journal.candidates(subject, { most, end, period })
  const first = findIn(pages, subject)
  const meant = meantBy(first.missing, pages)
  const found = meant.length === 0 ? first : findIn(pages, respelled(subject, meant))
  // Where many speak of it, it was not in those at this end: all are read.
  if (found.finds.length === 0 && total > most && most < mostCounted) return findExactly(journal, subject, period)
  return {
    ...found,
    pages: found.finds.map(({ page }) => page),
    total: total > most ? total : found.finds.length,
    meant,
  }
}

/** Entries that come nearest to it, where none tells of all. Of something that stands nowhere there are none. */
export async function findNear(journal: Journal, subject: Subject, period: Period | null = null): Promise<Found> {
  if (subject.roots.length === 0) return nothing
  const { pages: candidates, total } = await journal.candidates(subject, { most: mostNear, end: 'newest', period })
  const loose: Subject = { ...subject, things: new Map(), deeds: [], isOwnDeed: false, isPast: false }
  const texts = candidates.map(({ title, content, themes }) => flat(`${title}\n${themes.join(' ')}\n${content}`))
  const unheld = termsOf(loose, texts).filter(({ heldBy, isLight }) => heldBy.size === 0 && !isLight)
  const missing = unheld.map(({ root }) => subject.words.find((word) => rootOf(word) === root) ?? root)
  const meant = meantBy(missing, candidates)
  const terms = termsOf(meant.length > 0 ? respelled(loose, meant) : loose, texts)
  const still = missing.filter((word) => !meant.some(({ typed }) => typed === word))
  const names = terms.filter(({ root }) => isName(loose.words[loose.roots.indexOf(root)] ?? root, candidates))
  const isUnknown = still.some((word) => subject.nouns?.has(rootOf(word)) ?? true)
  if (isUnknown && names.length === 0) return { ...nothing, missing: still, meant }
  const weighed = candidates.map((page, index) => {
    const held = terms.filter(({ heldBy }) => heldBy.has(index))
    const named = names.filter((term) => held.includes(term)).length
    return { page, named, weight: held.reduce((sum, { weight }) => sum + weight, 0) }
  })
  const mostNamed = Math.max(0, ...weighed.map(({ named }) => named))
  const naming = weighed.filter(({ named, weight }) => named === mostNamed && weight > 0)
  const most = Math.max(...naming.map(({ weight }) => weight))
  const near = naming.filter(({ weight }) => weight >= share * most)
  const best = near.toSorted((a, b) => b.weight - a.weight || b.page.day.localeCompare(a.page.day)).slice(0, mostRead)
  const finds = best.flatMap(({ page }) => {
    const passage = bestPassage(page, terms, { isOwnDeed: false, tags: page.themes.join(' ') })
    return passage ? [{ page, ...passage }] : []
  })
  const told = new Set(terms.filter(({ isLight }) => !isLight))
  return {
    finds: finds.toSorted((a, b) => a.page.day.localeCompare(b.page.day) || a.page.id - b.page.id),
    pages: near.map(({ page }) => page),
    total: Math.max(near.length, candidates.length < mostNear ? 0 : total),
    isWhole: finds.some(({ held }) => told.isSubsetOf(held)),
    missing: still,
    meant,
  }
}

const share = 0.6

/** Just this, or else what comes near. */
export async function find(journal: Journal, subject: Subject, period: Period | null = null): Promise<Found> {
  const exact = await findExactly(journal, subject, period, { most: mostShown })
  if (exact.finds.length > 0) return exact
  const near = await findNear(journal, subject, period)
  // Somebody's camera is not mine.
  const isOwn = [...subject.things.values()].includes('own')
  return isOwn ? { ...near, isWhole: false } : near
}

/** Whom a question names, an answer speaks of: within sentences the word is written with a capital. */
function isName(word: string, pages: readonly Noted[]): boolean {
  const [first = '', rest] = [word.charAt(0), RegExp.escape(word.slice(1).replace(/['’]s$/, ''))]
  if (isRelative(word)) return true
  if (!/^\p{L}/u.test(first)) return false
  const capital = new RegExp(`(?<=\\p{Ll},? )${first.toUpperCase()}${rest}(?!\\p{L})`, 'u')
  const small = new RegExp(`(?<!\\p{L})${first.toLowerCase()}${rest}(?!\\p{L})`, 'u')
  return pages.some(({ content }) => capital.test(content)) && !pages.some(({ content }) => small.test(content))
}

const meantBy = (missing: readonly string[], pages: readonly Noted[]) =>
  missing.flatMap((typed) => {
    const meant = spelledAlike(typed, pages)
    return meant ? [{ typed, meant }] : []
  })

function respelled(subject: Subject, meant: Found['meant']): Subject {
  const roots = new Map(meant.map((one) => [rootOf(one.typed), rootOf(one.meant)]))
  const words = new Map(meant.map((one) => [one.typed, one.meant]))
  return {
    ...subject,
    words: subject.words.map((word) => words.get(word) ?? word),
    roots: subject.roots.map((root) => roots.get(root) ?? root),
  }
}
