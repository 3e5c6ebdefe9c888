import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Schedule } from '#contract/schedule.ts'
import type { Settings } from '#contract/settings.ts'
import type { UserId } from '#server/platform/services.ts'
import type { SentCall } from '#server/testing/caller.ts'
import type { Person } from '#server/testing/person.ts'
import { placeWaiting } from '../placing/service.ts'
import { worldWithCarrier } from '../placing/testing/world.ts'
import { endCall } from '../service.ts'
import { snoozeCall, stopCalling } from './service.ts'

type SentSchedule = Omit<Schedule, 'nextCallAt'> & { nextCallAt: string | null }
const history = (person: Person) => person.get<SentCall[]>('~/call-history')
const schedule = (person: Person) => person.get<SentSchedule>('~/call-schedule')
const nextCall = async (person: Person) => (await schedule(person)).nextCallAt?.replace(':00.000Z', 'Z') ?? null
const put = (person: Person, body: object) => person.send({ method: 'PUT', url: '~/settings', body })

const seven = '2026-11-22T00:00:00Z'
const tomorrow = '2026-11-23T00:00Z'

/** At seven, New York, with somebody due. */
async function atSeven() {
  const there = await worldWithCarrier()
  const { world, services, moveTo, claims } = there
  const ana = await world.person()
  const userId = ana.id as UserId
  async function rings() {
    await claims()
    await Promise.all(await placeWaiting(services))
    return (await history(ana))[0]
  }
  moveTo(seven)
  const first = await rings()
  const ends = async (as: 'busy' | 'no-answer' | 'voicemail' | 'completed' | 'failed') =>
    endCall(services, { userId, id: (await history(ana))[0]?.id ?? 0 }, { as })
  /** Rings at the next minute that is planned, and ends so. */
  const nextEnds = async (as: Parameters<typeof ends>[0]) => {
    moveTo((await schedule(ana)).nextCallAt ?? '')
    // The database's own clock stands still: these calls are of another day.
    await services.db.execute(sql`update calls set created_at = created_at - interval '1 day'`)
    await rings()
    await ends(as)
  }
  return { ...there, ana, userId, first, rings, ends, nextEnds }
}

test('who does not answer is tried again twenty minutes later, twice, and then on the next day', async () => {
  const { ana, carrier, rings, ends, passes } = await atSeven()
  await ends('no-answer')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-22T00:20:00.000Z', attempt: 2 })
  passes({ minutes: 19 })
  await rings()
  expect(carrier.rung).toHaveLength(1)
  passes({ minutes: 1 })
  expect(await rings()).toMatchObject({ attempt: 2 })
  await ends('no-answer')
  passes({ minutes: 20 })
  expect(await rings()).toMatchObject({ attempt: 3 })
  await ends('no-answer')
  expect(await nextCall(ana)).toBe(tomorrow)
  expect((await history(ana)).map(({ attempt }) => attempt)).toEqual([3, 2, 1])
})

test('who was on the phone is tried again after five minutes; a machine, and who answered, are not', async () => {
  const busy = await atSeven()
  await busy.ends('busy')
  expect(await nextCall(busy.ana)).toBe('2026-11-22T00:05Z')
  for (const as of ['voicemail', 'completed', 'failed'] as const) {
    const { ana, ends } = await atSeven()
    await ends(as)
    expect(await nextCall(ana)).toBe(tomorrow)
  }
})

test('who declines is not tried again, nor is a call they asked for themselves', async () => {
  const { ana, first, ends } = await atSeven()
  await ana.send({ method: 'POST', url: `~/calls/${first?.id}/decline` })
  expect(await nextCall(ana)).toBe(tomorrow)
  await ana.send({ method: 'POST', url: '~/call' })
  await ends('no-answer')
  expect(await nextCall(ana)).toBe(tomorrow)
})

test('the end of a call and the next try are written together, however often the end is told', async () => {
  const { ana, ends, userId, services, first } = await atSeven()
  const call = { userId, id: first?.id ?? 0 }
  await Promise.all(Array.from({ length: 6 }, () => endCall(services, call, { as: 'no-answer' })))
  await ends('no-answer')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-22T00:20:00.000Z', attempt: 2 })
})

test('a call time changed on the same day takes the place of another try', async () => {
  const { ana, carrier, rings, ends, passes, moveTo } = await atSeven()
  await ends('no-answer')
  await put(ana, { callTime: '20:30' })
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-22T01:30:00.000Z', attempt: 1 })
  passes({ minutes: 25 })
  await rings()
  expect(carrier.rung).toHaveLength(1)
  moveTo('2026-11-22T01:30:00Z')
  expect(await rings()).toMatchObject({ attempt: 1, status: 'ringing' })
})

test('a call time changed while it rings takes its place too, when nobody answers', async () => {
  const { ana, ends } = await atSeven()
  await put(ana, { callTime: '20:30' })
  expect(await nextCall(ana)).toBe('2026-11-23T01:30Z')
  await ends('completed')
  await put(ana, { callTime: '21:00' })
  expect(await nextCall(ana)).toBe('2026-11-23T02:00Z')
})

