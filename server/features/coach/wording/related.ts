import type { Noted } from '#server/features/analysis/period/facts/noted.ts'
import { subjectOf } from '../answering/subject.ts'
import { kinOf, tracesOf } from '../answering/words.ts'

const most = 3
const rare = 0.1
const fewestShared = 2

/** Entries that share at least two rare words with what was told, the ones that share most first, then the latest. */
export function related(pages: readonly Noted[], told: string): Noted[] {
  const texts = pages.map(({ title, content }) => `${title}\n${content}`.toLowerCase())
  const mostTexts = Math.max(1, rare * texts.length)
  const holding = subjectOf(told).roots.flatMap((root) => {
    const traces = kinOf(root).flatMap(tracesOf)
    const at = texts.flatMap((text, place) => (traces.some((trace) => text.includes(trace)) ? [place] : []))
    return at.length <= mostTexts ? [new Set(at)] : []
  })
  const shared = (place: number) => holding.filter((places) => places.has(place)).length
  return pages
    .map((page, place) => ({ page, place, shared: shared(place) }))
    .filter((one) => one.shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared || b.place - a.place)
    .slice(0, most)
    .map(({ page }) => page)
}
