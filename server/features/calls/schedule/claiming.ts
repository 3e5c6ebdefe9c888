import { asc, eq, lte, sql } from 'drizzle-orm'
import type { CallReason } from '#contract/calls.ts'
import { users } from '#server/features/account/tables.ts'
import { defaultCoach } from '#server/features/marketplace/catalogue/coaches/coaches.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { refusalsOf } from '../allowance/service.ts'
import { columns } from './plan.ts'
import { dueCall, nextDaily } from './rules.ts'
import { setAside } from './setting-aside.ts'

const atMost = 1_000

/**
 * Takes everyone whose minute has come, a thousand at a time: their call and their next time are written together, so
 * that no crash and no other process can call anyone twice for one slot.
 */
export async function claimDueCalls(services: Claiming) {
  while ((await claimSome(services)) === atMost);
}

type Claiming = Needs<'db' | 'now' | 'telephony' | 'config'>

async function claimSome(services: Claiming): Promise<number> {
  const { db, now } = services
  return db.transaction(async (tx) => {
    const due = await dueUsers(tx, now())
    if (due.length === 0) return 0
    const decided = decide(due, now())
    await writeNext(tx, decided)
    // Last, as the day's places are held until we are done: other processes wait for them.
    await writeCalls(tx, await setAside(tx, await allowed({ ...services, db: tx }, decided)))
    return due.length
  })
}

/** Whose call nothing else stands against may still be one too many for the day, or for a number nobody has proved. */
async function allowed(services: Omit<Claiming, 'db'> & { db: Db }, decided: ReturnType<typeof decide>) {
  const wanted = decided.filter(({ reason }) => reason === null).map(({ user }) => user.userId)
  const refused = await refusalsOf(services, wanted, 'scheduled')
  return decided.map((one) => ({ ...one, reason: one.reason ?? refused.get(one.user.userId) ?? null }))
}

type DueUser = Awaited<ReturnType<typeof dueUsers>>[number]

/** The lock leaves it to others to store what refers to these people meanwhile. */
function dueUsers(db: Db, now: Temporal.Instant) {
  const { phoneNumber } = users
  const { maxCallDuration, currentAiCoachId } = userSettings
  return db
    .select({ ...columns, phoneNumber, maxCallDuration, currentAiCoachId })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(lte(users.nextCallAt, dateOf(now)))
    .orderBy(asc(users.nextCallAt))
    .limit(atMost)
    .for('no key update', { of: users, skipLocked: true })
}

/** Everybody due in one minute of one zone is decided about alike, and the calendar is asked once. */
function decide(due: readonly DueUser[], now: Temporal.Instant) {
  const decided = new Map<string, ReturnType<typeof decision>>()
  return due.map((user) => {
    const { callTime, timeZone, isOn, nextCallAt, pausedUntil, retrySlot, retryAttempt, missedDays } = user
    const key = JSON.stringify([callTime, timeZone, isOn, nextCallAt, pausedUntil, retrySlot, retryAttempt, missedDays])
    const known = decided.get(key) ?? decision(user, now)
    decided.set(key, known)
    return { user, ...known }
  })
}

function decision(user: DueUser, now: Temporal.Instant) {
  const nextCallAt = user.nextCallAt?.toTemporalInstant() ?? now
  const pausedUntil = user.pausedUntil?.toTemporalInstant() ?? null
  const slot = user.retrySlot?.toTemporalInstant()
  const again = slot ? { slot, attempt: user.retryAttempt ?? 1 } : null
  const call = dueCall({ ...user, nextCallAt, again }, now)
  const isPaused = pausedUntil !== null && Temporal.Instant.compare(pausedUntil, now) > 0 && !again
  const reason: CallReason | null = isPaused ? 'paused' : call.isTooLate ? 'too-late' : null
  return { call, reason, next: nextDaily({ ...user, pausedUntil }, now) }
}

async function writeNext(db: Db, decided: ReturnType<typeof decide>) {
  const people = decided.map(({ user, next }) => ({ id: user.userId, next }))
  await db.execute(sql`
    update users set next_call_at = person.next, retry_slot = null, retry_attempt = null
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (id bigint, next timestamptz)
    where users.id = person.id`)
}

/** Whoever is on the phone is not called a second time: the row finds that it may not be, and is left. */
async function writeCalls(db: Db, decided: Readonly<Awaited<ReturnType<typeof allowed>>>) {
  const rows = decided.map(({ user, call, reason }) => ({
    user_id: user.userId,
    phone_number: user.phoneNumber,
    max_seconds: user.maxCallDuration,
    coach_id: user.currentAiCoachId ?? defaultCoach.id,
    slot: call.slot,
    attempt: call.attempt,
    place_before: call.placeBefore,
    reason,
  }))
  await db.execute(sql`
    insert into calls
      (user_id, phone_number, max_seconds, coach_id, slot, attempt, place_before, reason, status, place_at, ended_at)
    select user_id, phone_number, max_seconds, coach_id, slot, attempt, place_before, reason,
      case when reason is null then 'queued' else 'failed' end,
      case when reason is null then slot end,
      case when reason is not null then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as due (user_id bigint, phone_number text, max_seconds int,
      coach_id bigint, slot timestamptz, attempt int, place_before timestamptz, reason text)
    on conflict do nothing`)
}
