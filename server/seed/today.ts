import { eq } from 'drizzle-orm'
import { unlockedByEvent } from '#server/features/achievements/rules.ts'
import { review, unlock } from '#server/features/achievements/service.ts'
import { remindersFor } from '#server/features/reminders/service.ts'
import { dailyReminders } from '#server/features/reminders/tables.ts'
import type { Step } from './seeding.ts'

export const remindToday: Step = async ({ services, userId }) => {
  const days = () => services.db.$count(dailyReminders, eq(dailyReminders.userId, userId))
  const before = await days()
  const { reminders } = await remindersFor(services, userId)
  return `${(await days()) > before ? reminders.length : 0} reminders`
}

const happened = ['goals.completed', 'friends.connected', 'analysis.written'] as const

/** Now, and not only once the jobs of what was sown have been worked off; whichever comes first unlocks them. */
export const reviewAchievements: Step = async ({ services, userId }) => {
  await review(services, userId)
  await unlock(services, userId, happened.flatMap(unlockedByEvent))
  return 'achievements reviewed'
}
