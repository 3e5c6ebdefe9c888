import { userById } from '#server/features/account/queries.ts'
import { risksSince } from '#server/features/coach/queries.ts'
import { standingLevel } from '#server/features/safety/alarm.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import type { RecentEntry } from './recent-entries.ts'
import { daysOfCare, needsCare } from './recent-mood.ts'

/** Whether somebody plainly spoke of not wanting to live in their journal or to a coach, today or in the two days before. */
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
  const told = await risksSince(services, userId, dateOf(first.toInstant()))
  return told.some((risk) => standingLevel(risk) >= 2)
}
