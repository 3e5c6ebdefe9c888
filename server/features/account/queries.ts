import { eq } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { users } from './tables.ts'

export const userColumns = {
  id: users.id,
  name: users.name,
  phoneNumber: users.phoneNumber,
  timeZone: users.timeZone,
  callTime: users.callTime,
}

export async function userById({ db }: { db: Db }, userId: UserId): Promise<User> {
  return one(await db.select(userColumns).from(users).where(eq(users.id, userId)))
}
