import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { openWords } from './sealing.ts'
import { userSettings } from './tables.ts'

export const usualCallTime = '19:00'

export async function settingsOf({ db, vault }: Needs<'vault'> & { db: Db }, userId: UserId): Promise<Settings> {
  const found = await db
    .select({ own: userSettings, callTime: users.callTime, timeZone: users.timeZone })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(userSettings.userId, userId))
  const { own, callTime, timeZone } = one(found)
  const { words, ...plain } = own
  const opened = openWords(await vault.safeOf(db, userId), userId, words)
  return { ...plain, ...opened, timeZone, callTime: callTime ?? usualCallTime }
}

export const exportedSettings: Exported = { name: 'settings', read: settingsOf }
