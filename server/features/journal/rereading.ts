import { and, eq } from 'drizzle-orm'
import { type Rereading, rereadOld } from '#server/features/safety/rereading.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { entryRisks, openEntry, readIn } from './sealing.ts'
import { entries } from './tables.ts'

const ofEntries: Rereading<typeof entries.$inferSelect> = {
  columns: entries,
  rows: (db, where, order, limit) =>
    db
      .select()
      .from(entries)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .for('update', { skipLocked: true }),
  opened(safe, row) {
    const entry = openEntry(safe, row)
    return { words: readIn(entry), risk: entry.risk }
  },
  keep: (db, safe, { userId, id }, risk) =>
    db
      .update(entries)
      .set(entryRisks.kept(safe, id, risk))
      .where(and(eq(entries.userId, userId), eq(entries.id, id))),
}

export const rereadEntries: Chore = {
  name: 'journal.reread',
  everyMs: 10_000,
  run: (services) => rereadOld(services, ofEntries),
}
