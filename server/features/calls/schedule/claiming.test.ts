import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SentCall } from '#server/testing/caller.ts'
import type { Person } from '#server/testing/person.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'
import { placeWaiting } from '../placing/service.ts'
import { claimDueCalls } from './claiming.ts'

const history = (person: Person) => person.get<SentCall[]>('~/call-history')

/** A world whose clock stands still until it is moved, and in which nothing is done by itself. */
async function worldWithClock(start: string) {
  let now = Temporal.Instant.from(start)
  const world = await worldOfItsOwn({ now: () => now, onClock: [] })
  const moveTo = (text: string) => {
    now = Temporal.Instant.from(text)
  }
  return { world, moveTo }
}

const nextCalls = async ({ services }: World) =>
  (await services.db.execute<{ at: string }>(sql`select next_call_at::text as at from users order by id`)).rows

test('at their minute the phone rings, and the next call is tomorrow', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const ana = await world.person({ timeZone: 'America/New_York', callTime: '19:00' })
  await claimDueCalls(world.services)
  expect(await history(ana)).toEqual([])
  moveTo('2026-11-22T00:00:00Z')
  await claimDueCalls(world.services)
  await Promise.all(await placeWaiting(world.services))
  expect(await history(ana)).toMatchObject([{ status: 'ringing' }])
  expect(await nextCalls(world)).toEqual([{ at: '2026-11-23 00:00:00+00' }])
})

test('four processes claiming at once call everyone once', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const people = await Promise.all(Array.from({ length: 12 }, () => world.person()))
  moveTo('2026-11-22T00:00:00Z')
  await Promise.all(Array.from({ length: 4 }, () => claimDueCalls(world.services)))
  for (const person of people) expect(await history(person)).toHaveLength(1)
})

test('a claim that fails half-way leaves nobody called and nobody forgotten', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const ana = await world.person()
  const { db } = world.services
  await db.execute(sql`create function no_calls() returns trigger language plpgsql as
    $$ begin raise exception 'on purpose'; end $$`)
  await db.execute(sql`create trigger no_calls before insert on calls execute function no_calls()`)
  moveTo('2026-11-22T00:00:00Z')
  await expect(claimDueCalls(world.services)).rejects.toThrow()
  expect(await history(ana)).toEqual([])
  await db.execute(sql`drop trigger no_calls on calls`)
  await claimDueCalls(world.services)
  expect(await history(ana)).toHaveLength(1)
})

test('more than an hour late, the call is left out, which the history says, and tomorrow’s stands', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const ana = await world.person()
  moveTo('2026-11-22T01:30:00Z')
  await claimDueCalls(world.services)
  expect(await history(ana)).toMatchObject([{ status: 'failed', reason: 'too-late' }])
  expect(await nextCalls(world)).toEqual([{ at: '2026-11-23 00:00:00+00' }])
})

test('after days without a server everyone has one call left out and no more, and the present hour’s calls are made', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const late = await world.person({ callTime: '19:00' })
  const inTime = await world.person({ callTime: '21:30' })
  moveTo('2026-11-26T02:40:00Z')
  await claimDueCalls(world.services)
  await claimDueCalls(world.services)
  expect(await history(late)).toMatchObject([{ status: 'failed', reason: 'too-late' }])
  expect(await history(inTime)).toMatchObject([{ attempt: 1, reason: null }])
  expect(await nextCalls(world)).toEqual([{ at: '2026-11-27 00:00:00+00' }, { at: '2026-11-27 02:30:00+00' }])
})

test('whoever is on the phone at their minute is not called a second time', async () => {
  const { world, moveTo } = await worldWithClock('2026-11-21T12:00:00Z')
  const ana = await world.person()
  await ana.send({ method: 'POST', url: '~/call' })
  moveTo('2026-11-22T00:00:00Z')
  await claimDueCalls(world.services)
  expect(await history(ana)).toHaveLength(1)
})
