import { eq, sql } from 'drizzle-orm'
import { lockPerson } from '#server/features/account/locking.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { waitInWords } from '#server/platform/time.ts'
import { todayOfPeople } from './queries.ts'
import { isReached } from './reach.ts'
import { dayOf, fitting, type Kind, type Refusal, refusalFor, secondsToNextDay, unprovedShare } from './rules.ts'
import { carrierDays } from './tables.ts'

type Allowing = Needs<'telephony' | 'config' | 'now'> & { db: Db }

/**
 * Who of these people is not to be called now, and why; the others have their place in the day's calls from here on. The
 * caller holds the rows of these people and makes the calls in the same transaction. The phone in the browser has no limits.
 */
export async function refusalsOf(
  { db, telephony, config, now }: Allowing,
  userIds: readonly UserId[],
  kind: Kind,
): Promise<Map<UserId, Refusal>> {
  const refused = new Map<UserId, Refusal>()
  if (!telephony.carrier || userIds.length === 0) return refused
  const { prefixes, perDay } = config.calling
  const people = new Map((await todayOfPeople(db, userIds, now())).map((person) => [person.userId, person]))
  const allowed: UserId[] = []
  for (const userId of userIds) {
    const person = people.get(userId)
    if (!person) continue
    const refusal = refusalFor(kind, { ...person, isReached: isReached(person.phoneNumber, prefixes) })
    if (refusal) refused.set(userId, refusal)
    else allowed.push(userId)
  }
  const { day } = dayOf(now())
  for (const isProved of [true, false]) {
    const some = allowed.filter((userId) => people.get(userId)?.isProved === isProved)
    const places = await takePlaces(db, { day, count: some.length, isProved, perDay })
    for (const userId of some.slice(places)) refused.set(userId, 'server-limit')
  }
  return refused
}

/** Lets one person start a call, or says why not. Two that start at once are let through one after the other. */
export async function allowCall(services: Allowing, userId: UserId) {
  const { db, telephony, now } = services
  if (!telephony.carrier) return
  await lockPerson(db, userId)
  const refusal = (await refusalsOf(services, [userId], 'on-demand')).get(userId)
  if (refusal) throw problemOf(refusal, secondsToNextDay(now()))
}

/** A place for one code among the day's: what it costs counts like a call to a number that nobody has proved. */
export async function allowCode({ db, config, now }: Needs<'config' | 'now'> & { db: Db }) {
  const places = await takePlaces(db, { ...dayOf(now()), count: 1, isProved: false, perDay: config.calling.perDay })
  if (places === 0) throw problemOf('server-limit', secondsToNextDay(now()))
}

type Wanted = { day: string; count: number; isProved: boolean; perDay: number }

/** How many of these the day still has; they are taken with the caller's transaction. The day's row is held until it ends. */
async function takePlaces(db: Db, { day, count, isProved, perDay }: Wanted): Promise<number> {
  if (count === 0) return 0
  const unproved = (some: number) => (isProved ? 0 : some)
  const more = (some: number) => ({
    asked: sql`${carrierDays.asked} + ${some}`,
    unproved: sql`${carrierDays.unproved} + ${unproved(some)}`,
  })
  const taken = one(
    await db
      .insert(carrierDays)
      .values({ day, asked: count, unproved: unproved(count) })
      .onConflictDoUpdate({ target: carrierDays.day, set: more(count) })
      .returning(),
  )
  const left = fitting(count, taken.asked, perDay)
  const places = isProved ? left : Math.min(left, fitting(count, taken.unproved, unprovedShare(perDay)))
  const back = places - count
  if (back < 0) await db.update(carrierDays).set(more(back)).where(eq(carrierDays.day, day))
  return places
}

function problemOf(refusal: Refusal, untilTomorrow: number): Problem {
  switch (refusal) {
    case 'country-not-allowed':
      return new Problem(
        403,
        'country_not_allowed',
        'Calls from here don’t go to your number. Your host decides which countries they reach.',
      )
    case 'number-not-proved':
      return new Problem(
        403,
        'number_not_proved',
        'Until your number is proved, you can start two calls a day. Prove it in the settings, and you can call at once.',
      )
    case 'daily-limit':
      return new Problem(
        429,
        'daily_limit',
        `You have started as many calls as one day has room for. You can start the next in ${waitInWords(untilTomorrow)}, and write whenever you like.`,
        untilTomorrow,
      )
    case 'server-limit':
      return new Problem(
        429,
        'server_limit',
        `All the calls that this server makes in a day are used up. There will be new ones in ${waitInWords(untilTomorrow)}. You can write until then.`,
        untilTomorrow,
      )
  }
}
