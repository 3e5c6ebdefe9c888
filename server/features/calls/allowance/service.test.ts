import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import type { SentCall } from '#server/testing/caller.ts'
import { crowd } from '#server/testing/crowd.ts'
import type { Person } from '#server/testing/person.ts'
import { recordingCarrier } from '#server/testing/recording-carrier.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { refusalsOf } from './service.ts'

const carrier = recordingCarrier()
let world: World
beforeAll(async () => {
  world = await createWorld()
  world.services.telephony = carrier.telephony
})
afterAll(() => world.close())
beforeEach(async () => {
  setPerDay(1_000)
  await execute(sql`delete from carrier_days`)
})

const execute = (query: ReturnType<typeof sql>) => world.services.db.execute(query)
function setPerDay(perDay: number, { services } = world) {
  services.config = { ...services.config, calling: { ...services.config.calling, perDay } }
}

type Row = { reason?: string | null; slot?: boolean }
/** Calls that are over, made today. */
async function hasHad(person: Person, count: number, { reason = null, slot = false }: Row = {}) {
  await execute(sql`
    insert into calls (user_id, phone_number, status, reason, coach_id, ended_at, slot)
    select ${person.id}, '+14155550100', ${reason ? 'failed' : 'completed'}, ${reason}, 1, now(),
      case when ${slot} then now() + make_interval(mins => n) end
    from generate_series(1, ${count}::int) n`)
}
const proves = (person: Person) => execute(sql`update users set phone_proved_at = now() where id = ${person.id}`)
/** Their daily call is today, or not before tomorrow. */
const isExpected = (person: Person, today: boolean) =>
  execute(sql`
    update users set next_call_at = date_trunc('day', now(), 'UTC') + ${today ? '23 hours 59 minutes' : '30 hours'}::interval
    where id = ${person.id}`)
const starts = (person: Person) => person.send<SentCall & ProblemBody>({ method: 'POST', url: '~/call' })
const declines = (person: Person, callId: number) => person.send({ method: 'POST', url: `~/calls/${callId}/decline` })
const idOf = ({ id }: Person) => id as UserId
const scheduled = (...people: Person[]) =>
  world.services.db.transaction((tx) => refusalsOf({ ...world.services, db: tx }, people.map(idOf), 'scheduled'))

async function provedPerson({ expected = false } = {}) {
  const person = await world.person()
  await proves(person)
  await isExpected(person, expected)
  return person
}

test('the phone in the browser has no limits', async () => {
  const { person, services } = await worldOfItsOwn()
  const ana = await person({ phoneNumber: '+442079460018' })
  await services.db.execute(sql`
    insert into calls (user_id, phone_number, status, coach_id, ended_at)
    select ${ana.id}, '+442079460018', 'completed', 1, now() from generate_series(1, 20)`)
  expect((await starts(ana)).status).toBe(201)
  expect(await refusalsOf(services, [idOf(ana)], 'scheduled')).toEqual(new Map())
  const { rows } = await services.db.execute(sql`select * from carrier_days`)
  expect(rows).toEqual([])
})

test('two calls to a number that is not proved, and then it has to be', async () => {
  const ana = await world.person()
  for (let n = 0; n < 2; n += 1) {
    const { status, body } = await starts(ana)
    expect(status).toBe(201)
    await declines(ana, body.id)
  }
  const { status, body } = await starts(ana)
  expect([status, body.code]).toEqual([403, 'number_not_proved'])
  await proves(ana)
  expect((await starts(ana)).status).toBe(201)
})

