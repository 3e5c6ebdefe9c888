import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Channel, PhoneProof } from '#contract/phone.ts'
import { allowCode } from '#server/features/calls/allowance/service.ts'
import { planIfNone } from '#server/features/calls/schedule/plan.ts'
import type { Db } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import type { Placed } from '#server/providers/telephony/telephony.ts'
import { lockPerson } from '../locking.ts'
import { userById } from '../queries.ts'
import { users } from '../tables.ts'
import { phoneOf } from './phone.ts'
import { phoneProofOf } from './queries.ts'
import { againInSeconds, isOver, type OverCall, provesNumber, triesPerCode } from './rules.ts'
import { phoneCodes } from './tables.ts'
import { wordsFor } from './words.ts'

type Telling = Needs<'db' | 'vault' | 'telephony' | 'config' | 'now'>
type Proving = Telling & Needs<'realtime'>

/** Stored before it is told: a code that arrives is always one that can be typed. */
export async function tellCode(services: Telling, userId: UserId, channel: Channel): Promise<PhoneProof> {
  const { carrier } = services.telephony
  if (!carrier) throw nothingToProve()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mark = markOf(services, userId, code)
  const phoneNumber = await services.db.transaction((tx) => keepCode({ ...services, db: tx }, userId, channel, mark))
  const told = await carrier.tell({ phoneNumber, words: wordsFor(code, channel), by: channel })
  if (told.is === 'refused' || told.is === 'not-now') {
    await services.db.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.mark, mark)))
    throw notTold(told, channel)
  }
  return phoneProofOf(services, userId)
}

async function keepCode(services: Telling & { db: Db }, userId: UserId, channel: Channel, mark: string) {
  const { db, now } = services
  await lockPerson(db, userId)
  const user = await userById({ db }, userId)
  const phone = phoneOf(services, user)
  if (phone === 'out-of-reach') throw outOfReach()
  if (phone !== 'unproved') throw nothingToProve()
  const [earlier] = await db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId))
  const wait = earlier ? againInSeconds(earlier, now()) : 0
  if (wait > 0) {
    throw new Problem(
      429,
      'too_many_attempts',
      `We have just told you one. You can have another in ${wait} seconds.`,
      wait,
    )
  }
  await allowCode(services)
  const { phoneNumber } = user
  const code = { phoneNumber, channel, mark, toldAt: dateOf(now()), triesLeft: triesPerCode }
  await db
    .insert(phoneCodes)
    .values({ userId, ...code })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: code })
  return phoneNumber
}

/** Of codes typed at once, one after the other is looked at, and each wrong one counts. */
export async function confirmCode(services: Proving, userId: UserId, typed: string): Promise<PhoneProof> {
  const { db, realtime } = services
  // A wrong try is counted, so it is thrown only after the transaction.
  const wrong = await db.transaction((tx) => takeCode({ ...services, db: tx }, userId, typed))
  if (wrong) throw wrong
  await realtime.push(userId, { type: 'changed', feature: 'account' })
  await realtime.push(userId, { type: 'changed', feature: 'calls' })
  return phoneProofOf(services, userId)
}

async function takeCode(services: Telling & { db: Db }, userId: UserId, typed: string): Promise<Problem | null> {
  const { db, now } = services
  await lockPerson(db, userId)
  const user = await userById({ db }, userId)
  // Two windows may confirm at once: both are right.
  if (phoneOf(services, user) !== 'unproved') return null
  const isMine = eq(phoneCodes.userId, userId)
  const [code] = await db.select().from(phoneCodes).where(isMine)
  if (!code || isOver(code, now()) || code.phoneNumber !== user.phoneNumber) return codeOver()
  if (code.mark !== markOf(services, userId, typed)) {
    const triesLeft = code.triesLeft - 1
    await db.update(phoneCodes).set({ triesLeft }).where(isMine)
    return triesLeft > 0 ? wrongCode(triesLeft) : codeOver()
  }
  await db.delete(phoneCodes).where(isMine)
  await proved(services, userId, user.phoneNumber)
  return null
}

type Known = OverCall & { userId: UserId; phoneNumber: string }

/**
 * They started a call, their phone rang, and whoever picked up talked about a day and did not say that they are someone
 * else: the number is theirs. For a call that became an entry, in the transaction that wrote it. True when it was this
 * call that proved the number.
 */
export async function proveByCall(services: Needs<'telephony' | 'now'> & { db: Db }, call: Known): Promise<boolean> {
  if (!services.telephony.carrier || !provesNumber(call)) return false
  await services.db.delete(phoneCodes).where(eq(phoneCodes.userId, call.userId))
  return proved(services, call.userId, call.phoneNumber)
}

/** The number it was proved for may no longer be theirs. Whose is, is called daily from here on. */
async function proved({ db, now }: Needs<'now'> & { db: Db }, userId: UserId, phoneNumber: string): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ phoneProvedAt: dateOf(now()) })
    .where(and(eq(users.id, userId), eq(users.phoneNumber, phoneNumber), isNull(users.phoneProvedAt)))
  if (rowCount !== 1) return false
  await planIfNone(db, userId, now())
  return true
}

const markOf = ({ vault }: Needs<'vault'>, userId: UserId, code: string) => vault.mark(`phone_codes/${userId}/${code}`)

const nothingToProve = () => new Problem(409, 'nothing_to_prove', 'There is nothing to prove: your calls come.')

const outOfReach = () =>
  new Problem(
    403,
    'country_not_allowed',
    'Calls from here don’t go to your number. Your host decides which countries they reach.',
  )

const wrongCode = (triesLeft: number) =>
  new Problem(
    400,
    'wrong_code',
    `That isn’t the code we told you. Look again: you have ${triesLeft === 1 ? 'one more try' : `${triesLeft} more tries`}.`,
  )

const codeOver = () => new Problem(400, 'code_over', 'This code is no longer good. Ask for a new one.')

function notTold(told: Extract<Placed, { is: 'refused' | 'not-now' }>, by: Channel): Problem {
  if (told.is === 'refused') {
    const instead = by === 'sms' ? 'Try a call instead.' : 'Try a text instead.'
    return new Problem(409, 'number_refused', `Your number could not be reached this way. ${instead}`)
  }
  const afterSeconds = Math.ceil((told.retryAfterMs ?? 30_000) / 1000)
  return new Problem(
    503,
    'unavailable',
    'The phone line is busy right now. Please try again in a moment.',
    afterSeconds,
  )
}
