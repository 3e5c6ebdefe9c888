import { eq, sql } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { consents } from './consent/tables.ts'
import { phoneOf } from './proving/phone.ts'
import { users } from './tables.ts'

/** Whoever has no settings yet is just being registered. */
const isOn = sql`coalesce((select daily_call_enabled from user_settings where user_id = users.id), true)`

export const userColumns = {
  id: users.id,
  name: users.name,
  phoneNumber: users.phoneNumber,
  timeZone: users.timeZone,
  /** Null while daily calls are switched off. */
  callTime: sql<string | null>`case when ${isOn} then ${users.callTime} end`,
  phoneProvedAt: users.phoneProvedAt,
}

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>

/** As their own pages are told. */
export const asUser = (services: Needs<'telephony' | 'config'>, row: UserRow): User => ({
  ...row,
  phone: phoneOf(services, row),
})

export async function userById({ db }: { db: Db }, userId: UserId): Promise<UserRow> {
  return one(await db.select(userColumns).from(users).where(eq(users.id, userId)))
}

/** For the host's own commands, which act for a person by name: the number has to be in E.164. */
export async function personByNumber({ db }: { db: Db }, phoneNumber: string): Promise<UserId | null> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.phoneNumber, phoneNumber))
  return found?.id ?? null
}

export const exportedAccount: Exported = {
  name: 'account',
  async read({ db }, userId) {
    const { name, phoneNumber, phoneProvedAt, timeZone, callTime, callsPausedUntil, createdAt } = users
    const { version, words, givenAt } = consents
    const columns = { name, phoneNumber, phoneProvedAt, timeZone, callTime, callsPausedUntil, createdAt }
    const account = one(await db.select(columns).from(users).where(eq(users.id, userId)))
    const given = await db
      .select({ phoneNumber: consents.phoneNumber, version, words, givenAt })
      .from(consents)
      .where(eq(consents.userId, userId))
    return { ...account, consents: given }
  },
}
