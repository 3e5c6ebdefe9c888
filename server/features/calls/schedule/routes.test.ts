import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import type { Schedule } from '#contract/schedule.ts'
import type { SentCall } from '#server/testing/caller.ts'
import type { Person } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { placeWaiting } from '../placing/service.ts'
import { worldWithCarrier } from '../placing/testing/world.ts'

const url = '~/call-schedule'
const schedule = (person: Person) => person.get<Schedule>(url)
const pauses = <Body = Schedule>(person: Person, until: string) =>
  person.send<Body>({ method: 'POST', url: `${url}/pause`, body: { until } })
const resumes = (person: Person) => person.send<Schedule>({ method: 'POST', url: `${url}/resume` })

test('paused calls leave one line in the history, and come again on their day', async () => {
  const { world, services, carrier, moveTo, claims } = await worldWithCarrier()
  const ana = await world.person()
  const { status, body } = await pauses(ana, '2026-11-25')
  expect(status).toBe(200)
  expect(body).toMatchObject({ pausedUntil: '2026-11-25', nextCallAt: '2026-11-26T00:00:00.000Z', isResting: false })
  for (const day of ['22', '23', '24', '25']) {
    moveTo(`2026-11-${day}T00:00:00Z`)
    await claims()
  }
  expect(await ana.get<SentCall[]>('~/call-history')).toMatchObject([{ status: 'failed', reason: 'paused' }])
  moveTo('2026-11-26T00:00:00Z')
  await claims()
  await Promise.all(await placeWaiting(services))
  expect(carrier.rung).toHaveLength(1)
  expect(await schedule(ana)).toMatchObject({ pausedUntil: null, nextCallAt: '2026-11-27T00:00:00.000Z' })
})

test('a pause that is ended early plans the next call at once', async () => {
  const { world } = await worldWithCarrier()
  const ana = await world.person()
  await pauses(ana, '2026-12-24')
  const { body } = await resumes(ana)
  expect(body).toMatchObject({ pausedUntil: null, nextCallAt: '2026-11-22T00:00:00.000Z' })
})

test('a pause takes back a call that waits for the carrier', async () => {
  const { world, services, carrier, moveTo, claims } = await worldWithCarrier()
  const ana = await world.person()
  await services.db.execute(
    sql`insert into calling_pace (free_at) values (now() + interval '1 day') on conflict (is_only) do update set free_at = excluded.free_at`,
  )
  moveTo('2026-11-22T00:00:00Z')
  await claims()
  await pauses(ana, '2026-11-25')
  await services.db.execute(sql`update calling_pace set free_at = now()`)
  await placeWaiting(services)
  expect(carrier.rung).toEqual([])
  expect(await ana.get('~/call-history')).toEqual([])
})

test('a pause begins tomorrow at the earliest, and ends within a year', async () => {
  const { world } = await worldWithCarrier()
  const ana = await world.person()
  for (const until of ['2026-11-21', '2026-11-01', '2027-12-31', 'soon', '']) {
    const { status, body } = await pauses<ProblemBody>(ana, until)
    expect({ until, status, code: body.code }).toEqual({ until, status: 400, code: 'invalid_input' })
  }
  expect(await schedule(ana)).toMatchObject({ pausedUntil: null })
})

test('nobody sees, pauses or resumes another person’s calls, signed in or not', async () => {
  const { world } = await worldWithCarrier()
  const [ana, bo] = [await world.person(), await world.person()]
  const doors = [
    { method: 'GET', url },
    { method: 'POST', url: `${url}/pause`, body: { until: '2026-11-25' } },
    { method: 'POST', url: `${url}/resume` },
  ]
  for (const door of doors) {
    const [theirs, , signedOut] = await strangersAt(ana, bo, door)
    expect([theirs, signedOut]).toEqual([403, 401])
  }
  expect(await schedule(ana)).toMatchObject({ pausedUntil: null })
})
