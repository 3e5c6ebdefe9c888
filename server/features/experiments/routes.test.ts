import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Experiment } from '#contract/experiments.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedExperiments } from './queries.ts'

type SentExperiment = z.input<typeof Experiment>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const walks = { title: 'Walk after lunch', description: 'Twenty minutes outside, whatever the weather' }

async function adds(person: Person, experiment: object = {}): Promise<SentExperiment> {
  const body = { ...walks, ...experiment }
  const answer = await person.send<SentExperiment>({ method: 'POST', url: '/api/experiments', body })
  if (answer.status !== 201) throw new Error(`adding an experiment answered ${answer.status}`)
  return answer.body
}

const changes = <Body = SentExperiment>(person: Person, { id }: SentExperiment, body: object) =>
  person.send<Body>({ method: 'PATCH', url: `~/experiments/${id}`, body })

test('an experiment needs only a title and what is tried, and begins today where the person lives', async () => {
  // 11:30 in UTC on the 10th is already the 11th in Auckland.
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-10T11:30:00Z') })
  const ana = await world.person({ timeZone: 'Pacific/Auckland' })
  const experiment = await adds(ana)
  expect(experiment).toEqual({
    ...walks,
    id: expect.any(Number),
    userId: ana.id,
    goal: null,
    hypothesis: null,
    startDate: '2026-03-11',
    endDate: null,
    status: 'active',
    successMetrics: [],
    dailyActions: [],
    weeklyActions: [],
    notes: null,
    results: null,
    lessonsLearned: null,
    createdAt: expect.any(String),
  })
  expect(await ana.get(`~/experiments/${experiment.id}`)).toEqual(experiment)
  expect(await ana.get('~/experiments')).toEqual([experiment])
})

test('an experiment that begins today cannot end before', async () => {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-10T15:00:00Z') })
  const ana = await world.person()
  const body = { ...walks, endDate: '2026-03-09' }
  const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/experiments', body })
  expect([answer.status, answer.body.message]).toEqual([400, 'The last day can’t be before the first'])
})

test('the rules for an experiment are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'Title is required'],
    [{ description: '' }, 'Description is required'],
    [{ startDate: 'soon' }, 'Please choose a day.'],
    [{ startDate: '2026-03-10', endDate: '2026-03-09' }, 'The last day can’t be before the first'],
  ]
  for (const [part, message] of wrong) {
    const body = { ...walks, ...part }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/experiments', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/experiments')).toEqual([])
})

test('one day alone cannot be moved past the other', async () => {
  const ana = await world.person()
  const experiment = await adds(ana, { startDate: '2026-03-10', endDate: '2026-03-20' })
  for (const change of [{ endDate: '2026-03-09' }, { startDate: '2026-03-21' }]) {
    const answer = await changes<ProblemBody>(ana, experiment, change)
    expect([answer.status, answer.body.message]).toEqual([400, 'The last day can’t be before the first'])
  }
  expect((await changes(ana, experiment, { startDate: '2026-03-21', endDate: null })).body).toEqual({
    ...experiment,
    startDate: '2026-03-21',
    endDate: null,
  })
})

test('an experiment ends with what came of it, and may be taken up again', async () => {
  const ana = await world.person()
  const experiment = await adds(ana, { dailyActions: ['Shoes on at one'], hypothesis: 'I will be calmer' })
  const end = { status: 'completed', results: 'Calmer on nine days of ten', lessonsLearned: 'Rain does not matter' }
  expect((await changes(ana, experiment, end)).body).toEqual({ ...experiment, ...end })
  for (const status of ['active', 'paused', 'abandoned']) {
    expect((await changes(ana, experiment, { status })).body).toEqual({ ...experiment, ...end, status })
  }
})

test('those going on come first, then the paused, then those that ended, the latest begun first', async () => {
  const ana = await world.person()
  await adds(ana, { title: 'Ended', status: 'completed', startDate: '2026-03-09' })
  await adds(ana, { title: 'Paused', status: 'paused', startDate: '2026-03-08' })
  await adds(ana, { title: 'Later', startDate: '2026-03-07' })
  await adds(ana, { title: 'Earlier', startDate: '2026-03-01' })
  const titles = (await ana.get<SentExperiment[]>('~/experiments')).map(({ title }) => title)
  expect(titles).toEqual(['Later', 'Earlier', 'Paused', 'Ended'])
})

test('an experiment that is thrown away is gone', async () => {
  const ana = await world.person()
  const experiment = await adds(ana)
  const door = { method: 'DELETE', url: `~/experiments/${experiment.id}` }
  expect((await ana.send(door)).status).toBe(204)
  expect((await ana.send(door)).status).toBe(404)
  expect((await changes(ana, experiment, { title: 'Again' })).status).toBe(404)
  expect(await ana.get('~/experiments')).toEqual([])
})

test('nobody else can list, read, change or throw away an experiment', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const experiment = await adds(ana)
  const url = `~/experiments/${experiment.id}`
  expect(await strangersAt(ana, bo, { method: 'GET', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'PATCH', url, body: { title: 'Mine' } })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'DELETE', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'GET', url: '~/experiments' })).toEqual([403, 200, 401])
  expect(await bo.get('~/experiments')).toEqual([])
  expect(await ana.get('~/experiments')).toEqual([experiment])
})

test('an experiment is added by whoever is signed in, whatever userId the body claims', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  expect((await adds(ana, { userId: bo.id })).userId).toBe(ana.id)
  expect(await bo.get('~/experiments')).toEqual([])
  expect((await send(world.address, { method: 'POST', url: '/api/experiments', body: walks })).status).toBe(401)
})

test('the database holds no readable word of an experiment', async () => {
  const ana = await world.person()
  const secret = 'heron-dance'
  const texts = ['title', 'description', 'goal', 'hypothesis', 'notes', 'results', 'lessonsLearned']
  const lists = { successMetrics: [secret], dailyActions: [secret], weeklyActions: [secret] }
  await adds(ana, { ...Object.fromEntries(texts.map((name) => [name, secret])), ...lists })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(e::text || encode(words, 'escape'), chr(10)) as all from user_experiments e`,
  )
  expect(rows[0]?.all).toContain('active')
  expect(rows[0]?.all).not.toContain(secret)
  expect(world.logged()).not.toContain(secret)
})

test('an export holds every experiment, readable', async () => {
  const ana = await world.person()
  const experiment = await adds(ana)
  const exported = await exportedExperiments.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(exported))).toEqual([experiment])
})
