import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { ProblemBody } from '#contract/problems.ts'
import type { Routine } from '#contract/routines.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { exportedRoutines } from './queries.ts'

type SentRoutine = z.input<typeof Routine>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function adds(person: Person, routine: object = {}): Promise<SentRoutine> {
  const body = { title: 'Evening pages', ...routine }
  const answer = await person.send<SentRoutine>({ method: 'POST', url: '/api/routines', body })
  if (answer.status !== 201) throw new Error(`adding a routine answered ${answer.status}`)
  return answer.body
}

const changes = <Body = SentRoutine>(person: Person, { id }: SentRoutine, body: object) =>
  person.send<Body>({ method: 'PATCH', url: `~/routines/${id}`, body })

async function experimentOf(person: Person): Promise<number> {
  const body = { title: 'Walk after lunch', description: 'Twenty minutes outside' }
  return (await person.send<{ id: number }>({ method: 'POST', url: '/api/experiments', body })).body.id
}

test('a routine needs only a title; the rest has its usual value', async () => {
  const ana = await world.person()
  const routine = await adds(ana)
  expect(routine).toEqual({
    id: expect.any(Number),
    userId: ana.id,
    title: 'Evening pages',
    description: null,
    type: 'current',
    frequency: 'daily',
    timeOfDay: 'anytime',
    duration: null,
    actions: [],
    benefits: null,
    challenges: null,
    isActive: true,
    startDate: null,
    implementationDate: null,
    priority: 1,
    relatedExperimentId: null,
    createdAt: expect.any(String),
  })
  expect(await ana.get(`~/routines/${routine.id}`)).toEqual(routine)
  expect(await ana.get('~/routines')).toEqual([routine])
})

test('the rules for a routine are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'Title is required'],
    [{ duration: 0 }, 'Please choose a length of 1 to 1440 minutes'],
    [{ duration: 1441 }, 'Please choose a length of 1 to 1440 minutes'],
    [{ priority: 0 }, 'Please choose a priority from 1 to 5'],
    [{ relatedExperimentId: 999_999 }, 'Please choose one of your experiments'],
  ]
  for (const [part, message] of wrong) {
    const body = { title: 'Evening pages', ...part }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/routines', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/routines')).toEqual([])
})

test('a planned routine is begun, and what is left out stays', async () => {
  const ana = await world.person()
  const planned = { type: 'planned', implementationDate: '2026-04-01', actions: ['Tea', 'Three pages'], duration: 20 }
  const routine = await adds(ana, planned)
  expect(routine).toMatchObject(planned)
  const begun = { type: 'current', startDate: '2026-04-01' }
  const { status, body } = await changes(ana, routine, begun)
  expect([status, body]).toEqual([200, { ...routine, ...begun }])
  expect(await ana.get(`~/routines/${routine.id}`)).toEqual(body)
})

test('routines in use come first, then by priority, then the newest', async () => {
  const ana = await world.person()
  await adds(ana, { title: 'Resting', isActive: false })
  await adds(ana, { title: 'Third', priority: 3 })
  await adds(ana, { title: 'Older' })
  await adds(ana, { title: 'Newer' })
  const titles = (await ana.get<SentRoutine[]>('~/routines')).map(({ title }) => title)
  expect(titles).toEqual(['Newer', 'Older', 'Third', 'Resting'])
})

test('a routine names the experiment it came of, and stays when that goes', async () => {
  const ana = await world.person()
  const relatedExperimentId = await experimentOf(ana)
  const routine = await adds(ana, { relatedExperimentId })
  expect(routine.relatedExperimentId).toBe(relatedExperimentId)
  await ana.send({ method: 'DELETE', url: `~/experiments/${relatedExperimentId}` })
  expect(await ana.get(`~/routines/${routine.id}`)).toEqual({ ...routine, relatedExperimentId: null })
})

test('a routine cannot name somebody else’s experiment', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const routine = await adds(ana)
  const answer = await changes<ProblemBody>(ana, routine, { relatedExperimentId: await experimentOf(bo) })
  expect([answer.status, answer.body.message]).toEqual([400, 'Please choose one of your experiments'])
  expect(await ana.get(`~/routines/${routine.id}`)).toEqual(routine)
})

test('a routine that is thrown away is gone', async () => {
  const ana = await world.person()
  const routine = await adds(ana)
  const door = { method: 'DELETE', url: `~/routines/${routine.id}` }
  expect((await ana.send(door)).status).toBe(204)
  expect((await ana.send(door)).status).toBe(404)
  expect((await changes(ana, routine, { title: 'Again' })).status).toBe(404)
  expect(await ana.get('~/routines')).toEqual([])
})

test('nobody else can list, read, change or throw away a routine', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const routine = await adds(ana)
  const url = `~/routines/${routine.id}`
  expect(await strangersAt(ana, bo, { method: 'GET', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'PATCH', url, body: { title: 'Mine' } })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'DELETE', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'GET', url: '~/routines' })).toEqual([403, 200, 401])
  expect(await bo.get('~/routines')).toEqual([])
  expect(await ana.get('~/routines')).toEqual([routine])
})

test('a routine is added by whoever is signed in, whatever userId the body claims', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  expect((await adds(ana, { userId: bo.id })).userId).toBe(ana.id)
  expect(await bo.get('~/routines')).toEqual([])
  const body = { title: 'Evening pages' }
  expect((await send(world.address, { method: 'POST', url: '/api/routines', body })).status).toBe(401)
})

test('the database holds no readable word of a routine', async () => {
  const ana = await world.person()
  const secret = 'heron-dance'
  await adds(ana, { title: secret, description: secret, actions: [secret], benefits: secret, challenges: secret })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(r::text || encode(words, 'escape'), chr(10)) as all from user_routines r`,
  )
  expect(rows[0]?.all).toContain('anytime')
  expect(rows[0]?.all).not.toContain(secret)
  expect(world.logged()).not.toContain(secret)
})

test('an export holds every routine, readable', async () => {
  const ana = await world.person()
  const routine = await adds(ana)
  const exported = await exportedRoutines.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(exported))).toEqual([routine])
})
