import { asc, eq, lte, sql } from 'drizzle-orm'
import { users } from '#server/features/account/tables.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { endedSince, nextAnalysisAt } from './rules.ts'

const atOnce = 1_000

/**
 * Takes everyone whose Monday or first of the month has come: their next time and the jobs are written together, so that
 * each is taken once, however many processes look. Whether it is switched on, and where the person lives by now, is read
 * here; a change of either needs no other plan.
 */
export async function claimDueAnalyses(services: Needs<'db' | 'jobs' | 'now'>) {
  while ((await claimSome(services)) === atOnce);
}

function claimSome({ db, jobs, now }: Needs<'db' | 'jobs' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now()
    const due = await dueUsers(tx, at)
    await planNext(tx, due, at)
    for (const { userId, slot, isOn, ...whose } of due) {
      for (const { kind, start } of endedSince(slot, { userId, ...whose }, at)) {
        if (isOn[kind]) await jobs.emit(tx, 'analysis.due', { userId, kind, start })
      }
    }
    return due.length
  })
}

type Due = { userId: UserId; timeZone: string; slot: Temporal.Instant; isOn: { week: boolean; month: boolean } }

async function dueUsers(db: Db, now: Temporal.Instant): Promise<Due[]> {
  const rows = await db
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      at: users.nextAnalysisAt,
      week: userSettings.weeklyAnalysisEnabled,
      month: userSettings.monthlyReportEnabled,
    })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(lte(users.nextAnalysisAt, dateOf(now)))
    .orderBy(asc(users.nextAnalysisAt))
    .limit(atOnce)
    .for('no key update', { of: users, skipLocked: true })
  return rows.map(({ userId, timeZone, at, week, month }) => ({
    ...{ userId, timeZone, slot: at.toTemporalInstant() },
    isOn: { week, month },
  }))
}

async function planNext(db: Db, due: readonly Due[], now: Temporal.Instant) {
  if (due.length === 0) return
  const times = due.map((one) => sql`(${one.userId}::bigint, ${nextAnalysisAt(one, now).toString()}::timestamptz)`)
  await db.execute(sql`
    update users set next_analysis_at = next.at from (values ${sql.join(times, sql`, `)}) as next (id, at)
    where users.id = next.id`)
}
