import { userById } from '#server/features/account/queries.ts'
import { todayOf } from '#server/features/account/today.ts'
import { dismissTalksSince } from '#server/features/coach/care/dismissing.ts'
import { dismissEntriesOf } from '#server/features/journal/changing/dismissing.ts'
import { daysOfCare } from '#server/features/journal/recent/recent-mood.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'

type Dismissing = Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>

/** All that was written on these days, for an analysis of them. */
export async function dismissAlarmsOf(services: Dismissing, userId: UserId, days: { from: string; to: string }) {
  await services.db.transaction((tx) => dismissEntriesOf({ ...services, db: tx }, userId, days))
  await tellPages(services, userId)
}

/** All that care still looks back on, whether written or said to a coach. */
export async function dismissRecentAlarms(services: Dismissing, userId: UserId) {
  const { db } = services
  const today = await todayOf(services, userId)
  const from = Temporal.PlainDate.from(today).subtract({ days: daysOfCare - 1 })
  const { timeZone } = await userById({ db }, userId)
  await db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await dismissTalksSince(within, userId, dateOf(from.toZonedDateTime(timeZone).toInstant()))
    await dismissEntriesOf(within, userId, { from: from.toString(), to: today })
  })
  await tellPages(services, userId)
}

async function tellPages({ realtime }: Needs<'realtime'>, userId: UserId) {
  for (const feature of ['journal', 'coach', 'prompts'] as const)
    await realtime.push(userId, { type: 'changed', feature })
}
