import { sql } from 'drizzle-orm'
import { leftOutReasons } from '#contract/calls.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import { dayOf, type Standing } from './rules.ts'

type Today = { userId: UserId; phoneNumber: string } & Omit<Standing, 'isReached'>

/** What tells where these people stand today, in one statement however many they are. */
export async function todayOfPeople(db: Db, userIds: readonly UserId[], now: Temporal.Instant): Promise<Today[]> {
  const { start, end } = dayOf(now)
  return db
    .select({
      userId: users.id,
      phoneNumber: users.phoneNumber,
      isProved: sql<boolean>`phone_proved_at is not null`,
      isExpected: sql<boolean>`coalesce(next_call_at < ${end.toString()}, false)`,
      made: sql<number>`(
        select count(*)::int from calls
        where user_id = users.id and calls.created_at >= ${start.toString()}
          and (reason is null or reason not in ${leftOutReasons}))`,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(userIds)}::bigint[])`)
}
