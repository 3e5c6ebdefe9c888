import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { tellCall } from '#server/features/calls/jobs.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { type Carrier, startCarrier } from '#server/testing/carriers/carrier.ts'
import { voicemail } from '#server/testing/carriers/people/behaviour.ts'
import type { AnsweredBy } from '#server/testing/carriers/people/phone.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'

let carrier: Carrier
let world: World
beforeAll(async () => {
  carrier = await startCarrier('twilio', { callsPerSecond: 100 })
  world = await createWorld({ carrier })
})
afterAll(async () => {
  await world.close()
  await carrier.close()
  expect(carrier.violations).toEqual([])
})

const aDay =
  'We walked up to the old mill before lunch, my brother and I, and he told me about the house in Lisbon that he wants to buy.'
const phoneOf = async (person: Person) => (await person.get<User>('~')).phone
const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]

/** They start a call, and whoever picks up says this; `as` is what the carrier makes of them. */
async function talks(person: Person, words: readonly string[], as: AnsweredBy = 'human') {
  const ringing = carrier.rings(person.user.phoneNumber)
  const { status, body } = await person.send<SentCall>({ method: 'POST', url: '~/call' })
  expect(status).toBe(201)
  const phone = await ringing
  await phone.answers({ as })
  await phone.listens()
  for (const one of words) {
    await phone.says(one)
    await phone.listens()
  }
  await phone.hangsUp()
  await isTold(world, body.id)
  return body.id
}

/** What a call makes is made by a job. */
function isTold({ services }: World, callId: number) {
  return eventually('the call to be told', async () => {
    const { rows } = await services.db.execute(sql`
      select 1 from pgboss.job
      where name = ${tellCall.name} and state = 'completed' and data ->> 'callId' = ${String(callId)}`)
    return rows.length > 0
  })
}

test('a call that they start and talk in proves the number, without any code', async () => {
  const ana = await world.person()
  await talks(ana, ['Yes, this is Ana.', aDay])
  expect(await phoneOf(ana)).toBe('proved')
})

test('a call in which nobody spoke proves nothing', async () => {
  const ana = await world.person()
  await talks(ana, [])
  expect(await phoneOf(ana)).toBe('unproved')
})

test('a word of greeting is nobody’s day, and proves nothing', async () => {
  const ana = await world.person()
  await talks(ana, ['Yes?', 'Fine, thank you.'])
  expect(await phoneOf(ana)).toBe('unproved')
})

test('a voicemail proves nothing, however much it says', async () => {
  const ana = await world.person()
  carrier.person(ana.user.phoneNumber, voicemail({ recordsFor: 8_000 }))
  await ana.send({ method: 'POST', url: '~/call' })
  const isRunning = (status = 'queued') => ['queued', 'ringing', 'in-progress'].includes(status)
  await eventually('the call to be over', async () => !isRunning((await lastCall(ana))?.status))
  expect(await phoneOf(ana)).toBe('unproved')
})

test('whoever says that they are someone else proves nothing', async () => {
  const ana = await world.person()
  await talks(ana, ['I am not Ana, you have the wrong number.'])
  expect(await phoneOf(ana)).toBe('unproved')
})

test('a code that is called out is heard twice by whoever picks up, and proves the number', async () => {
  const ana = await world.person()
  const { phoneNumber } = ana.user
  const ringing = carrier.rings(phoneNumber)
  const asked = ana.send({ method: 'POST', url: '~/phone-verification', body: { channel: 'call' } })
  const phone = await ringing
  await phone.answers()
  await phone.hears(/Goodbye/)
  expect((await asked).status).toBe(201)
  const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const said =
    carrier
      .toldTo(phoneNumber)
      .join(' ')
      .match(new RegExp(digits.join('|'), 'g')) ?? []
  const code = said.map((digit) => digits.indexOf(digit)).join('')
  expect([code.length, code.slice(0, 6)]).toEqual([12, code.slice(6)])
  const body = { code: code.slice(0, 6) }
  expect((await ana.send({ method: 'POST', url: '~/phone-verification/confirm', body })).status).toBe(200)
  expect(await phoneOf(ana)).toBe('proved')
})

test('a call that is told twice proves the number once, and for nobody else', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const callId = await talks(ana, ['Yes, this is Ana.', aDay])
  const provedAt = () => world.services.db.execute(sql`select phone_proved_at from users where id = ${ana.id}`)
  const { rows } = await provedAt()
  await tellCall.run(world.services, { userId: ana.id as UserId, callId })
  expect((await provedAt()).rows).toEqual(rows)
  expect([await phoneOf(ana), await phoneOf(bo)]).toEqual(['proved', 'unproved'])
})

test('a talk in the browser proves no number', async () => {
  const inTheBrowser = await worldOfItsOwn()
  const ana = await inTheBrowser.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says(aDay)
  await caller.hangsUp()
  await isTold(inTheBrowser, caller.callId)
  const { rows } = await inTheBrowser.services.db.execute(sql`select phone_proved_at from users where id = ${ana.id}`)
  expect(rows).toEqual([{ phone_proved_at: null }])
})
