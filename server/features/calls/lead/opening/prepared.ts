import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { checkVersion } from '#server/dialogue/lead/grounds.ts'
import type { Led } from '#server/dialogue/turns.ts'
import type { AllowedLlm } from '#server/features/language-model/allowing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Place, Safe } from '#server/platform/vault.ts'
import { isCall } from '../../placing/taking.ts'
import { type CallRow, calls } from '../../tables.ts'
import type { Known } from '../knowing.ts'

type Which = Pick<CallRow, 'userId' | 'id'>

const keptMinutes = 30

/** `restsOn` is a mark of all it was written from; it is said only as long as that is the same. */
const Prepared = z.object({ words: z.string(), led: z.custom<Led>(), restsOn: z.number(), preparedAt: z.number() })
export type Prepared = z.infer<typeof Prepared>

const place = (callId: number): Place => `calls.opening/${callId}`

/** Which model, which check, what was forbidden, and the card with all that it was made of. */
export const basisOf = (safe: Safe, llm: AllowedLlm, { instructions, basis }: Known) =>
  safe.mark(JSON.stringify([llm.host, llm.model, checkVersion, instructions, basis]))

export async function keepOpening({ db, vault }: Needs<'db' | 'vault'>, call: Which, prepared: Prepared) {
  const safe = await vault.safeOf(db, call.userId)
  await db
    .update(calls)
    .set({ opening: safe.seal(place(call.id), JSON.stringify(prepared)) })
    .where(and(isCall(call), isNull(calls.endedAt)))
}

/** What was prepared, unless it is too old by now. */
export async function openingOf(services: Needs<'db' | 'vault' | 'now'>, call: Which): Promise<Prepared | null> {
  const { db, vault, now } = services
  const [row] = await db.select({ opening: calls.opening }).from(calls).where(isCall(call))
  if (!row?.opening) return null
  const safe = await vault.safeOf(db, call.userId)
  const prepared = Prepared.parse(JSON.parse(safe.open(place(call.id), row.opening)))
  return now().epochMilliseconds - prepared.preparedAt <= keptMinutes * 60_000 ? prepared : null
}

export async function dropOpening({ db }: Needs<'db'>, call: Which) {
  await db.update(calls).set({ opening: null }).where(isCall(call))
}

/** Of every call that rings or runs. */
export async function dropOpenings({ db }: Needs<'db'>, userId: UserId) {
  await db
    .update(calls)
    .set({ opening: null })
    .where(and(eq(calls.userId, userId), isNotNull(calls.opening)))
}
