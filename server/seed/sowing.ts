import { sql } from 'drizzle-orm'
import { personByNumber } from '#server/features/account/queries.ts'
import { register } from '#server/features/account/service.ts'
import { one } from '#server/platform/problems.ts'
import type { Services } from '#server/platform/services.ts'
import { person } from './life/person.ts'
import type { Seeding } from './seeding.ts'
import { steps } from './steps.ts'

/** Registers the person unless they are there, and adds what their life still lacks. Tells what was added. */
export async function sow(services: Services): Promise<string[]> {
  const userId = (await personByNumber(services, person.phoneNumber)) ?? (await register(services, person)).user.id
  const { rows } = await services.db.execute<{ since: string }>(
    sql`select (created_at at time zone ${person.timeZone})::date::text as since from users where id = ${userId}`,
  )
  const firstDay = Temporal.PlainDate.from(one(rows).since)
  const seeding: Seeding = { services, userId, firstDay, timeZone: person.timeZone }
  const told: string[] = []
  for (const step of steps) told.push(await step(seeding))
  return told
}
