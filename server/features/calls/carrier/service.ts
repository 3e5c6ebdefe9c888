import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs } from '#server/platform/services.ts'
import type { Callback, CallKey } from '#server/providers/telephony/telephony.ts'
import { calledMachine } from '../relay/held.ts'
import { endCall } from '../service.ts'
import { type CallRow, calls } from '../tables.ts'
import { hashOf, newToken } from '../tokens.ts'
import { type Consequence, consequence } from './rules.ts'

type Heeding = Needs<'db' | 'jobs' | 'realtime' | 'metrics' | 'telephony' | 'log' | 'now'>
type Ending = Extract<Consequence, { do: 'end' }>

const storedWithinMs = 5_000
const lookEveryMs = 100

/** Takes in what the carrier says of a call. What comes back opens a new relay socket, when one is needed. */
export async function heed(services: Heeding, key: CallKey, callback: Callback): Promise<{ token: string } | null> {
  const { db, jobs, realtime } = services
  const { userId } = key
  const { effect, token } = await db.transaction(async (tx) => {
    const [call] = await tx.select().from(calls).where(ofCall(key)).for('update')
    // The person may have deleted their account since.
    if (!call) return { effect: null, token: null }
    const effect = consequence(call, callback)
    const token = effect.do === 'reconnect' ? newToken() : null
    await tx
      .update(calls)
      .set({ ...learned(call, callback), ...changed(effect, token) })
      .where(ofCall(key))
    if (effect.do === 'hang-up') await jobs.emit(tx, 'calls.cut', { providerCallId: callback.providerCallId })
    return { effect, token }
  })
  if (effect?.do === 'end') void endOnceStored(services, key, effect)
  if (effect?.do === 'suspect') calledMachine(db, key.callId)
  if (effect?.do === 'ring' || effect?.do === 'answer')
    await realtime.push(userId, { type: 'changed', feature: 'calls' })
  return token === null ? null : { token }
}

/** Words that a machine would say. Whether the carrier has taken whoever answered for one, too. */
export async function soundsLikeMachine(db: Db, { userId, id: callId }: Pick<CallRow, 'userId' | 'id'>) {
  const [call] = await db
    .update(calls)
    .set({ machineSuspectedAt: sql`coalesce(${calls.machineSuspectedAt}, now())` })
    .where(ofCall({ userId, callId }))
    .returning({ answeredBy: calls.answeredBy })
  return call?.answeredBy === 'machine'
}

const ofCall = ({ userId, callId }: CallKey) => and(eq(calls.userId, userId), eq(calls.id, callId))

/** Whatever it says of the call, a callback says that the call was placed. */
function learned(call: CallRow, callback: Callback) {
  return {
    providerCallId: call.providerCallId ?? callback.providerCallId,
    placeAt: null,
    ...(callback.is === 'status' && { callbackNumber: Math.max(call.callbackNumber, callback.number) }),
  }
}

function changed(effect: Consequence, token: string | null) {
  switch (effect.do) {
    case 'ring':
      return { status: 'ringing' as const }
    case 'answer':
      return { status: 'in-progress' as const, answeredAt: sql`now()`, heldAt: sql`now()` }
    case 'suspect':
      return { answeredBy: 'machine', machineSuspectedAt: sql`coalesce(${calls.machineSuspectedAt}, now())` }
    case 'trust':
      return { answeredBy: 'human', machineSuspectedAt: null }
    case 'reconnect':
      return {
        tokenHash: token === null ? null : hashOf(token),
        reconnects: sql`${calls.reconnects} + 1`,
        heldAt: sql`now()`,
      }
    default:
      return {}
  }
}

/**
 * A callback and the socket's last words travel apart, and perhaps to different processes: the call ends when its line
 * is closed. A line that died with its process is waited for a moment only.
 */
async function endOnceStored(services: Heeding, key: CallKey, { as, reason }: Ending) {
  try {
    for (let looks = storedWithinMs / lookEveryMs; looks > 0 && (await isLineOpen(services.db, key)); looks -= 1) {
      await pause(lookEveryMs)
    }
    await endCall(services, { userId: key.userId, id: key.callId }, { as, reason, isGone: true })
  } catch (error) {
    services.log.error({ err: error, callId: key.callId }, 'a call could not be ended; the sweep will')
  }
}

async function isLineOpen(db: Db, key: CallKey): Promise<boolean> {
  const [call] = await db.select({ lineOpen: calls.lineOpen }).from(calls).where(ofCall(key))
  return call?.lineOpen ?? false
}
