import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { putsThrough } from '#server/testing/recording-carrier.ts'
import { claimDueCalls } from '../schedule/claiming.ts'
import { lookAfterCalls } from './looking-after.ts'
import { placeWaiting } from './service.ts'
import { worldWithCarrier } from './testing/world.ts'

const seven = '2026-11-22T00:00:00Z'
const history = (person: Person) => person.get<SentCall[]>('~/call-history')
const newest = async (person: Person) => (await history(person))[0]
const starts = (person: Person) => person.send<SentCall>({ method: 'POST', url: '~/call' })

/** Everyone due is claimed and placed, and the carrier has answered. */
async function callsDue(services: Parameters<typeof placeWaiting>[0]) {
  await claimDueCalls(services)
  await Promise.all(await placeWaiting(services))
}

test('a call the carrier takes rings, and is known by the carrier’s name for it', async () => {
  const { world, carrier } = await worldWithCarrier()
  const ana = await world.person()
  const { status, body } = await starts(ana)
  expect([status, body.status, body.providerCallId]).toEqual([201, 'ringing', expect.stringMatching(/^CA/)])
  expect(carrier.rung).toMatchObject([{ callId: body.id, phoneNumber: ana.user.phoneNumber, mostSeconds: 660 }])
})

test('a number that cannot be called is not tried again, and the history says why', async () => {
  const { world, services, carrier, moveTo } = await worldWithCarrier()
  carrier.says = () => ({ is: 'refused', code: '21211' })
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  await eventually('the refusal', async () => (await newest(ana))?.status === 'failed')
  expect(await history(ana)).toMatchObject([{ status: 'failed', reason: 'number-refused' }])
  expect(carrier.rung).toEqual([])
})

test('a carrier that is busy is asked again within the hour, and then the call is left out', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  let asked = 0
  carrier.says = () => {
    asked += 1
    return { is: 'not-now', code: '429', retryAfterMs: 60_000 }
  }
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  const firstTries = asked
  expect(firstTries).toBe(1)
  await callsDue(services)
  expect(asked).toBe(firstTries)
  for (let minutes = 0; minutes < 70 && (await newest(ana))?.status === 'queued'; minutes += 5) {
    passes({ minutes: 5 })
    await callsDue(services)
  }
  expect(asked).toBeGreaterThan(5)
  expect(await history(ana)).toMatchObject([{ status: 'failed', reason: 'carrier-failed' }])
  expect(carrier.rung).toEqual([])
})

test('a carrier that can again within the hour calls the person once', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  carrier.says = () => ({ is: 'not-now', code: '503', retryAfterMs: null })
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  carrier.says = putsThrough
  passes({ minutes: 10 })
  await callsDue(services)
  await eventually('the ringing', async () => (await newest(ana))?.status === 'ringing')
  await callsDue(services)
  expect(carrier.rung).toHaveLength(1)
  expect(await history(ana)).toHaveLength(1)
})

test('where no answer came but the phone rings, the carrier is asked, and nobody is rung twice', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  carrier.says = () => ({ is: 'unknown' })
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  expect(await newest(ana)).toMatchObject({ status: 'queued', providerCallId: null })
  passes({ seconds: 6 })
  await lookAfterCalls(services)
  await eventually('the call to be found', async () => (await newest(ana))?.status === 'ringing')
  expect((await newest(ana))?.providerCallId).toMatch(/^CA/)
  passes({ minutes: 5 })
  await callsDue(services)
  expect(carrier.rung).toHaveLength(1)
})

test('where no answer came and nothing rings, the call is placed again once the carrier must know', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  carrier.says = () => ({ is: 'unknown' })
  carrier.rings = () => false
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  carrier.says = putsThrough
  carrier.rings = () => true
  passes({ seconds: 20 })
  await lookAfterCalls(services)
  await callsDue(services)
  expect(carrier.rung).toHaveLength(0)
  passes({ seconds: 80 })
  await lookAfterCalls(services)
  await callsDue(services)
  await eventually('the ringing', async () => (await newest(ana))?.status === 'ringing')
  expect(carrier.rung).toHaveLength(1)
})

test('an earlier call to the same number is not taken for one that got no answer', async () => {
  const { world, services, carrier, passes } = await worldWithCarrier()
  const ana = await world.person()
  const first = (await starts(ana)).body
  await ana.send({ method: 'POST', url: `~/calls/${first.id}/decline` })
  carrier.says = () => ({ is: 'unknown' })
  carrier.rings = () => false
  await starts(ana)
  passes({ seconds: 20 })
  await lookAfterCalls(services)
  expect(await newest(ana)).toMatchObject({ status: 'queued', providerCallId: null })
})

