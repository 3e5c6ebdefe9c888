import { and, arrayContains, eq } from 'drizzle-orm'
import { lockPerson } from '#server/features/account/locking.ts'
import { userById } from '#server/features/account/queries.ts'
import { todayOf } from '#server/features/account/today.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one, Problem } from '#server/platform/problems.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { decisionsOf } from '../statements/queries.ts'
import { dismissedIn, statementsOf } from '../statements/rules.ts'
import { forgetLostEdits } from '../statements/service.ts'
import { type Kind, type Period, periodBefore, periodOf } from './calendar.ts'
import { entriesIn, scopeOf } from './facts/facts.ts'
import { keptIn } from './kept.ts'
import { asShown, keptOf, notedBetween } from './queries.ts'
import { type KeptPeriod, sealedPeriods } from './sealing.ts'
import { tableOf } from './tables.ts'
import { written } from './written.ts'

type InTransaction = Services & { db: Db }

const kinds = ['week', 'month'] as const
/** A week is compared with the three before it. */
const weeksLookedBack = 3

/** Of the week or month that runs where the person lives; takes the place of the one written earlier. */
export async function writeCurrent(services: Services, userId: UserId, kind: Kind): Promise<KeptPeriod> {
  const kept = await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx } as InTransaction
    await lockPerson(tx, userId)
    const today = await todayOf(within, userId)
    const kept = await write(within, userId, periodOf(kind, today), { until: today, isWhole: false })
    if (!kept) throw new Problem(409, 'no_entries', `Write at least one entry this ${kind} first`)
    await services.jobs.emit(tx, 'analysis.written', { userId, kind, start: kept.start })
    return one(await asShown(within, userId, kind, [kept]))
  })
  await services.realtime.push(userId, { type: 'changed', feature: 'analysis' })
  return kept
}

/** Of a week or month that is over: once, however often it is asked for, and not at all where nothing was written. */
export async function writeEnded(services: Services, userId: UserId, period: Period): Promise<void> {
  const isNew = await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx } as InTransaction
    await lockPerson(tx, userId)
    if ((await keptOf(within, userId, period.kind, period.start))?.isWhole) return false
    const kept = await write(within, userId, period, { until: period.end, isWhole: true })
    if (kept) await services.jobs.emit(tx, 'analysis.written', { userId, kind: period.kind, start: period.start })
    return kept !== null
  })
  if (isNew) await services.realtime.push(userId, { type: 'changed', feature: 'analysis' })
}

/** An entry went or changed: whatever rests on it is written anew from what is there now, or goes as well. */
export async function writeAnew(services: Services, userId: UserId, entryId: number): Promise<void> {
  const changed = await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx } as InTransaction
    await lockPerson(tx, userId)
    const affected = await Promise.all(kinds.map((kind) => restingOn(tx, userId, kind, entryId)))
    for (const { until, isWhole, createdAt, ...period } of affected.flat()) {
      await write(within, userId, period, { until, isWhole, createdAt })
    }
    return affected.flat().length > 0
  })
  if (changed) await services.realtime.push(userId, { type: 'changed', feature: 'analysis' })
}

async function restingOn(db: Db, userId: UserId, kind: Kind, entryId: number) {
  const table = tableOf[kind]
  const rows = await db
    .select({
      start: table.start,
      end: table.end,
      until: table.until,
      isWhole: table.isWhole,
      createdAt: table.createdAt,
    })
    .from(table)
    .where(and(eq(table.userId, userId), arrayContains(table.entryIds, [entryId])))
  return rows.map((row) => ({ kind, ...row }))
}

type Standing = { until: string; isWhole: boolean; createdAt?: Date }

/** Null, and nothing is kept, where the period has no entry. */
async function write(
  services: InTransaction,
  userId: UserId,
  period: Period,
  standing: Standing,
): Promise<KeptPeriod | null> {
  const { db, vault, now } = services
  const { kind, start, end } = period
  const table = tableOf[kind]
  const scope = scopeOf(period, standing.until)
  const entries = await notedBetween(services, userId, lookedBack(period), scope.until)
  const before = await keptOf(services, userId, kind, start)
  if (entriesIn(entries, scope).length === 0) {
    await db.delete(table).where(and(eq(table.userId, userId), eq(table.start, start)))
    return null
  }
  const { timeZone } = await userById({ db }, userId)
  const decisions = (await decisionsOf(services, userId)).map(({ decision }) => decision)
  const { totalEntries, totalWords, averageMood, ...words } = written(entries, {
    scope,
    timeZone,
    today: await todayOf(services, userId),
    dismissed: dismissedIn(decisions),
    kept: await keptIn(services, userId, period),
  })
  const id = before?.id ?? (await sealedPeriods[kind].nextId(db))
  const safe = await vault.safeOf(db, userId)
  const row = {
    ...{ id, userId, start, end, totalEntries, totalWords, averageMood },
    ...{ until: scope.until, isWhole: standing.isWhole },
    entryIds: entries.map((entry) => entry.id),
    words: sealedPeriods[kind].seal(safe, id, words),
    createdAt: standing.createdAt ?? dateOf(now()),
  }
  const saved = one(
    await db
      .insert(table)
      .values(row)
      .onConflictDoUpdate({ target: [table.userId, table.start], set: row })
      .returning(),
  )
  await forgetLostEdits(
    services,
    userId,
    period,
    new Set(statementsOf(words.patterns).map((statement) => statement.id)),
  )
  return sealedPeriods[kind].open(safe, saved)
}

export function lookedBack(period: Period): string {
  if (period.kind === 'month') return periodBefore(period).start
  return Temporal.PlainDate.from(period.start).subtract({ weeks: weeksLookedBack }).toString()
}