test('after six calls a day the next one waits for tomorrow, and says how long', async () => {
  const ana = await provedPerson()
  await hasHad(ana, 5)
  const sixth = await starts(ana)
  expect(sixth.status).toBe(201)
  await declines(ana, sixth.body.id)
  const seventh = await starts(ana)
  expect([seventh.status, seventh.body.code]).toEqual([429, 'daily_limit'])
  expect(Number(seventh.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  await execute(sql`update calls set created_at = created_at - interval '1 day' where user_id = ${ana.id}`)
  expect((await starts(ana)).status).toBe(201)
})

test('a call that was left out was none', async () => {
  const ana = await provedPerson()
  await hasHad(ana, 9, { reason: 'paused' })
  await hasHad(ana, 5)
  expect((await starts(ana)).status).toBe(201)
})

test('one person’s calls are nobody else’s', async () => {
  const [ana, bo] = [await provedPerson(), await provedPerson()]
  await hasHad(ana, 6)
  expect([(await starts(ana)).status, (await starts(bo)).status]).toEqual([429, 201])
})

test('who starts calls all day is still called at their hour', async () => {
  const ana = await provedPerson({ expected: true })
  await hasHad(ana, 5)
  expect((await starts(ana)).body.code).toBe('daily_limit')
  expect(await scheduled(ana)).toEqual(new Map())
})

test('the tries for a daily call count too', async () => {
  const ana = await provedPerson()
  await hasHad(ana, 3, { slot: true })
  await hasHad(ana, 3)
  expect(await scheduled(ana)).toEqual(new Map([[ana.id, 'daily-limit']]))
})

test('calls go where the host lets them, and to no island that shares the code', async () => {
  const [jamaica, london] = [
    await world.person({ phoneNumber: '+18765551234' }),
    await world.person({ phoneNumber: '+442079460018' }),
  ]
  for (const person of [jamaica, london]) {
    await proves(person)
    const { status, body } = await starts(person)
    expect([status, body.code]).toEqual([403, 'country_not_allowed'])
  }
  expect([...(await scheduled(jamaica, london)).values()]).toEqual(['country-not-allowed', 'country-not-allowed'])
  expect(carrier.rung.map(({ phoneNumber }) => phoneNumber)).not.toContain('+18765551234')
})

test('a thousand people are looked at together, and each is told apart', async () => {
  const people = await crowd(world.services, { address: world.address, size: 1_000 })
  const [unproved, busy, ...rest] = people.slice(-1_000)
  if (!unproved || !busy) throw new Error('a crowd has two')
  await execute(sql`update users set phone_proved_at = now() where id <> ${unproved.id}`)
  await hasHad(busy, 6)
  setPerDay(900)
  const refused = await scheduled(...people)
  expect(refused.get(idOf(unproved))).toBe('number-not-proved')
  expect(refused.get(idOf(busy))).toBe('daily-limit')
  const inTurn = rest.map((person) => refused.get(idOf(person)))
  expect(inTurn).toEqual([...Array(900).fill(undefined), ...Array(98).fill('server-limit')])
})

test('what one transaction takes back, another has', async () => {
  const [ana, bo] = [await provedPerson(), await provedPerson()]
  setPerDay(1)
  const undone = world.services.db.transaction(async (tx) => {
    expect(await refusalsOf({ ...world.services, db: tx }, [idOf(ana)], 'scheduled')).toEqual(new Map())
    throw new Error('on purpose')
  })
  await expect(undone).rejects.toThrow('on purpose')
  expect(await scheduled(bo)).toEqual(new Map())
  expect(await scheduled(ana)).toEqual(new Map([[ana.id, 'server-limit']]))
})

test('ten claims at once stay within the day, from ten connections', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => provedPerson()))
  setPerDay(4)
  const answers = await Promise.all(people.map((person) => scheduled(person)))
  expect(answers.filter((refused) => refused.size === 0)).toHaveLength(4)
  const { rows } = await execute(sql`select asked, unproved from carrier_days`)
  expect(rows).toEqual([{ asked: 4, unproved: 0 }])
})

test('ten people who press at once get as many calls as the day has left, and the others are told when', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => provedPerson()))
  setPerDay(4)
  const answers = await Promise.all(people.map(starts))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(6).fill('server_limit'))
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('one person who presses ten times at once has one call', async () => {
  const ana = await provedPerson()
  await hasHad(ana, 5)
  const answers = await Promise.all(Array.from({ length: 10 }, () => starts(ana)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { rows } = await execute(sql`select asked from carrier_days`)
  expect(rows).toEqual([{ asked: 1 }])
})

test('whoever makes up accounts leaves the others their calls', async () => {
  setPerDay(10)
  const made = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  const calls = await Promise.all(made.slice(0, 3).map(starts))
  expect(calls.map(({ status }) => status).sort()).toEqual([201, 201, 429])
  const code = await made[4]?.send<ProblemBody>({
    method: 'POST',
    url: '~/phone-verification',
    body: { channel: 'sms' },
  })
  expect([code?.status, code?.body.code]).toEqual([429, 'server_limit'])
  expect((await starts(await provedPerson())).status).toBe(201)
})

test('tomorrow the server has its calls again', async () => {
  const ana = await provedPerson()
  setPerDay(1)
  await execute(sql`insert into carrier_days values ((now() at time zone 'UTC')::date, 1, 0)`)
  expect((await starts(ana)).body.code).toBe('server_limit')
  await execute(sql`update carrier_days set day = day - 1`)
  expect((await starts(ana)).status).toBe(201)
})