test('while the carrier is away nothing is placed again, and in the end the call is given up', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  carrier.says = () => ({ is: 'unknown' })
  const ana = await world.person()
  moveTo(seven)
  await callsDue(services)
  carrier.isAway = true
  passes({ minutes: 20 })
  await lookAfterCalls(services)
  await callsDue(services)
  expect(await newest(ana)).toMatchObject({ status: 'queued' })
  passes({ minutes: 7 })
  await lookAfterCalls(services)
  await eventually('the end', async () => (await newest(ana))?.status === 'failed')
  expect(await newest(ana)).toMatchObject({ reason: 'carrier-silent' })
  expect(carrier.rung).toHaveLength(1)
})

test('a call that waited for the carrier until its hour was over is left out', async () => {
  const { world, services, carrier, moveTo, passes } = await worldWithCarrier()
  const ana = await world.person()
  moveTo(seven)
  await services.db.execute(
    sql`insert into calling_pace (free_at) values (now() + interval '1 day') on conflict (is_only) do update set free_at = excluded.free_at`,
  )
  await callsDue(services)
  expect(await newest(ana)).toMatchObject({ status: 'queued' })
  passes({ minutes: 61 })
  await callsDue(services)
  await eventually('the end', async () => (await newest(ana))?.status === 'failed')
  expect(await newest(ana)).toMatchObject({ reason: 'too-late' })
  expect(carrier.rung).toEqual([])
})

test('whoever asks for a call is rung before those whose hour it is', async () => {
  const { world, services, carrier, moveTo } = await worldWithCarrier()
  const ana = await world.person()
  const bo = await world.person({ callTime: '08:00' })
  moveTo(seven)
  await services.db.execute(
    sql`insert into calling_pace (free_at) values (now() + interval '1 day') on conflict (is_only) do update set free_at = excluded.free_at`,
  )
  await callsDue(services)
  expect((await starts(bo)).body.status).toBe('queued')
  await services.db.execute(sql`update calling_pace set free_at = now()`)
  await Promise.all(await placeWaiting(services))
  await eventually('both to ring', async () => carrier.rung.length === 2)
  expect(carrier.rung.map(({ phoneNumber }) => phoneNumber)).toEqual([bo.user.phoneNumber, ana.user.phoneNumber])
})

test('a call that is over by the time the carrier takes it is hung up again', async () => {
  const { world, carrier } = await worldWithCarrier()
  const ana = await world.person()
  let taken = () => {}
  carrier.says = async (_, providerCallId) => {
    await new Promise<void>((resolve) => (taken = resolve))
    return { is: 'placed', providerCallId }
  }
  const started = starts(ana)
  const call = await eventually('the call', () => newest(ana))
  await ana.send({ method: 'POST', url: `~/calls/${call.id}/decline` })
  taken()
  expect((await started).body.status).toBe('busy')
  await eventually('the carrier to be told', async () => carrier.hungUp.length === 1)
})

test('what the carrier says became of a call is what became of it', async () => {
  const endings = [
    ['busy', null, 'busy', null],
    ['no-answer', null, 'no-answer', null],
    ['canceled', null, 'no-answer', null],
    ['failed', null, 'failed', 'carrier-failed'],
    ['completed', 'machine', 'voicemail', 'machine'],
    ['completed', 'human', 'completed', 'hung-up'],
  ] as const
  const { world, services, carrier, passes } = await worldWithCarrier()
  for (const [status, answeredBy, became, reason] of endings) {
    const ana = await world.person()
    await starts(ana)
    carrier.becomes({ status, answeredBy })
    passes({ minutes: 2 })
    await lookAfterCalls(services)
    await eventually('the end', async () => (await newest(ana))?.status !== 'ringing')
    expect(await newest(ana)).toMatchObject({ status: became, reason })
  }
})

test('a line that is lost is waited for while the carrier holds the call, and not for ever', async () => {
  const { world, services, carrier, rows } = await worldWithCarrier(Temporal.Now.instant().toString())
  const ana = await world.person()
  const { body } = await starts(ana)
  carrier.becomes({ status: 'in-progress' })
  const lostFor = (seconds: number) =>
    services.db.execute(sql`update calls set status = 'in-progress', answered_at = now() - interval '10 minutes',
      checked_at = null, held_at = now() - make_interval(secs => ${seconds}) where id = ${body.id}`)
  await lostFor(40)
  await lookAfterCalls(services)
  expect(await rows(sql`select status from calls`)).toEqual([{ status: 'in-progress' }])
  await lostFor(120)
  await lookAfterCalls(services)
  await eventually('the end', async () => (await newest(ana))?.status === 'completed')
  expect(await newest(ana)).toMatchObject({ reason: 'line-lost' })
  await eventually('the carrier to be told', async () => carrier.hungUp.includes(body.providerCallId ?? ''))
})
