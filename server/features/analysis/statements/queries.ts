import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Decision } from './rules.ts'
import { decisions } from './tables.ts'

export const sealedDecisions = sealing<{ decision: Decision }>(decisions)

/** In the order in which they were made. */
export async function decisionsOf({ db, vault }: Needs<'vault'> & { db: Db }, userId: UserId) {
  const rows = await db.select().from(decisions).where(eq(decisions.userId, userId)).orderBy(asc(decisions.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => {
    const { id, decision, createdAt } = sealedDecisions.open(safe, row)
    return { id, decision, createdAt }
  })
}
