import type { Achievement } from '#contract/achievements.ts'
import { isQuietToday } from '#server/features/journal/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { factsOf, unlockedOf } from './queries.ts'
import { achievementsOf, earnedBy, rules } from './rules.ts'
import { unlocked } from './tables.ts'

type Reviewing = Needs<'db' | 'vault' | 'realtime' | 'now'>

/** Unlocks what the facts have earned since the last time. */
export async function review(services: Reviewing, userId: UserId) {
  const before = await unlockedOf(services, userId)
  if (rules.every(({ id }) => before.has(id))) return
  const earned = earnedBy(await factsOf(services, userId))
  await unlock(
    services,
    userId,
    earned.filter((id) => !before.has(id)),
  )
}

/** Told to the open pages once, however often and from wherever it is unlocked, and not on a day that is to be quiet. */
export async function unlock(services: Reviewing, userId: UserId, ids: readonly number[]) {
  if (ids.length === 0) return
  const { db, realtime, now } = services
  const unlockedAt = dateOf(now())
  const added = await db
    .insert(unlocked)
    .values(ids.map((achievementId) => ({ userId, achievementId, unlockedAt })))
    .onConflictDoNothing()
    .returning({ id: unlocked.achievementId })
  if (added.length === 0 || (await isQuietToday(services, userId))) return
  await realtime.push(userId, { type: 'changed', feature: 'achievements' })
}

/** Reviewed first, for what no event told of: an import, or what was true before there were achievements. */
export async function reviewedAchievements(services: Reviewing, userId: UserId): Promise<Achievement[]> {
  const facts = await factsOf(services, userId)
  const before = await unlockedOf(services, userId)
  const earned = earnedBy(facts).filter((id) => !before.has(id))
  await unlock(services, userId, earned)
  return achievementsOf(facts, earned.length === 0 ? before : await unlockedOf(services, userId))
}
