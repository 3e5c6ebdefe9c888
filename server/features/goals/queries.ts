import { desc, sql } from 'drizzle-orm'
import type { Goal } from '#contract/goals.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptGoals } from './sealing.ts'
import { goals } from './tables.ts'

const activeFirst = sql`${goals.status} <> 'active'`

export const goalsOf = (services: Needs<'vault'> & { db: Db }, userId: UserId) =>
  keptGoals.of(services, userId, activeFirst, sql`${goals.priority}`, desc(goals.id))

/** Goals reached between two instants, the first included, the earliest first. */
export async function goalsReachedIn(
  services: Needs<'vault'> & { db: Db },
  userId: UserId,
  { from, before }: { from: Date; before: Date },
): Promise<Goal[]> {
  const all = await goalsOf(services, userId)
  const reached = all.filter(({ completedAt }) => completedAt && completedAt >= from && completedAt < before)
  return reached.sort((a, b) => Number(a.completedAt) - Number(b.completedAt))
}

export const exportedGoals: Exported = { name: 'goals', read: goalsOf }
