import { entryOf, type Posting, weightIn } from './postings.ts'
import type { Term } from './terms.ts'
import { rarityOf, scoreOf } from './weighing.ts'

/** Where a word of a query stands: under each of the terms that match it, ascending. */
export type Hits = { word: string; lists: readonly { term: Term; postings: readonly Posting[] }[] }

export type Ranked = { entryId: number; score: number }

/** One posting an entry, the heaviest, ascending. */
function joined({ lists }: Hits): Float64Array {
  const all = Float64Array.from(lists.flatMap(({ postings }) => postings))
  if (lists.length < 2) return all
  all.sort()
  return all.filter((posting, at) => at === all.length - 1 || entryOf(all[at + 1] ?? 0) !== entryOf(posting))
}

/** The entries in which every word stands, ascending. */
export function inEvery(hits: readonly Hits[]): number[] {
  const [fewest, ...others] = hits.map((one) => joined(one).map(entryOf)).sort((a, b) => a.length - b.length)
  if (!fewest) return []
  const sets = others.map((entries) => new Set(entries))
  return [...fewest].filter((entryId) => sets.every((set) => set.has(entryId)))
}

/** The best first, by BM25; what only some of the words stand in comes after what says more of them. */
export function ranked(hits: readonly Hits[], entries: number): Ranked[] {
  const words = hits
    .map((one) => ({ hits: one, postings: joined(one) }))
    .map((one) => ({ ...one, rarity: rarityOf(one.postings.length, entries) }))
    .sort((a, b) => b.rarity - a.rarity)
  const scores = new Map<number, { score: number; covered: number }>()
  for (const { postings, rarity } of words) {
    // A word that is nearly everywhere tells entries apart, but finds none.
    const findsMore = scores.size === 0 || postings.length <= entries / 2
    for (const posting of postings) {
      const entryId = entryOf(posting)
      const score = rarity * scoreOf(weightIn(posting))
      const known = scores.get(entryId)
      if (known) {
        known.score += score
        known.covered += rarity
      } else if (findsMore) scores.set(entryId, { score, covered: rarity })
    }
  }
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  return [...scores]
    .map(([entryId, { score, covered }]) => ({ entryId, score: (score * covered) / all }))
    .sort((a, b) => b.score - a.score || b.entryId - a.entryId)
}

/** What of a query stands in an entry: its words, and the terms they were found as. */
export function matchedIn(hits: readonly Hits[], entryId: number): { matchedTerms: Term[]; matchedWords: string[] } {
  const found = hits
    .map(({ word, lists }) => ({ word, terms: lists.filter(({ postings }) => holds(postings, entryId)) }))
    .filter(({ terms }) => terms.length > 0)
  return {
    matchedTerms: [...new Set(found.flatMap(({ terms }) => terms.map(({ term }) => term)))],
    matchedWords: found.map(({ word }) => word),
  }
}

function holds(postings: readonly Posting[], entryId: number): boolean {
  let [from, to] = [0, postings.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (entryOf(postings[middle] ?? 0) < entryId) from = middle + 1
    else to = middle
  }
  return entryOf(postings[from] ?? -1) === entryId
}
