import { eq } from 'drizzle-orm'
import type { Credentials, NewAccount } from '#contract/account.ts'
import { nextCallAt } from '#server/features/calls/schedule/rules.ts'
import { endCurrentCall } from '#server/features/calls/service.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import { despiteDeadlock } from '#server/platform/database/deadlock.ts'
import { forgetAttempts } from '#server/platform/http/attempts.ts'
import { openSession } from '#server/platform/http/sessions.ts'
import { one, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { checkSeen, keepConsent, wordsToRegister } from './consent/service.ts'
import { numberToCall } from './number/service.ts'
import { checkPassword } from './password-check.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type UserRow, userColumns } from './queries.ts'
import { phoneNumberFrom, triesOf } from './rules.ts'
import { users } from './tables.ts'

type SignedIn = { user: UserRow; token: string }

export async function register(
  { db, vault, now }: Needs<'db' | 'vault' | 'now'>,
  account: NewAccount,
): Promise<SignedIn> {
  const { name, timeZone, callTime } = account
  const phoneNumber = numberToCall(account.phoneNumber)
  checkSeen(account.consentVersion)
  const passwordHash = await hashPassword(account.password)
  const firstCall = nextCallAt(callTime, timeZone, now())
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(users)
      .values({
        ...{ phoneNumber, name, passwordHash, timeZone, callTime },
        nextCallAt: dateOf(firstCall),
      })
      .onConflictDoNothing({ target: users.phoneNumber })
      .returning(userColumns)
    if (added.length === 0) {
      throw new Problem(409, 'phone_number_taken', 'This phone number already has an account. Please sign in instead.')
    }
    const user = one(added)
    await vault.createKey(tx, user.id)
    await tx.insert(userSettings).values({ userId: user.id })
    await keepConsent(tx, { userId: user.id, phoneNumber, words: wordsToRegister })
    return { user, token: await openSession(tx, user.id) }
  })
}

export async function login({ db }: Needs<'db'>, { phoneNumber, password }: Credentials): Promise<SignedIn> {
  const number = phoneNumberFrom(phoneNumber) ?? phoneNumber
  const [found] = await db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.phoneNumber, number))
  const matches = await isPassword(password, found?.passwordHash)
  if (!found || !matches) {
    throw new Problem(401, 'wrong_credentials', 'That phone number and password don’t belong together.')
  }
  const { passwordHash: _, ...user } = found
  return { user, token: await openSession(db, user.id) }
}

type Deleting = Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'metrics' | 'telephony' | 'now'>

/** The person with everything they have, at once: no row of theirs is left, and no key for what a backup may still hold. */
export async function deleteAccount(services: Deleting, userId: UserId, password: string) {
  const { db, vault } = services
  const { phoneNumber } = await checkPassword(services, userId, password, 'Nothing was deleted.')
  await endCurrentCall(services, userId)
  await despiteDeadlock(() =>
    db.transaction(async (tx) => {
      await vault.destroyKey(tx, userId)
      await forgetAttempts(tx, triesOf(phoneNumber))
      await tx.delete(users).where(eq(users.id, userId))
    }),
  )
  vault.forget(userId)
}
