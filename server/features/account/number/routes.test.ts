import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { consent } from '#contract/consent.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { placeWaiting } from '#server/features/calls/placing/service.ts'
import { worldWithCarrier } from '#server/features/calls/placing/testing/world.ts'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, personWith, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { anyone, createWorld, someNumber, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const { password } = anyone
const changes = (person: Person, phoneNumber: string, rest: object = {}) =>
  person.send<User & ProblemBody>({
    method: 'PUT',
    url: '~/phone-number',
    body: { phoneNumber, password, consentVersion: consent.version, ...rest },
  })
const logsIn = (address: string, phoneNumber: string) =>
  send<{ user: User }>(address, {
    method: 'POST',
    url: '/api/login',
    body: { phoneNumber, password },
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
const numberOf = async (person: Person) => (await person.get<User>('~')).phoneNumber
const history = (person: Person) => person.get<SentCall[]>('~/call-history')
const isRead = async (person: Person) => (await person.send({ method: 'GET', url: '~' })).status

test('a changed number is the one to sign in with, and the old one is nobody’s', async () => {
  const ana = await world.person()
  const number = someNumber()
  const { status, body } = await changes(ana, `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`)
  expect([status, body.phoneNumber, body.phone]).toEqual([200, number, 'browser'])
  expect((await logsIn(world.address, ana.user.phoneNumber)).status).toBe(401)
  expect((await logsIn(world.address, number)).body.user.id).toBe(ana.id)
  expect((await world.person({ phoneNumber: ana.user.phoneNumber })).id).not.toBe(ana.id)
})

test('every other session ends, and the one that asked goes on', async () => {
  const ana = await world.person()
  const { headers } = await logsIn(world.address, ana.user.phoneNumber)
  const elsewhere = personWith(world.address, ana.user, headers.getSetCookie()[0]?.split(';')[0] ?? '')
  expect(await isRead(elsewhere)).toBe(200)
  await changes(ana, someNumber(), { password: 'not this one' })
  expect(await isRead(elsewhere)).toBe(200)
  await changes(ana, someNumber())
  expect([await isRead(elsewhere), await isRead(ana)]).toEqual([401, 200])
})

test('without the password nothing is changed, and after ten tries one has to wait', async () => {
  const ana = await world.person()
  const wrong = await changes(ana, someNumber(), { password: 'not this one' })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_credentials'])
  for (let n = 0; n < 9; n += 1) await changes(ana, someNumber(), { password: 'not this one' })
  const eleventh = await changes(ana, someNumber())
  expect([eleventh.status, eleventh.body.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await numberOf(ana)).toBe(ana.user.phoneNumber)
})

test('what is no number, is theirs already or was agreed to in other words is said, and changes nothing', async () => {
  const ana = await world.person()
  const refusals = [
    await changes(ana, 'call me'),
    await changes(ana, ''),
    await changes(ana, ana.user.phoneNumber),
    await changes(ana, someNumber(), { password: '' }),
    await changes(ana, someNumber(), { consentVersion: '2020-01-01' }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'phone_number_invalid'],
    ...Array(3).fill([400, 'invalid_input']),
    [409, 'consent_changed'],
  ])
  expect(refusals[2]?.body.message).toBe('This is your number already.')
  expect(await numberOf(ana)).toBe(ana.user.phoneNumber)
})

test('a number that somebody else has is refused, and theirs stays theirs', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { status, body } = await changes(ana, bo.user.phoneNumber)
  expect([status, body.code]).toEqual([409, 'phone_number_taken'])
  expect([await numberOf(ana), await numberOf(bo)]).toEqual([ana.user.phoneNumber, bo.user.phoneNumber])
})

test('of people who take one number at once one has it, whether they change to it or register with it', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => world.person()))
  const number = someNumber()
  const registers = world.person({ phoneNumber: number }).then(
    () => 200,
    () => 409,
  )
  const answers = await Promise.all([...people.map(async (one) => (await changes(one, number)).status), registers])
  expect(answers.sort()).toEqual([200, 409, 409, 409, 409])
  const { rows } = await world.services.db.execute(sql`select 1 from users where phone_number = ${number}`)
  expect(rows).toHaveLength(1)
})

