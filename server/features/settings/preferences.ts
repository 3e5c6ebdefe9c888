import { eq } from 'drizzle-orm'
import { type Preferences, preferencesIn } from '#server/language/preferences/preferences.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { openWords } from './sealing.ts'
import { userSettings } from './tables.ts'

/** How the person likes to be talked with: what was understood of it, and the lines as they wrote them. */
export async function preferencesOf(
  { db, vault }: Needs<'vault'> & { db: Db },
  userId: UserId,
): Promise<Preferences & { lines: string[] }> {
  const isOwn = eq(userSettings.userId, userId)
  const [row] = await db.select({ words: userSettings.words }).from(userSettings).where(isOwn)
  const words = row?.words ?? null
  const lines = words ? openWords(await vault.safeOf(db, userId), userId, words).preferences : []
  return { lines, ...preferencesIn(lines) }
}
