import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { Goal } from '#contract/goals.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedGoals } from './queries.ts'

type SentGoal = z.input<typeof Goal>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const running = { title: 'Run ten kilometres', description: 'Along the river, without stopping' }

async function adds(person: Person, goal: object = {}): Promise<SentGoal> {
  const { status, body } = await person.send<SentGoal>({
    method: 'POST',
    url: '/api/goals',
    body: { ...running, ...goal },
  })
  if (status !== 201) throw new Error(`adding a goal answered ${status}`)
  return body
}

const changes = (person: Person, goalId: number, body: object) =>
  person.send<SentGoal>({ method: 'PATCH', url: `~/goals/${goalId}`, body })

test('a goal needs only a title and a description; the rest has its usual value', async () => {
  const ana = await world.person()
  const goal = await adds(ana)
  expect(goal).toEqual({
    ...running,
    id: expect.any(Number),
    userId: ana.id,
    type: 'long_term',
    category: 'personal',
    priority: 3,
    targetDate: null,
    status: 'active',
    progressPercentage: 0,
    milestones: [],
    successCriteria: [],
    obstacles: [],
    resources: [],
    notes: null,
    completedAt: null,
    createdAt: expect.any(String),
  })
  expect(await ana.get(`~/goals/${goal.id}`)).toEqual(goal)
  expect(await ana.get('~/goals')).toEqual([goal])
})

test('everything a goal can hold is kept, its lists trimmed and without empty lines', async () => {
  const ana = await world.person()
  const whole = {
    type: 'short_term',
    category: 'health',
    priority: 1,
    targetDate: '2026-06-01',
    milestones: ['Five kilometres'],
    successCriteria: ['Under an hour'],
    obstacles: ['Rain'],
    resources: ['New shoes'],
    notes: 'Slowly at first',
  }
  expect(await adds(ana, { ...whole, milestones: ['  Five kilometres ', '', '  '] })).toMatchObject(whole)
})

test('the rules for a goal are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ description: '' }, 'Description is required'],
    [{ priority: 6 }, 'Please choose a priority from 1 to 5'],
    [{ progressPercentage: 101 }, 'Please choose a number from 0 to 100'],
    [{ targetDate: '2026-02-30' }, 'Please choose a day.'],
  ]
  for (const [part, message] of wrong) {
    const body = { ...running, ...part }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/goals', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/goals')).toEqual([])
})

test('active goals come first, then by priority, then the newest', async () => {
  const ana = await world.person()
  await adds(ana, { title: 'Paused', status: 'paused', priority: 1 })
  await adds(ana, { title: 'Later', priority: 4 })
  await adds(ana, { title: 'Older', priority: 2 })
  await adds(ana, { title: 'Newer', priority: 2 })
  const titles = (await ana.get<SentGoal[]>('~/goals')).map(({ title }) => title)
  expect(titles).toEqual(['Newer', 'Older', 'Later', 'Paused'])
})

test('a goal is changed in part, and what is left out stays', async () => {
  const ana = await world.person()
  const goal = await adds(ana, { milestones: ['Five kilometres'], priority: 1 })
  const { status, body } = await changes(ana, goal.id, { progressPercentage: 35, notes: 'Going well' })
  expect(status).toBe(200)
  expect(body).toEqual({ ...goal, progressPercentage: 35, notes: 'Going well' })
  expect(await ana.get(`~/goals/${goal.id}`)).toEqual(body)
})

test('a goal is completed at its moment, and reopened without it', async () => {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-10T09:00:00Z') })
  const ana = await world.person()
  const goal = await adds(ana)
  const done = { status: 'completed', progressPercentage: 100, completedAt: '2026-03-10T09:00:00.000Z' }
  expect((await changes(ana, goal.id, { status: 'completed' })).body).toMatchObject(done)
  expect((await changes(ana, goal.id, { status: 'active' })).body).toMatchObject({ completedAt: null })
})

test('a completion is told once, even when two pages say it at the same time', async () => {
  const emit = vi.spyOn(world.services.jobs, 'emit')
  const ana = await world.person()
  const goal = await adds(ana)
  await Promise.all([1, 2, 3, 4].map(() => changes(ana, goal.id, { status: 'completed' })))
  await changes(ana, goal.id, { notes: 'It was worth it' })
  const told = emit.mock.calls.map(([, ...event]) => event)
  expect(told).toEqual([['goals.completed', { userId: ana.id, goalId: goal.id }]])
})

test('changes to different parts of a goal at the same time are all kept', async () => {
  const ana = await world.person()
  const goal = await adds(ana)
  const parts = [{ title: 'Run' }, { notes: 'Slowly' }, { obstacles: ['Rain'] }, { priority: 5 }]
  await Promise.all(parts.map((part) => changes(ana, goal.id, part)))
  expect(await ana.get(`~/goals/${goal.id}`)).toMatchObject(Object.assign({}, ...parts))
})

test('a goal that is thrown away is gone', async () => {
  const ana = await world.person()
  const goal = await adds(ana)
  const door = { method: 'DELETE', url: `~/goals/${goal.id}` }
  expect((await ana.send(door)).status).toBe(204)
  expect((await ana.send(door)).status).toBe(404)
  expect((await changes(ana, goal.id, { title: 'Again' })).status).toBe(404)
  expect(await ana.get('~/goals')).toEqual([])
})

test('nobody else can list, read, change or throw away a goal', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const goal = await adds(ana)
  const url = `~/goals/${goal.id}`
  expect(await strangersAt(ana, bo, { method: 'GET', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'PATCH', url, body: { title: 'Mine' } })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'DELETE', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'GET', url: '~/goals' })).toEqual([403, 200, 401])
  expect(await bo.get('~/goals')).toEqual([])
  expect(await ana.get('~/goals')).toEqual([goal])
})

test('a goal is added by whoever is signed in, whatever userId the body claims', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  expect((await adds(ana, { userId: bo.id })).userId).toBe(ana.id)
  expect(await bo.get('~/goals')).toEqual([])
  expect((await send(world.address, { method: 'POST', url: '/api/goals', body: running })).status).toBe(401)
})

test('the database holds no readable word of a goal', async () => {
  const ana = await world.person()
  const secret = 'heron-dance'
  await adds(ana, { title: secret, description: secret, milestones: [secret], obstacles: [secret], notes: secret })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(g::text || encode(words, 'escape'), chr(10)) as all from user_goals g`,
  )
  expect(rows[0]?.all).toContain('long_term')
  expect(rows[0]?.all).not.toContain(secret)
  expect(world.logged()).not.toContain(secret)
})

test('an export holds every goal, readable', async () => {
  const ana = await world.person()
  const goal = await adds(ana, { milestones: ['Five kilometres'] })
  const exported = await exportedGoals.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(exported))).toEqual([goal])
})
