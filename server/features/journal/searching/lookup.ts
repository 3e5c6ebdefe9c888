import {
  type Block,
  entryOf,
  joinedLists,
  type Posting,
  type Postings,
  postingOf,
  postingsIn,
} from '#server/language/search/index/postings.ts'
import { type Asked, beginningOf, whole } from '#server/language/search/query.ts'
import type { Hits } from '#server/language/search/ranking.ts'
import { spelledAlike } from '#server/language/search/spelling.ts'
import type { Term } from '#server/language/search/terms.ts'
import { mayHold, weighed } from '#server/language/search/weighing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Buckets, blocksOf, vocabularyOf } from './index/buckets.ts'
import { everyUnmerged } from './index/unmerged.ts'

type Reading = Needs<'db' | 'vault'>

/** Where each of the words stands, as the entries are now. A word that stands nowhere is looked for as it may be meant. */
export async function lookUp({ db, vault }: Reading, userId: UserId, asked: readonly Asked[]): Promise<Hits[]> {
  const buckets = { db, userId, safe: await vault.safeOf(db, userId) }
  const found = await hitsOf(buckets, asked)
  const missing = asked.filter((one, at) => one.isWord && found[at]?.lists.length === 0)
  if (missing.length === 0) return found
  const meant = await meantBy(
    buckets,
    missing.map(({ word }) => word),
  )
  const again = await hitsOf(
    buckets,
    missing.map(({ word }) => whole(meant.get(word) ?? word)),
  )
  const mended = new Map(missing.map((one, at) => [one, again[at]?.lists ?? []]))
  return asked.map((one, at) => ({ word: one.word, lists: mended.get(one) ?? found[at]?.lists ?? [] }))
}

async function hitsOf(buckets: Buckets, asked: readonly Asked[]): Promise<Hits[]> {
  // First of all: what is merged meanwhile is then found twice rather than not at all.
  const fresh = await unmergedHits(buckets, asked)
  const letters = asked.flatMap(({ letters }) => letters)
  const terms = letters.length > 0 ? await vocabularyOf(buckets, letters) : []
  const among = terms
    .flatMap(([term]) => term)
    .filter((term) => asked.some(({ letters, matches }) => letters.length > 0 && matches(term)))
  const beginnings = new Set([...asked.flatMap(({ beginnings }) => beginnings), ...among.map(beginningOf)])
  const blocks = await blocksOf(buckets, [...beginnings])
  return asked.map(({ word, matches }, at) => {
    const lists = postingsOf(blocks, matches)
    for (const term of fresh.found[at]?.keys() ?? []) if (!lists.has(term)) lists.set(term, new Float64Array())
    const now = [...lists].map(([term, merged]) => ({
      term,
      postings: corrected(merged, fresh.behind, fresh.found[at]?.get(term)),
    }))
    return { word, lists: now.filter(({ postings }) => postings.length > 0) }
  })
}

function corrected(merged: Postings, behind: ReadonlySet<number>, found: readonly Posting[] = []): Postings {
  if (behind.size === 0) return merged
  const stillSo = merged.filter((posting) => !behind.has(entryOf(posting)))
  return found.length === 0 ? stillSo : joinedLists([stillSo, Float64Array.from(found)]).sort()
}

/** A bucket's blocks follow each other, and so do the postings of a term in them. */
function postingsOf(blocks: readonly Block[], matches: Asked['matches']): Map<Term, Postings> {
  const parts = new Map<Term, Postings[]>()
  const known = new Map<Term, boolean>()
  for (const block of blocks) {
    for (const term of block.lists.keys()) {
      const isMatch = known.get(term) ?? matches(term)
      known.set(term, isMatch)
      if (!isMatch) continue
      const list = parts.get(term)
      if (list) list.push(postingsIn(block, term))
      else parts.set(term, [postingsIn(block, term)])
    }
  }
  return new Map([...parts].map(([term, lists]) => [term, joinedLists(lists)]))
}

/** What the buckets do not know yet: entries they hold nothing of, or something that no longer is so. */
async function unmergedHits(buckets: Buckets, asked: readonly Asked[]) {
  const behind = new Set<number>()
  const found = asked.map(() => new Map<Term, Posting[]>())
  const beginnings = new Set(asked.flatMap(({ beginnings }) => beginnings))
  const letters = new Set(asked.flatMap(({ letters }) => letters))
  for await (const { entryId, entry } of everyUnmerged(buckets)) {
    behind.add(entryId)
    if (!entry || (letters.size === 0 && !mayHold(entry, beginnings))) continue
    for (const [term, weight] of weighed(entry)) {
      if (!beginnings.has(beginningOf(term)) && !letters.has(term.charAt(0))) continue
      for (const [at, { matches }] of asked.entries()) {
        if (!matches(term)) continue
        const posting = postingOf(entryId, weight)
        const list = found[at]?.get(term)
        if (list) list.push(posting)
        else found[at]?.set(term, [posting])
      }
    }
  }
  return { behind, found }
}

/** First among the terms of the same first letter, where most slips leave it; then among all. */
async function meantBy(buckets: Buckets, words: readonly string[]): Promise<Map<string, Term>> {
  const unmerged = new Map<Term, number>()
  for await (const { entry } of everyUnmerged(buckets)) {
    for (const term of entry ? weighed(entry).keys() : []) unmerged.set(term, (unmerged.get(term) ?? 0) + 1)
  }
  const meant = new Map<string, Term>()
  for (const letters of [[...new Set(words.map((word) => word.charAt(0)))], undefined]) {
    const left = words.filter((word) => !meant.has(word))
    if (left.length === 0) break
    const terms = [...(await vocabularyOf(buckets, letters)), ...unmerged]
    for (const word of left) {
      const alike = spelledAlike(word, letters ? terms.filter(([term]) => term.charAt(0) === word.charAt(0)) : terms)
      if (alike) meant.set(word, alike)
    }
  }
  return meant
}
