import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { LateCare } from '#contract/late-care.ts'
import { userById } from '#server/features/account/queries.ts'
import { careFor } from '#server/features/safety/care.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { entryRisks } from '../sealing.ts'
import { entries } from '../tables.ts'
import { keepRisk, openRow } from './weighing.ts'

/** Whoever looks later than that is asked nothing: it is no question of today any more. */
const askedWithinHours = 14 * 24

/** The gentle question about the newest entry that a second opinion took for danger, until it was asked. */
export async function lateCareFor(
  { db, vault, now }: Needs<'db' | 'vault' | 'now'>,
  userId: UserId,
): Promise<LateCare | null> {
  const since = dateOf(now().subtract({ hours: askedWithinHours }))
  const rows = await db
    .select({ id: entries.id, risk: entries.risk })
    .from(entries)
    .where(and(eq(entries.userId, userId), gt(entries.createdAt, since), isNotNull(entries.risk)))
    .orderBy(desc(entries.createdAt), desc(entries.id))
  const safe = await vault.safeOf(db, userId)
  for (const row of rows) {
    const risk = entryRisks.open(safe, row)
    if (risk?.secondOpinion !== 'raised' || risk.answer !== null) continue
    const { timeZone } = await userById({ db }, userId)
    const care = careFor(risk, timeZone)
    return care && { ...care, entryId: row.id }
  }
  return null
}

/** It was read. */
export async function closeLateCare(
  { db, vault, realtime }: Needs<'db' | 'vault' | 'realtime'>,
  userId: UserId,
  entryId: number,
) {
  await db.transaction(async (tx) => {
    const entry = await openRow({ db: tx, vault }, userId, entryId, { isHeld: true })
    if (entry?.risk?.secondOpinion !== 'raised') return
    await keepRisk({ db: tx, vault }, userId, entryId, { ...entry.risk, secondOpinion: 'asked' })
  })
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
}
