import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import { eventually } from '#server/testing/eventually.ts'
import { says } from '#server/testing/model/model.ts'
import { scriptedModel } from '#server/testing/model/scripted.ts'
import type { Person } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { calls } from '../../tables.ts'

const words = 'You planted a lemon tree with Leo. How is it doing?'

const openingFor = async ({ services: { db } }: World, { id }: Person) => {
  const rows = await db
    .select()
    .from(calls)
    .where(eq(calls.userId, id as UserId))
  return rows[0]?.opening
}

/** The same over a carrier: anybody may pick up. */
async function ringingOver(name: 'twilio' | 'telnyx') {
  const model = await scriptedModel()
  model.opens(says(`ask · warm · end=no · mood=-\n${words}`))
  const carrier = await emulates(name, { callsPerSecond: 100 })
  const world = await worldOfItsOwn({ carrier, env: model.env })
  const ana = await world.person({ name: 'Ana Reyes' })
  await ana.allowsModel()
  await ana.writes('I planted a lemon tree with Leo.', 'Lemon tree')
  const rings = carrier.rings(ana.user.phoneNumber)
  await ana.send({ method: 'POST', url: '~/call' })
  const phone = await rings
  await eventually('an opening', () => openingFor(world, ana))
  return { carrier, world, ana, phone, told: () => carrier.toldTo(ana.user.phoneNumber).join(' ') }
}

for (const name of ['twilio', 'telnyx'] as const) {
  test(`over ${name} it is said once somebody has agreed to be the person`, async () => {
    const { carrier, phone, told } = await ringingOver(name)
    await phone.answers()
    expect(await phone.listens()).toMatch(/an AI/)
    expect(told()).not.toContain('lemon')
    await phone.says('yes, this is Ana')
    expect(await phone.listens()).toContain(words)
    await phone.hangsUp()
    await carrier.settled()
  })
}

test('somebody else hears nothing of it', async () => {
  const { carrier, world, ana, phone, told } = await ringingOver('twilio')
  await phone.answers()
  await phone.listens()
  await phone.says('no, you have the wrong number')
  await phone.isHungUpOn()
  await carrier.settled()
  expect(told()).not.toMatch(/lemon|Leo|tree/)
  await expect.poll(() => openingFor(world, ana)).toBeNull()
})