test('whoever has had the day’s call is not called again on that day, whatever they change', async () => {
  const { ana, ends, moveTo } = await atSeven()
  await ends('completed')
  await put(ana, { callTime: '22:00' })
  expect(await nextCall(ana)).toBe('2026-11-23T03:00Z')
  await put(ana, { timeZone: 'Pacific/Honolulu', callTime: '19:00' })
  expect(await nextCall(ana)).toBe('2026-11-23T05:00Z')
  await put(ana, { dailyCallEnabled: false })
  await put(ana, { dailyCallEnabled: true })
  expect(await nextCall(ana)).toBe('2026-11-23T05:00Z')
  moveTo('2026-11-22T12:00:00Z')
  await put(ana, { timeZone: 'Pacific/Apia' })
  // Their Sunday there had the call of Saturday evening in New York.
  expect(await nextCall(ana)).toBe('2026-11-23T06:00Z')
})

test('an earlier call time that has gone by means tomorrow, a later one today', async () => {
  const { world, moveTo } = await worldWithCarrier()
  const ana = await world.person()
  moveTo('2026-11-21T23:00:00Z')
  await put(ana, { callTime: '12:00' })
  expect(await nextCall(ana)).toBe('2026-11-22T17:00Z')
  await put(ana, { callTime: '18:30' })
  expect(await nextCall(ana)).toBe('2026-11-21T23:30Z')
})

test('whoever talks on a call of their own is not rung for the one they missed', async () => {
  const { ana, ends } = await atSeven()
  await ends('no-answer')
  await ana.send({ method: 'POST', url: '~/call' })
  await ends('completed')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-23T00:00:00.000Z', attempt: 1 })
})

test('after three days without an answer another time is asked about, and after seven the calls rest', async () => {
  const { ana, ends, nextEnds } = await atSeven()
  await ends('voicemail')
  await nextEnds('voicemail')
  expect(await schedule(ana)).toMatchObject({ missedDays: 2, isResting: false })
  await nextEnds('completed')
  expect(await schedule(ana)).toMatchObject({ missedDays: 0 })
  for (let day = 1; day <= 6; day += 1) {
    for (const as of ['no-answer', 'busy', 'no-answer'] as const) await nextEnds(as)
    expect(await schedule(ana)).toMatchObject({ missedDays: day, attempt: 1, isResting: false })
  }
  await nextEnds('voicemail')
  expect(await schedule(ana)).toMatchObject({ missedDays: 7, isResting: true, nextCallAt: null })
  const { body } = await ana.send<SentSchedule>({ method: 'POST', url: '~/call-schedule/resume' })
  expect(body).toMatchObject({ missedDays: 0, isResting: false, nextCallAt: expect.any(String) })
})

test('put off by minutes, the call comes then; put off to tomorrow, at its time', async () => {
  const { ana, services, userId, first, rings, ends, passes } = await atSeven()
  const callId = first?.id ?? 0
  await snoozeCall(services, userId, callId, { minutes: 30 })
  await ends('completed')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-22T00:30:00.000Z', attempt: 2 })
  expect(await history(ana)).toMatchObject([{ status: 'completed', reason: 'not-now' }])
  passes({ minutes: 30 })
  const second = await rings()
  expect(second).toMatchObject({ status: 'ringing', attempt: 2 })
  await snoozeCall(services, userId, second?.id ?? 0, 'tomorrow')
  await ends('completed')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-23T00:00:00.000Z', attempt: 1 })
})

test('the daily call waits for a time that was asked for just after it, and comes once', async () => {
  const { world, services, moveTo, claims } = await worldWithCarrier('2026-11-21T23:50:00Z')
  const ana = await world.person()
  const { body } = await ana.send<SentCall>({ method: 'POST', url: '~/call' })
  await snoozeCall(services, ana.id as UserId, body.id, { minutes: 30 })
  await endCall(services, { userId: ana.id as UserId, id: body.id }, { as: 'completed' })
  expect(await schedule(ana)).toMatchObject({ nextCallAt: '2026-11-22T00:20:00.000Z', attempt: 1 })
  moveTo('2026-11-22T00:20:00Z')
  await claims()
  expect(await nextCall(ana)).toBe(tomorrow)
  expect(await history(ana)).toHaveLength(2)
})

test('with calls switched off, one that was put off still comes, and no other after it', async () => {
  const { world, services, moveTo, claims } = await worldWithCarrier()
  const ana = await world.person()
  await put(ana, { dailyCallEnabled: false })
  const { body } = await ana.send<SentCall>({ method: 'POST', url: '~/call' })
  await snoozeCall(services, ana.id as UserId, body.id, { minutes: 20 })
  await endCall(services, { userId: ana.id as UserId, id: body.id }, { as: 'completed' })
  expect((await ana.get<Settings>('~/settings')).dailyCallEnabled).toBe(false)
  moveTo('2026-11-21T12:20:00Z')
  await claims()
  expect(await history(ana)).toMatchObject([{ attempt: 2 }, { reason: 'not-now' }])
  expect(await nextCall(ana)).toBe(null)
})

test('whoever says never again is not called again, not even for what was waiting', async () => {
  const { ana, services, userId, first, ends, rows, moveTo, claims } = await atSeven()
  await stopCalling(services, userId, first?.id ?? 0)
  await ends('no-answer')
  expect(await schedule(ana)).toMatchObject({ nextCallAt: null })
  expect(await history(ana)).toMatchObject([{ reason: 'no-more-calls' }])
  expect((await ana.get<Settings>('~/settings')).dailyCallEnabled).toBe(false)
  moveTo('2026-11-23T00:10:00Z')
  await claims()
  expect(await rows(sql`select 1 from calls where status <> 'no-answer'`)).toEqual([])
})
