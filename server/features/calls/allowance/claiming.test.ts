import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import type { Person } from '#server/testing/person.ts'
import { placeWaiting } from '../placing/service.ts'
import { worldWithCarrier } from '../placing/testing/world.ts'
import { claimDueCalls } from '../schedule/claiming.ts'

const last = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
const theirMinute = '2026-11-22T00:00:00Z'

test('at the hour only proved numbers ring; who is left out is told why', async () => {
  const { world, services, carrier, moveTo } = await worldWithCarrier()
  const [ana, bo, cleo] = [
    await world.person(),
    await world.person(),
    await world.person({ phoneNumber: '+18765551234' }),
  ]
  await services.db.execute(sql`update users set phone_proved_at = null where id = ${bo.id}`)
  moveTo(theirMinute)
  await claimDueCalls(services)
  await Promise.all(await placeWaiting(services))
  expect(carrier.rung.map(({ userId }) => userId)).toEqual([ana.id])
  expect(await last(bo)).toMatchObject({ status: 'failed', reason: 'number-not-proved', providerCallId: null })
  expect(await last(cleo)).toMatchObject({ status: 'failed', reason: 'country-not-allowed' })
})

test('four claims at once ring as many as the day has, and the others are left out', async () => {
  const { world, services, carrier, moveTo } = await worldWithCarrier()
  services.config = { ...services.config, calling: { ...services.config.calling, perDay: 3 } }
  const people = await Promise.all(Array.from({ length: 8 }, () => world.person()))
  moveTo(theirMinute)
  await Promise.all(Array.from({ length: 4 }, () => claimDueCalls(services)))
  await Promise.all(await placeWaiting(services))
  expect(carrier.rung).toHaveLength(3)
  const reasons = await Promise.all(people.map(async (person) => (await last(person))?.reason ?? null))
  expect(reasons.sort()).toEqual([...Array(3).fill(null), ...Array(5).fill('server-limit')].sort())
})
