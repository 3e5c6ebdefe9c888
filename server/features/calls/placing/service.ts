import type { Call } from '#contract/calls.ts'
import { one } from '#server/platform/problems.ts'
import type { Services } from '#server/platform/services.ts'
import { asCall } from '../queries.ts'
import { endCall } from '../service.ts'
import { type CallRow, calls } from '../tables.ts'
import { ask } from './asking.ts'
import { findLate, isCall, takeFirst, takeWaiting } from './taking.ts'

/** Asks for every call that may be asked for by now. What comes back is settled when the carrier has answered. */
export async function placeWaiting(services: Services): Promise<Promise<void>[]> {
  for (const late of await findLate(services)) await endCall(services, late, { as: 'failed', reason: 'too-late' })
  const asked: Promise<void>[] = []
  for (;;) {
    const taken = await takeWaiting(services)
    asked.push(...taken.map((call) => ask(services, call)))
    if (taken.length === 0) return asked
  }
}

/** Rings a call that was just asked for, before everybody else's, as soon as the carrier's pace allows it. */
export async function ringNow(services: Services, call: CallRow): Promise<Call> {
  const taken = await takeFirst(services, call)
  if (taken) await ask(services, taken)
  return asCall(one(await services.db.select().from(calls).where(isCall(call))), null)
}
