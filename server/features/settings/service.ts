import { eq } from 'drizzle-orm'
import type { Settings, SettingsChange } from '#contract/settings.ts'
import { lockPerson } from '#server/features/account/locking.ts'
import { planCalls } from '#server/features/calls/schedule/plan.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { settingsOf } from './queries.ts'
import { sealWords } from './sealing.ts'
import { userSettings } from './tables.ts'

/** The coach and the system in use are changed by the marketplace, which knows what may be chosen. */
type InUse = Partial<Pick<Settings, 'currentAiCoachId' | 'currentHabitSystemId'>>

export async function changeSettings(
  { db, vault, jobs, realtime, now }: Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>,
  userId: UserId,
  change: SettingsChange & InUse,
): Promise<Settings> {
  const changed = await db.transaction(async (tx) => {
    // Two changes at once wait for each other, so that the later one is made on what the earlier one left.
    await lockPerson(tx, userId)
    const before = await settingsOf({ db: tx, vault }, userId)
    const { callTime, timeZone, goals, preferences, ...switches } = { ...before, ...given(change) }
    const words = sealWords(await vault.safeOf(tx, userId), userId, { goals, preferences })
    const { id: _, userId: __, createdAt: ___, ...own } = switches
    await tx
      .update(userSettings)
      .set({ ...own, words, updatedAt: dateOf(now()) })
      .where(eq(userSettings.userId, userId))
    const isOtherPlan =
      own.dailyCallEnabled !== before.dailyCallEnabled || callTime !== before.callTime || timeZone !== before.timeZone
    if (preferences.join('\n') !== before.preferences.join('\n'))
      await jobs.emit(tx, 'settings.preferences-changed', { userId })
    if (isOtherPlan) await planCalls(tx, userId, { callTime, timeZone }, now())
    return settingsOf({ db: tx, vault }, userId)
  })
  await realtime.push(userId, { type: 'changed', feature: 'settings' })
  await realtime.push(userId, { type: 'changed', feature: 'account' })
  return changed
}

const given = (change: object) => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
