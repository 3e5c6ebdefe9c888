import { setImmediate as breath } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Change, merged } from '#server/language/search/merging.ts'
import { type Posting, postingOf } from '#server/language/search/postings.ts'
import { beginningOf } from '#server/language/search/query.ts'
import type { Term } from '#server/language/search/terms.ts'
import { weighed } from '#server/language/search/weighing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Buckets, blocksWithin, type Rewritten, rewrite, rewriteVocabulary } from './buckets.ts'
import { settle, type Unmerged, unmergedAfter } from './unmerged.ts'

const batch = 2_500
const bucketsAtOnce = 200

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
      const read = await unmergedAfter(tx, safe, { userId, after: 0, limit: batch })
      if (read.length === 0) return 'done'
      await write({ db: tx, userId, safe }, await changesOf(read))
      if (!(await settle(tx, userId, read))) throw new ChangedMeanwhile()
      return read.length === batch ? 'more' : 'done'
    })
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return 'more'
    throw error
  }
}

async function changesOf(read: readonly Unmerged[]): Promise<Map<string, Change[]>> {
  const changes = new Map<string, Change[]>()
  const turn = takingTurns()
  const add = (entryId: number, term: Term, posting: Posting | null) => {
    const beginning = beginningOf(term)
    const bucket = changes.get(beginning)
    if (bucket) bucket.push({ term, entryId, posting })
    else changes.set(beginning, [{ term, entryId, posting }])
  }
  for (const { entryId, stands, entry } of read) {
    const weights = entry ? weighed(entry) : new Map<Term, number>()
    for (const term of stands) if (!weights.has(term)) add(entryId, term, null)
    for (const [term, weight] of weights) add(entryId, term, postingOf(entryId, weight))
    await turn()
  }
  return changes
}

async function write(buckets: Buckets, changes: ReadonlyMap<string, Change[]>) {
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
  await rewriteVocabulary(buckets, growth)
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
