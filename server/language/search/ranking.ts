import { entryOf, joinedLists, type Postings, weightIn } from './index/postings.ts'
import type { Term } from './terms.ts'
import { rarityOf, scoreOf } from './weighing.ts'

/** Where a word of a query stands: under each of the terms that match it, ascending. */
export type Hits = { word: string; lists: readonly { term: Term; postings: Postings }[] }

export type Ranked = { entryId: number; score: number }
/** Entries and their scores, side by side, ascending by entry. */
export type Scores = { entryIds: Float64Array; scores: Float64Array }

/** One posting an entry, the heaviest, ascending. */
function joined({ lists }: Hits): Postings {
  const all = joinedLists(lists.map(({ postings }) => postings))
  if (lists.length < 2) return all
  all.sort()
  return all.filter((posting, at) => at === all.length - 1 || entryOf(all[at + 1] ?? 0) !== entryOf(posting))
}

/** So few are looked up in lists faster than a set is made of those. */
const few = 2_000

/** The entries in which every word stands. */
export function inEvery(hits: readonly Hits[]): number[] {
  const size = ({ lists }: Hits) => lists.reduce((sum, { postings }) => sum + postings.length, 0)
  const [fewest, ...others] = [...hits].sort((a, b) => size(a) - size(b))
  let found = fewest ? [...entriesIn(fewest)] : []
  for (const one of others) {
    if (found.length <= few) found = found.filter((id) => one.lists.some(({ postings }) => holds(postings, id)))
    else found = [...new Set(found).intersection(new Set(entriesIn(one)))]
  }
  return found
}

function entriesIn({ lists }: Hits): Iterable<number> {
  const [first, second] = lists
  if (first && !second) return first.postings.map(entryOf)
  const found = new Set<number>()
  for (const { postings } of lists) for (const posting of postings) found.add(entryOf(posting))
  return found
}

/** By BM25; what says only some of the words counts as much less as those are the common ones. */
export function scored(hits: readonly Hits[], entries: number): Scores {
  const words = hits
    .map((one) => joined(one))
    .map((postings) => ({ postings, rarity: rarityOf(postings.length, entries), at: 0 }))
    .filter(({ postings }) => postings.length > 0)
    .sort((a, b) => b.rarity - a.rarity)
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  // A word that is nearly everywhere tells entries apart, but finds none.
  const finding = words.filter(({ postings }, n) => n === 0 || postings.length <= entries / 2)
  const most = finding.reduce((sum, { postings }) => sum + postings.length, 0)
  const [entryIds, scores] = [new Float64Array(most), new Float64Array(most)]
  let count = 0
  for (let next = nearest(finding); next < Number.POSITIVE_INFINITY; next = nearest(finding)) {
    let [score, covered] = [0, 0]
    for (const word of words) {
      while (entryOf(word.postings[word.at] ?? Number.POSITIVE_INFINITY) < next) word.at += 1
      const posting = word.postings[word.at]
      if (posting === undefined || entryOf(posting) !== next) continue
      score += word.rarity * scoreOf(weightIn(posting))
      covered += word.rarity
      word.at += 1
    }
    entryIds[count] = next
    scores[count] = (score * covered) / all
    count += 1
  }
  return { entryIds: entryIds.subarray(0, count), scores: scores.subarray(0, count) }
}

/** The next entry in any of the lists. */
function nearest(words: readonly { postings: Postings; at: number }[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const { postings, at } of words) least = Math.min(least, entryOf(postings[at] ?? Number.POSITIVE_INFINITY))
  return least
}

/** The best of them in order: sorting all of a long journal would take longer than searching it. */
export function bestOf({ entryIds, scores }: Scores, count: number): Ranked[] {
  const least = scores.toSorted().at(-count) ?? Number.NEGATIVE_INFINITY
  const best: Ranked[] = []
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score >= least) best.push({ entryId: entryIds[at] ?? 0, score })
  }
  return best.sort((a, b) => b.score - a.score || b.entryId - a.entryId).slice(0, count)
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

function holds(postings: Postings, entryId: number): boolean {
  let [from, to] = [0, postings.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (entryOf(postings[middle] ?? 0) < entryId) from = middle + 1
    else to = middle
  }
  return entryOf(postings[from] ?? -1) === entryId
}
