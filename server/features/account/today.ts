import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dayOf } from '#server/platform/time.ts'
import { userById } from './queries.ts'

/** The person's own calendar day, yyyy-MM-dd. */
export async function todayOf({ db, now }: Needs<'now'> & { db: Db }, userId: UserId): Promise<string> {
  const { timeZone } = await userById({ db }, userId)
  return dayOf(now(), timeZone)
}
