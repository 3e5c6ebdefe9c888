import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptParts } from './sealing.ts'
import { parts } from './tables.ts'

export const partsOf = (services: Needs<'db' | 'vault'>, userId: UserId) =>
  keptParts.of(services, userId, desc(parts.isActive), sql`${parts.id}`)

/** 404 unless the part is the person's own. Within a transaction it is held: nobody deletes it before that is over. */
export async function ownPart(db: Db, userId: UserId, partId: number) {
  const isOwn = and(eq(parts.userId, userId), eq(parts.id, partId))
  const found = await db.select({ id: parts.id }).from(parts).where(isOwn).for('key share')
  if (found.length === 0) throw notFound()
}

export const exportedParts: Exported = { name: 'parts', read: partsOf }
