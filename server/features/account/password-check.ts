import { eq } from 'drizzle-orm'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { isPassword } from './passwords.ts'
import { users } from './tables.ts'

/** Asked again of somebody who is signed in, before what is not to be done by whoever finds their page open. */
export async function checkPassword({ db }: Needs<'db'>, userId: UserId, password: string, otherwise: string) {
  const { phoneNumber, passwordHash } = users
  const [account] = await db.select({ phoneNumber, passwordHash }).from(users).where(eq(users.id, userId))
  if (!account || !(await isPassword(password, account.passwordHash))) {
    throw new Problem(403, 'wrong_credentials', `That isn’t your password. ${otherwise}`)
  }
  return account
}
