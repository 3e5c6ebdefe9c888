import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Change, merged } from '#server/language/search/index/merging.ts'
import { type Posting, postingOf } from '#server/language/search/index/postings.ts'
import { beginningOf } from '#server/language/search/query.ts'
import type { Term } from '#server/language/search/terms.ts'
import { weighed } from '#server/language/search/weighing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Buckets, blocksWithin, type Rewritten, rewrite, rewriteVocabulary } from './buckets.ts'
import { type Read, settle, type Unmerged, unmergedAfter } from './unmerged.ts'

const batch = 2_500
/** So many are read, opened and written between two breaths. */
const readAtOnce = 50
const bucketsAtOnce = 40

/**
 * Brings somebody's buckets up to what their entries say, a batch a transaction. Who finds another at it leaves it to
 * them; what was not merged is still noted as such.
 */
export async function mergeSearch(services: Needs<'db' | 'vault'>, userId: UserId): Promise<void> {
  while ((await mergeBatch(services, userId)) === 'more');
}

class ChangedMeanwhile extends Error {}

async function mergeBatch({ db, vault }: Needs<'db' | 'vault'>, userId: UserId): Promise<'more' | 'done'> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended('journal search', ${userId})) as mine`,
      )
      if (!rows[0]?.mine) return 'done'
      const safe = await vault.safeOf(tx, userId)
      const buckets = { db: tx, userId, safe }
      const { read, changes } = await nextChanges(buckets)
      if (read.length === 0) return 'done'
      await write(buckets, changes)
      if (!(await settle(tx, userId, read))) throw new ChangedMeanwhile()
      return read.length === batch ? 'more' : 'done'
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'more'
    throw error
  }
}

/** By how the terms begin. */
type Changes = Map<string, Change[]>

async function nextChanges({ db, userId, safe }: Buckets) {
  const changes: Changes = new Map()
  const read: Read[] = []
  const turn = takingTurns()
  for (let isMore = true; isMore && read.length < batch; ) {
    const after = read.at(-1)?.entryId ?? 0
    const some = await unmergedAfter(db, safe, { userId, after, limit: readAtOnce })
    for (const one of some) {
      addChanges(changes, one)
      read.push({ entryId: one.entryId, version: one.entry?.version ?? null })
      await turn()
    }
    isMore = some.length === readAtOnce
  }
  return { read, changes }
}

function addChanges(changes: Changes, { entryId, stands, entry }: Unmerged) {
  const weights = entry ? weighed(entry) : new Map<Term, number>()
  const add = (term: Term, posting: Posting | null) => {
    const bucket = changes.get(beginningOf(term))
    if (bucket) bucket.push({ term, entryId, posting })
    else changes.set(beginningOf(term), [{ term, entryId, posting }])
  }
  for (const term of stands) if (!weights.has(term)) add(term, null)
  for (const [term, weight] of weights) add(term, postingOf(entryId, weight))
}

async function write(buckets: Buckets, changes: Changes) {
  const growth = new Map<Term, number>()
  const turn = takingTurns()
  const all = [...changes]
  for (let at = 0; at < all.length; at += bucketsAtOnce) {
    const some = all.slice(at, at + bucketsAtOnce)
    const stretches = some.map(([beginning, inside]) => {
      const ids = inside.map(({ entryId }) => entryId)
      return { beginning, from: Math.min(...ids), to: Math.max(...ids) }
    })
    const there = await blocksWithin(buckets, stretches)
    const rewritten: Rewritten[] = []
    for (const [beginning, inside] of some) {
      const before = there.get(beginning) ?? []
      const after = merged(before, inside)
      for (const [term, by] of after.growth) growth.set(term, by)
      rewritten.push({ beginning, before, after: after.blocks })
      await turn()
    }
    await rewrite(buckets, rewritten)
  }
  for (const [letter, ofLetter] of Map.groupBy(growth, ([term]) => term.charAt(0))) {
    await rewriteVocabulary(buckets, letter, ofLetter)
    await turn()
  }
}

const turnMs = 3

/** Others, somebody on a call among them, have their turn whenever this has run for a few milliseconds. */
function takingTurns() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await breath()
    since = performance.now()
  }
}
