import { eq } from 'drizzle-orm'
import type { NumberChange } from '#contract/account.ts'
import { consent } from '#contract/consent.ts'
import { planCalls } from '#server/features/calls/schedule/plan.ts'
import type { Db } from '#server/platform/database/database.ts'
import { despiteDeadlock } from '#server/platform/database/deadlock.ts'
import { isDuplicate } from '#server/platform/database/duplicate.ts'
import { forgetAttempts } from '#server/platform/http/attempts.ts'
import { closeOtherSessions } from '#server/platform/http/sessions.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { checkSeen, keepConsent } from '../consent/service.ts'
import { lockPerson } from '../locking.ts'
import { checkPassword } from '../password-check.ts'
import { phoneCodes } from '../proving/tables.ts'
import { type UserRow, userById } from '../queries.ts'
import { phoneNumberFrom, triesOf } from '../rules.ts'
import { users } from '../tables.ts'

type Changing = Needs<'db' | 'jobs' | 'telephony' | 'now'>

/** The session of `token` goes on. Nothing that was proved or told about the old number is true of the new one. */
export async function changeNumber(
  services: Changing,
  userId: UserId,
  token: string,
  change: NumberChange,
): Promise<UserRow> {
  const { db } = services
  const phoneNumber = numberToCall(change.phoneNumber)
  checkSeen(change.consentVersion)
  await checkPassword(services, userId, change.password, 'Your number is as it was.')
  const run = () => db.transaction((tx) => take({ ...services, db: tx }, userId, token, phoneNumber))
  return despiteDeadlock(run).catch((error: unknown) => {
    throw isDuplicate(error) ? numberTaken() : error
  })
}

async function take(services: Changing & { db: Db }, userId: UserId, token: string, phoneNumber: string) {
  const { db, jobs, telephony, now } = services
  await lockPerson(db, userId)
  const before = await userById({ db }, userId)
  if (before.phoneNumber === phoneNumber) throw new Problem(400, 'invalid_input', 'This is your number already.')
  await db.update(users).set({ phoneNumber, phoneProvedAt: null }).where(eq(users.id, userId))
  await db.delete(phoneCodes).where(eq(phoneCodes.userId, userId))
  await forgetAttempts(db, triesOf(before.phoneNumber))
  await keepConsent(db, { userId, phoneNumber, words: consent.calls })
  await closeOtherSessions(db, userId, token)
  if (telephony.carrier) await planCalls(db, userId, {}, now())
  await jobs.emit(db, 'account.number-changed', { userId })
  return userById({ db }, userId)
}

/** E.164, of whatever was typed. */
export function numberToCall(typed: string): string {
  const phoneNumber = phoneNumberFrom(typed)
  if (phoneNumber) return phoneNumber
  throw new Problem(400, 'phone_number_invalid', 'Please enter a phone number that can be called, with its area code.')
}

const numberTaken = () => new Problem(409, 'phone_number_taken', 'This phone number belongs to another account.')
