import { inArray, sql } from 'drizzle-orm'
import { leftOutReasons } from '#contract/calls.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Standing } from './rules.ts'

/** The database's clock, which all processes share. */
const today = sql`date_trunc('day', now(), 'UTC')`

type Today = { userId: UserId; phoneNumber: string } & Omit<Standing, 'isReached'>

/** What tells where these people stand today, in one statement however many they are. */
export async function todayOfPeople(db: Db, userIds: readonly UserId[]): Promise<Today[]> {
  return db
    .select({
      userId: users.id,
      phoneNumber: users.phoneNumber,
      isProved: sql<boolean>`phone_proved_at is not null`,
      isExpected: sql<boolean>`coalesce(next_call_at < ${today} + interval '1 day', false)`,
      made: sql<number>`(
        select count(*)::int from calls
        where user_id = users.id and calls.created_at >= ${today}
          and (reason is null or reason not in ${leftOutReasons}))`,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
}
