import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import { users } from './tables.ts'

/** What is decided about a person from here on waits for what was decided before. Whoever locks more of theirs does this first. */
export async function lockPerson(db: Db, userId: UserId) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
