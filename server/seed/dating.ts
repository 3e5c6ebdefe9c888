import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { dateOf } from '#server/platform/time.ts'
import { instantOf, type Seeding } from './seeding.ts'

type Kept = PgTable & { id: PgColumn; userId: PgColumn; createdAt: PgColumn }

const noon = '12:00'

/** The database itself dates these rows; this one is older than that. */
export async function dateBack(seeding: Seeding, table: Kept, id: number, daysAgo: number) {
  const createdAt = dateOf(instantOf(seeding, daysAgo, noon))
  const rows: PgTable = table
  await seeding.services.db
    .update(rows)
    .set({ createdAt })
    .where(and(eq(table.userId, seeding.userId), eq(table.id, id)))
}
