import { sql } from 'drizzle-orm'
import { userColumns } from '#server/features/account/queries.ts'
import { users } from '#server/features/account/tables.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import { cookieName, openSession } from '#server/platform/http/sessions.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Person, personWith } from './person.ts'

/** Many people at once, signed in, without a thousand passwords to hash. Their numbers are fictitious ones. */
export async function crowd(
  { db, vault }: Needs<'db' | 'vault'>,
  { address, size, name = (n) => `Caller ${n}` }: { address: string; size: number; name?: (n: number) => string },
): Promise<Person[]> {
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ id: sql<number>`coalesce(max(${users.id}), 0)::int` }).from(users)
    const rows = Array.from({ length: size }, (_, n) => ({
      name: name(n),
      phoneNumber: `+1555${String((last?.id ?? 0) + n).padStart(7, '0')}`,
      passwordHash: 'cannot be signed in with',
      timeZone: 'America/New_York',
      callTime: '19:00',
    }))
    const people: Person[] = []
    for (const user of await tx.insert(users).values(rows).returning(userColumns)) {
      const userId: UserId = user.id
      await vault.createKey(tx, userId)
      await tx.insert(userSettings).values({ userId })
      const token = await openSession(tx, userId)
      people.push(personWith(address, { ...user, phone: 'browser' }, `${cookieName(address)}=${token}`))
    }
    return people
  })
}