test('two people who take each other’s number at once keep one each', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const before = [ana, bo].map(({ user }) => user.phoneNumber).sort()
  const answers = await Promise.all([changes(ana, bo.user.phoneNumber), changes(bo, ana.user.phoneNumber)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect([await numberOf(ana), await numberOf(bo)].sort()).toEqual(before)
})

test('that they want to be called at the new number is kept with it, and goes into their export', async () => {
  const ana = await world.person()
  const number = someNumber()
  await changes(ana, number)
  const { rows } = await world.services.db.execute<{ phone_number: string; words: string }>(
    sql`select phone_number, words from consents where user_id = ${ana.id} order by id`,
  )
  expect(rows).toEqual([
    { phone_number: ana.user.phoneNumber, words: `${consent.terms}\n${consent.calls}` },
    { phone_number: number, words: consent.calls },
  ])
})

test('nobody changes another person’s number, signed in or not', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const body = { phoneNumber: someNumber(), password, consentVersion: consent.version }
  const [theirs, , signedOut] = await strangersAt(ana, bo, { method: 'PUT', url: '~/phone-number', body })
  expect([theirs, signedOut]).toEqual([403, 401])
  expect(await numberOf(ana)).toBe(ana.user.phoneNumber)
})

test('no log tells either number', async () => {
  const ana = await world.person()
  const number = someNumber()
  await changes(ana, number)
  for (const one of [number, ana.user.phoneNumber]) expect(world.logged()).not.toContain(one.slice(2))
})

test('a talk in the browser goes on while the number is changed', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await changes(ana, someNumber())
  await caller.says('We walked up to the old mill before lunch.')
  await caller.hangsUp()
  await eventually('the call to be over', async () => (await history(ana))[0]?.status === 'completed')
})

const proof = '~/phone-verification'
const asksForCode = (person: Person) => person.send({ method: 'POST', url: proof, body: { channel: 'sms' } })
const types = (person: Person, code: string) =>
  person.send<ProblemBody>({ method: 'POST', url: `${proof}/confirm`, body: { code } })

test('over a telephone the new number has to be proved before a call comes to it', async () => {
  const { world, services, carrier, moveTo, claims } = await worldWithCarrier()
  const ana = await world.person()
  const number = someNumber()
  expect((await changes(ana, number)).body.phone).toBe('unproved')
  moveTo('2026-11-22T00:00:00Z')
  await claims()
  expect(await history(ana)).toMatchObject([{ phoneNumber: number, reason: 'number-not-proved' }])
  await asksForCode(ana)
  expect((await types(ana, carrier.codeFor(number))).status).toBe(200)
  moveTo('2026-11-23T00:00:00Z')
  await claims()
  await Promise.all(await placeWaiting(services))
  expect(carrier.rung.map(({ phoneNumber }) => phoneNumber)).toEqual([number])
})

test('a code that was told to the old number is worth nothing, and the new one is told its own at once', async () => {
  const { world, services, carrier } = await worldWithCarrier()
  const ana = await world.person()
  await services.db.execute(sql`update users set phone_proved_at = null`)
  await asksForCode(ana)
  const number = someNumber()
  await changes(ana, number)
  expect(await ana.get(proof)).toEqual({ phone: 'unproved', told: null })
  expect((await types(ana, carrier.codeFor(ana.user.phoneNumber))).body.code).toBe('code_over')
  expect((await asksForCode(ana)).status).toBe(201)
  expect((await types(ana, carrier.codeFor(number))).status).toBe(200)
})

test('a call that rings at the old number ends, and one that waits for it is taken back', async () => {
  const { world, services, carrier, moveTo, claims } = await worldWithCarrier()
  const [ana, bo] = [await world.person(), await world.person()]
  await ana.send({ method: 'POST', url: '~/call' })
  await changes(ana, someNumber())
  const ended = { status: 'failed', reason: 'number-changed' }
  await eventually('the call to end', async () => (await history(ana))[0]?.status === 'failed')
  expect(await history(ana)).toMatchObject([ended])
  await eventually('the carrier to be told', async () => carrier.hungUp.length === 1)
  moveTo('2026-11-22T00:00:00Z')
  await claims()
  await changes(bo, someNumber())
  expect(await history(bo)).toEqual([])
  await Promise.all(await placeWaiting(services))
  expect(carrier.rung.map(({ userId }) => userId)).toEqual([ana.id])
})
