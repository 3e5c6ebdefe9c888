import { userById } from '#server/features/account/queries.ts'
import { toldSince } from '#server/features/coach/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { safetyLevel } from '#server/risk/assess.ts'
import type { RecentEntry } from './recent-entries.ts'
import { daysOfCare, needsCare } from './recent-mood.ts'

/** Whether somebody spoke of not wanting to live in their journal or to a coach, today or in the two days before. */
export async function careFor(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  recent: readonly RecentEntry[],
  today: string,
): Promise<boolean> {
  if (needsCare(recent, today)) return true
  const { timeZone } = await userById(services, userId)
  const first = Temporal.PlainDate.from(today)
    .subtract({ days: daysOfCare - 1 })
    .toZonedDateTime(timeZone)
  const told = await toldSince(services, userId, dateOf(first.toInstant()))
  return told.some((words) => safetyLevel(words) >= 2)
}
