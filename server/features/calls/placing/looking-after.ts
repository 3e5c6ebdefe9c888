import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Services } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { type Carrier, CarrierAway, type CarrierCall } from '#server/providers/telephony/telephony.ts'
import { lostAfterSeconds, ringSeconds, runningStatuses } from '../rules.ts'
import { endCall } from '../service.ts'
import { type CallRow, calls } from '../tables.ts'
import { rings } from './asking.ts'
import { verdict } from './rules.ts'
import { isCall } from './taking.ts'

const atMost = 100
/** A carrier's own news of a call that rang out may take this much longer than the ringing. */
const newsWithinSeconds = 30
/** The carrier is asked about one call no more often than this, by all processes together. */
const askEverySeconds = 15
/** Its clock is not ours. */
const clocksDifferSeconds = 30

type Asked = CallRow & { askedAt: Date }

/**
 * Sees to calls of which nothing is heard: asked for and not answered, rung out, on a line nobody holds. A carrier is
 * asked what became of them; where there is none, they are over. What was said is kept.
 */
export async function lookAfterCalls(services: Services) {
  const silent = await takeSilent(services)
  await Promise.all(silent.map((call) => lookAfter(services, call)))
}

function takeSilent({ db, telephony, now }: Services): Promise<Asked[]> {
  const ago = (seconds: number) => dateOf(now().subtract({ seconds }))
  const ringing = telephony.carrier ? ringSeconds + newsWithinSeconds : ringSeconds
  const held = sql`coalesce(${calls.heldAt}, ${calls.answeredAt})`
  const isSilent = or(
    and(eq(calls.status, 'queued'), or(lte(calls.placeAt, dateOf(now())), lt(calls.askedAt, ago(ringing)))),
    and(eq(calls.status, 'ringing'), lt(calls.askedAt, ago(ringing))),
    and(eq(calls.status, 'in-progress'), sql`${held} < now() - make_interval(secs => ${lostAfterSeconds})`),
  )
  return db.transaction(async (tx) => {
    const isDue = or(isNull(calls.checkedAt), lte(calls.checkedAt, ago(telephony.carrier ? askEverySeconds : 0)))
    const found = await tx
      .select()
      .from(calls)
      .where(and(inArray(calls.status, [...runningStatuses]), isNotNull(calls.askedAt), isSilent, isDue))
      .limit(atMost)
      .for('update', { skipLocked: true })
    for (const call of found)
      await tx
        .update(calls)
        .set({ checkedAt: dateOf(now()) })
        .where(isCall(call))
    return found.flatMap((call) => (call.askedAt ? [{ ...call, askedAt: call.askedAt }] : []))
  })
}

async function lookAfter(services: Services, call: Asked) {
  const { telephony, now } = services
  const { carrier } = telephony
  if (!carrier) return call.status === 'queued' ? placeAgain(services, call) : endCall(services, call, lost(call))
  const known = await knownOf(services, carrier, call)
  const next = verdict(call, known, now())
  const providerCallId = known && known !== 'away' ? known.providerCallId : null
  if (providerCallId && !call.providerCallId) await rings(services, call, providerCallId)
  if (next.do === 'place-again') return placeAgain(services, call)
  if (next.do === 'end') await endCall(services, call, next)
}

const lost = ({ status }: CallRow) => (status === 'in-progress' ? ({ reason: 'line-lost' } as const) : {})

/** What the carrier knows of it; null when it does not know it. */
async function knownOf({ db }: Services, carrier: Carrier, call: Asked): Promise<CarrierCall | null | 'away'> {
  try {
    if (call.providerCallId) return await carrier.ask(call.providerCallId)
    const since = call.askedAt.toTemporalInstant().subtract({ seconds: clocksDifferSeconds })
    const toThisNumber = await carrier.askFor(call.phoneNumber, since)
    const ids = toThisNumber.map(({ providerCallId }) => providerCallId)
    const isOther = and(eq(calls.userId, call.userId), ne(calls.id, call.id), inArray(calls.providerCallId, ids))
    const others = ids.length > 0 ? await db.select({ id: calls.providerCallId }).from(calls).where(isOther) : []
    return toThisNumber.find(({ providerCallId }) => !others.some(({ id }) => id === providerCallId)) ?? null
  } catch (error) {
    if (error instanceof CarrierAway) return 'away'
    throw error
  }
}

/** Nothing rings: it waits for its turn once more, if its hour is not over. */
async function placeAgain({ db, now }: Services, call: Asked) {
  const isStillUnanswered = and(isCall(call), eq(calls.status, 'queued'), eq(calls.askedAt, call.askedAt))
  await db
    .update(calls)
    .set({ askedAt: null, tokenHash: null, placeAt: dateOf(now()) })
    .where(isStillUnanswered)
}
