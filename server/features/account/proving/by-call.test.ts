import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { tellCall } from '#server/features/calls/jobs.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { createLine } from '#server/testing/line.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  world.services.telephony = createLine().telephony
})
afterAll(() => world.close())

const aDay =
  'We walked up to the old mill before lunch, my brother and I, and he told me about the house in Lisbon that he wants to buy.'
const phoneOf = async (person: Person) => (await person.get<User>('~')).phone

/** They start a call, and say this; `answeredBy` is what the carrier makes of whoever picked up. */
async function talks(person: Person, words: readonly string[], { answeredBy = 'human', db = world.services.db } = {}) {
  const caller = await calls(person)
  await caller.listens()
  for (const one of words) await caller.says(one)
  await db.execute(sql`update calls set answered_by = ${answeredBy} where id = ${caller.callId}`)
  await caller.hangsUp()
  const isTold = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = ${tellCall.name} and state = 'completed' and data ->> 'callId' = ${String(caller.callId)}`,
    )
    return rows.length > 0
  }
  await eventually('the call to be told', isTold)
  return caller.callId
}

test('a call that they start and talk in proves the number, without any code', async () => {
  const ana = await world.person()
  await talks(ana, [aDay])
  expect(await phoneOf(ana)).toBe('proved')
})

test('a call in which nobody spoke, or a machine did, proves nothing', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await talks(ana, [])
  await talks(bo, [aDay], { answeredBy: 'machine' })
  expect([await phoneOf(ana), await phoneOf(bo)]).toEqual(['unproved', 'unproved'])
})

test('a word of greeting is nobody’s day, and proves nothing', async () => {
  const ana = await world.person()
  await talks(ana, ['Hello?'])
  expect(await phoneOf(ana)).toBe('unproved')
})

test('a call that is told twice proves the number once, and for nobody else', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const callId = await talks(ana, [aDay])
  const provedAt = () => world.services.db.execute(sql`select phone_proved_at from users where id = ${ana.id}`)
  const { rows } = await provedAt()
  await tellCall.run(world.services, { userId: ana.id as UserId, callId })
  expect((await provedAt()).rows).toEqual(rows)
  expect([await phoneOf(ana), await phoneOf(bo)]).toEqual(['proved', 'unproved'])
})

test('a talk in the browser proves no number', async () => {
  const { person, services } = await worldOfItsOwn()
  const ana = await person()
  await talks(ana, [aDay], { db: services.db })
  const { rows } = await services.db.execute(sql`select phone_proved_at from users where id = ${ana.id}`)
  expect(rows).toEqual([{ phone_proved_at: null }])
})
