import { and, asc, gt } from 'drizzle-orm'
import type { Chore } from '#server/platform/jobs.ts'
import type { Services } from '#server/platform/services.ts'
import { mergeSearch } from './merging.ts'
import { unmerged } from './tables.ts'

export const mergeSearches: Chore = { name: 'journal.merge-searches', everyMs: 2_000, run: mergeDue }

/** One person after the other; who cannot be merged keeps nobody else waiting. */
async function mergeDue(services: Services) {
  const { db, vault, log } = services
  for (let last = 0; ; ) {
    const isNext = and(unmerged.isDue, gt(unmerged.userId, last as typeof unmerged.$inferSelect.userId))
    const [due] = await db
      .select({ userId: unmerged.userId })
      .from(unmerged)
      .where(isNext)
      .orderBy(asc(unmerged.userId))
      .limit(1)
    if (!due) return
    last = due.userId
    try {
      await mergeSearch(services, due.userId)
    } catch (error) {
      // Whose account was deleted meanwhile has nothing left to merge.
      if (await vault.hasKey(db, due.userId)) log.error({ err: error, userId: due.userId }, 'a search was not merged')
    }
  }
}
