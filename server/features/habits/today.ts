import { userById } from '#server/features/account/queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'

/** The person's own calendar day. */
export async function todayOf({ db, now }: Needs<'now'> & { db: Db }, userId: UserId): Promise<string> {
  const { timeZone } = await userById({ db }, userId)
  return now().toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
