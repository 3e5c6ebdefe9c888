import { and, asc, between, eq } from 'drizzle-orm'
import { dismissed, isNoticed } from '#server/features/safety/alarm.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { entryRisks, openEntry, riskOf } from '../sealing.ts'
import { entries } from '../tables.ts'

type Dismissing = Needs<'vault' | 'jobs'> & { db: Db }
type Row = typeof entries.$inferSelect

/** “I’m fine, that was not meant”. What it says and its version stay, so that nobody who is changing it is held up. */
export async function dismissEntryAlarm(
  { db, vault, jobs, realtime }: Needs<'db' | 'vault' | 'jobs' | 'realtime'>,
  userId: UserId,
  entryId: number,
) {
  const isThere = await db.transaction((tx) => dismissEntry({ db: tx, vault, jobs }, userId, entryId))
  if (!isThere) throw notFound()
  await realtime.push(userId, { type: 'changed', feature: 'journal' })
  await realtime.push(userId, { type: 'changed', feature: 'prompts' })
}

/** In the caller's transaction. False where there is no such entry any more. */
export async function dismissEntry(services: Dismissing, userId: UserId, entryId: number): Promise<boolean> {
  const isThis = and(eq(entries.userId, userId), eq(entries.id, entryId))
  const rows = await services.db.select().from(entries).where(isThis).for('update')
  await dismissIn(services, userId, rows)
  return rows.length > 0
}

/** Every alarm of these days, in the caller's transaction. */
export async function dismissEntriesOf(
  services: Dismissing,
  userId: UserId,
  { from, to }: { from: string; to: string },
) {
  const isOfThese = and(eq(entries.userId, userId), between(entries.day, from, to))
  const rows = await services.db.select().from(entries).where(isOfThese).orderBy(asc(entries.id)).for('update')
  await dismissIn(services, userId, rows)
}

/** What rests on an entry is told as after any change of it. */
async function dismissIn({ db, vault, jobs }: Dismissing, userId: UserId, rows: readonly Row[]) {
  const safe = await vault.safeOf(db, userId)
  for (const row of rows) {
    const entry = openEntry(safe, row)
    const risk = riskOf(entry)
    if (!isNoticed(risk) || risk.answer === 'not-meant') continue
    // Which version read it stays, so that what a newer one hears in it is known, too.
    const { risk: sealed } = entryRisks.kept(safe, row.id, dismissed(risk))
    await db
      .update(entries)
      .set({ risk: sealed })
      .where(and(eq(entries.userId, userId), eq(entries.id, row.id)))
    await jobs.emit(db, 'journal.entry-changed', { userId, entryId: row.id })
  }
}
