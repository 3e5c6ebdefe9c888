import { and, eq, sql } from 'drizzle-orm'
import { calls } from '#server/features/calls/tables.ts'
import { habitEntries, habits } from '#server/features/habits/tables.ts'
import { countedFor } from '#server/features/journal/queries.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Facts, rules } from './rules.ts'
import { unlocked } from './tables.ts'

const comebackAfterDays = 8

export async function factsOf({ db, now }: Needs<'db' | 'now'>, userId: UserId): Promise<Facts> {
  const { totalEntries, totalWords, longestJournalStreak } = await countedFor({ db, now }, userId)
  return {
    entries: totalEntries,
    words: totalWords,
    longestStreak: longestJournalStreak,
    ...(await journalDays(db, userId)),
    artifacts: await db.$count(entries, and(eq(entries.userId, userId), eq(entries.isArtifact, true))),
    completedCalls: await db.$count(calls, and(eq(calls.userId, userId), eq(calls.status, 'completed'))),
    ...(await habitFacts(db, userId)),
  }
}

async function journalDays(db: Db, userId: UserId) {
  const { rows } = await db.execute<Pick<Facts, 'daysInFullestWeek' | 'comebacks'>>(sql`
    with days as (select distinct day from ${entries} where user_id = ${userId}),
    gaps as (select day - lag(day) over (order by day) as days from days),
    weeks as (select count(*) as days from days group by date_trunc('week', day))
    select (select coalesce(max(days), 0)::int from weeks) as "daysInFullestWeek",
      (select count(*)::int from gaps where days >= ${comebackAfterDays}) as comebacks`)
  return one(rows)
}

async function habitFacts(db: Db, userId: UserId) {
  const { rows } = await db.execute<Pick<Facts, 'habitEntries' | 'daysOneHabitWasKept'>>(sql`
    with days as (
      select habit_id, count(*) as entries, sum(value) as value
      from ${habitEntries} where user_id = ${userId} group by habit_id, date
    ),
    kept as (
      select count(*) as days from days join ${habits} h on h.user_id = ${userId} and h.id = days.habit_id
      where days.value >= h.target_value group by habit_id
    )
    select (select coalesce(sum(entries), 0)::int from days) as "habitEntries",
      (select coalesce(max(days), 0)::int from kept) as "daysOneHabitWasKept"`)
  return one(rows)
}

export async function unlockedOf({ db }: Needs<'db'>, userId: UserId): Promise<Map<number, Date>> {
  const rows = await db.select().from(unlocked).where(eq(unlocked.userId, userId))
  return new Map(rows.map(({ achievementId, unlockedAt }) => [achievementId, unlockedAt]))
}

export const exportedAchievements: Exported = {
  name: 'achievements',
  async read(services, userId) {
    const at = await unlockedOf(services, userId)
    return rules.flatMap(({ id, name }) => {
      const unlockedAt = at.get(id)
      return unlockedAt ? [{ id, name, unlockedAt }] : []
    })
  },
}
