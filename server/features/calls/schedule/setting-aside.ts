import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { CallReason } from '#contract/calls.ts'
import { phoneOf } from '#server/features/account/proving/phone.ts'
import { users } from '#server/features/account/tables.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { calls } from '../tables.ts'
import { planIfNone } from './plan.ts'
import { restAfterMissedDays } from './rules.ts'

/** What keeps every daily call from a number, until something about the number changes. */
const lasting = ['number-not-proved', 'country-not-allowed'] as const satisfies CallReason[]

type Decided = { user: { userId: UserId; phoneNumber: string }; reason: CallReason | null }

/**
 * Whose number cannot be called is not due again until it can be: their plan is empty, which `planIfNone` fills. What
 * comes back is what their history has to say, and it says this once for each number.
 */
export async function setAside<One extends Decided>(db: Db, decided: readonly One[]): Promise<readonly One[]> {
  const aside = decided.filter(({ reason }) => lasting.some((one) => one === reason)).map(({ user }) => user.userId)
  if (aside.length === 0) return decided
  await db.update(users).set({ nextCallAt: null }).where(inArray(users.id, aside))
  const { userId, phoneNumber, reason } = calls
  const told = await db
    .select({ userId, phoneNumber, reason })
    .from(calls)
    .where(and(inArray(userId, aside), inArray(reason, lasting)))
  const keys = new Set(told.map((one) => keyOf(one, one.reason)))
  return decided.filter(({ user, reason }) => !keys.has(keyOf(user, reason)))
}

const keyOf = ({ userId, phoneNumber }: Decided['user'], reason: CallReason | null) =>
  `${userId} ${phoneNumber} ${reason}`

const atMost = 1_000

/** The host has changed where calls ring or where they go: whoever was set aside for it and need not be is called again. */
export async function planCallable(services: Needs<'db' | 'telephony' | 'config' | 'now'>) {
  const { db, now } = services
  let last = 0
  for (;;) {
    const some = await withoutPlan(services, last)
    for (const user of some) {
      const phone = phoneOf(services, user)
      if (phone === 'browser' || phone === 'proved') {
        await db.transaction((tx) => planIfNone(tx, user.userId, now()))
      }
    }
    last = some.at(-1)?.userId ?? last
    if (some.length < atMost) return
  }
}

/** Who wants to be called daily and has no next call, in the order of their ids; over a carrier, whose number is proved. */
function withoutPlan({ db, telephony }: Needs<'db' | 'telephony'>, after: number) {
  const { phoneNumber, phoneProvedAt } = users
  const isReachable = telephony.carrier ? isNotNull(users.phoneProvedAt) : undefined
  const wantsCalls = and(eq(userSettings.dailyCallEnabled, true), lt(users.missedDays, restAfterMissedDays))
  return db
    .select({ userId: users.id, phoneNumber, phoneProvedAt })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(isNull(users.nextCallAt), gt(users.id, after as UserId), wantsCalls, isReachable))
    .orderBy(asc(users.id))
    .limit(atMost)
}
