import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Checklist } from '#contract/checklists.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedChecklists } from './queries.ts'

type SentList = z.input<typeof Checklist>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const morning = { title: 'Morning', items: [{ text: 'Water' }, { text: 'Stretch' }, { text: 'Plan the day' }] }

async function adds(person: Person, list: object = {}): Promise<SentList> {
  const body = { ...morning, ...list }
  const answer = await person.send<SentList>({ method: 'POST', url: '/api/checklists', body })
  if (answer.status !== 201) throw new Error(`adding a checklist answered ${answer.status}`)
  return answer.body
}

const changes = <Body = SentList>(person: Person, { id }: SentList, body: object) =>
  person.send<Body>({ method: 'PATCH', url: `~/checklists/${id}`, body })

const itemUrl = ({ id, items }: SentList, place: number) => `~/checklists/${id}/items/${items[place]?.id}`

const ticks = (person: Person, list: SentList, place: number, completed = true) =>
  person.send<SentList>({ method: 'PATCH', url: itemUrl(list, place), body: { completed } })

const read = (person: Person, { id }: SentList) => person.get<SentList>(`~/checklists/${id}`)
const ticked = ({ items }: SentList) => items.map(({ completed }) => completed)

/** A world whose clock the test sets. */
async function worldAt(instant: string) {
  const clock = { now: instant }
  return { clock, world: await worldOfItsOwn({ now: () => Temporal.Instant.from(clock.now) }) }
}

test('a checklist needs a title and one item; the rest has its usual value', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  expect(list).toEqual({
    id: expect.any(Number),
    userId: ana.id,
    title: 'Morning',
    description: null,
    relatedGoalId: null,
    category: 'daily',
    items: morning.items.map(({ text }) => ({ id: expect.any(String), text, completed: false })),
    completionPercentage: 0,
    isRecurring: false,
    recurrencePattern: null,
    lastResetDate: null,
    dueDate: null,
    isActive: true,
    createdAt: expect.any(String),
  })
  expect(new Set(list.items.map(({ id }) => id)).size).toBe(3)
  expect(await read(ana, list)).toEqual(list)
  expect(await ana.get('~/checklists')).toEqual([list])
})

test('ids that a new list brings along are not taken over', async () => {
  const ana = await world.person()
  const { items } = await adds(ana, { items: [{ id: '1', text: 'Water', completed: true }] })
  expect(items).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Water', completed: true }])
})

test('the rules for a checklist are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'Title is required'],
    [{ items: [] }, 'Add at least one item'],
    [{ items: undefined }, 'Add at least one item'],
    [{ items: [{ text: '  ' }, { text: '' }] }, 'Add at least one item'],
    [{ items: [{ text: 'x'.repeat(301) }] }, 'Please keep each item under 300 characters'],
    [{ isRecurring: true }, 'Please choose how often it starts anew'],
    [
      { isRecurring: true, recurrencePattern: 'daily', dueDate: '2026-06-01' },
      'A list that starts anew has no due date',
    ],
    [{ relatedGoalId: 999_999 }, 'Please choose one of your goals'],
  ]
  for (const [part, message] of wrong) {
    const body = { ...morning, ...part }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/checklists', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/checklists')).toEqual([])
})

test('a change is held to the same rules, together with what the list already is', async () => {
  const ana = await world.person()
  const once = await adds(ana)
  const weekly = await adds(ana, { isRecurring: true, recurrencePattern: 'weekly' })
  const wrong: [SentList, object, string][] = [
    [once, { items: [{ text: ' ' }] }, 'Add at least one item'],
    [once, { isRecurring: true }, 'Please choose how often it starts anew'],
    [weekly, { recurrencePattern: null }, 'Please choose how often it starts anew'],
    [weekly, { dueDate: '2026-06-01' }, 'A list that starts anew has no due date'],
    [once, { relatedGoalId: 999_999 }, 'Please choose one of your goals'],
  ]
  for (const [list, change, message] of wrong) {
    const answer = await changes<ProblemBody>(ana, list, change)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/checklists')).toEqual([weekly, once])
})

test('a ticked item counts, and can be unticked', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  const { status, body } = await ticks(ana, list, 1)
  expect([status, ticked(body), body.completionPercentage]).toEqual([200, [false, true, false], 33])
  expect(await read(ana, list)).toEqual(body)
  expect((await ticks(ana, list, 1, false)).body).toEqual(list)
})

test('items ticked in several pages at the same time are all ticked', async () => {
  const ana = await world.person()
  const list = await adds(ana, { items: Array.from({ length: 12 }, (_, n) => ({ text: `Item ${n}` })) })
  await Promise.all(list.items.map((_, place) => ticks(ana, list, place)))
  expect(await read(ana, list)).toMatchObject({ completionPercentage: 100 })
})

test('renaming and reordering in one page does not undo a tick in another', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  const [water, stretch] = list.items.map(({ id, text }) => ({ id, text }))
  await ticks(ana, list, 1)
  const { body } = await changes(ana, list, { items: [stretch, { ...water, text: 'A glass of water' }] })
  expect(body.items).toEqual([
    { ...stretch, completed: true },
    { ...water, text: 'A glass of water', completed: false },
  ])
})

test('an item that is no longer there cannot be ticked', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  await changes(ana, list, { items: list.items.slice(0, 1) })
  expect((await ticks(ana, list, 2)).status).toBe(404)
  const url = `~/checklists/${list.id}/items/first`
  expect((await ana.send({ method: 'PATCH', url, body: { completed: true } })).status).toBe(400)
})

test('a daily list starts anew at midnight where the person lives', async () => {
  // 23:30 on the 10th in Auckland is still the morning of the 10th in UTC.
  const { clock, world } = await worldAt('2026-03-10T10:30:00Z')
  const ana = await world.person({ timeZone: 'Pacific/Auckland' })
  const list = await adds(ana, { isRecurring: true, recurrencePattern: 'daily' })
  await ticks(ana, list, 0)
  clock.now = '2026-03-10T10:59:59Z'
  expect(await read(ana, list)).toMatchObject({ completionPercentage: 33, lastResetDate: '2026-03-10' })
  clock.now = '2026-03-10T11:00:00Z'
  expect(await read(ana, list)).toMatchObject({ completionPercentage: 0, lastResetDate: '2026-03-11' })
})

test('the days on which the clocks change are days like any other', async () => {
  // New York goes from 2:00 to 3:00 on March 8, and from 2:00 back to 1:00 on November 1.
  for (const [before, last, anew] of [
    ['2026-03-08T05:10:00Z', '2026-03-09T03:59:00Z', '2026-03-09T04:00:00Z'],
    ['2026-11-01T04:10:00Z', '2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z'],
  ] as const) {
    const { clock, world } = await worldAt(before)
    const ana = await world.person({ timeZone: 'America/New_York' })
    const list = await adds(ana, { isRecurring: true, recurrencePattern: 'daily' })
    await ticks(ana, list, 0)
    clock.now = last
    expect(ticked(await read(ana, list))).toEqual([true, false, false])
    clock.now = anew
    expect(ticked(await read(ana, list))).toEqual([false, false, false])
  }
})

test('a weekly list starts anew on Monday and a monthly one on the 1st, in the person’s own calendar', async () => {
  // Sunday evening, May 31, in New York.
  const { clock, world } = await worldAt('2026-06-01T03:00:00Z')
  const ana = await world.person({ timeZone: 'America/New_York' })
  const lists = [
    await adds(ana, { isRecurring: true, recurrencePattern: 'weekly' }),
    await adds(ana, { isRecurring: true, recurrencePattern: 'monthly' }),
  ]
  expect(lists.map(({ lastResetDate }) => lastResetDate)).toEqual(['2026-05-25', '2026-05-01'])
  for (const list of lists) await ticks(ana, list, 0)
  clock.now = '2026-06-01T04:00:00Z'
  for (const list of lists) {
    expect(await read(ana, list)).toMatchObject({ completionPercentage: 0, lastResetDate: '2026-06-01' })
  }
})

test('ticks that arrive together on a new day start the list anew once, and all count', async () => {
  const { clock, world } = await worldAt('2026-03-10T15:00:00Z')
  const ana = await world.person()
  const list = await adds(ana, { isRecurring: true, recurrencePattern: 'daily' })
  await ticks(ana, list, 0)
  clock.now = '2026-03-11T15:00:00Z'
  await Promise.all([ticks(ana, list, 1), ana.get('~/checklists'), ticks(ana, list, 2)])
  expect(ticked(await read(ana, list))).toEqual([false, true, true])
})

test('a checklist may belong to a goal, and stays when the goal goes', async () => {
  const ana = await world.person()
  const body = { title: 'Run', description: 'Ten kilometres' }
  const goal = await ana.send<{ id: number }>({ method: 'POST', url: '/api/goals', body })
  const list = await adds(ana, { relatedGoalId: goal.body.id })
  expect(list.relatedGoalId).toBe(goal.body.id)
  await ana.send({ method: 'DELETE', url: `~/goals/${goal.body.id}` })
  expect(await read(ana, list)).toEqual({ ...list, relatedGoalId: null })
})

test('a checklist cannot belong to somebody else’s goal', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const goal = await bo.send<{ id: number }>({
    method: 'POST',
    url: '/api/goals',
    body: { title: 'Run', description: 'Ten kilometres' },
  })
  const list = await adds(ana)
  const answer = await changes<ProblemBody>(ana, list, { relatedGoalId: goal.body.id })
  expect([answer.status, answer.body.message]).toEqual([400, 'Please choose one of your goals'])
})

test('lists in use come first, then the newest', async () => {
  const ana = await world.person()
  for (const title of ['Older', 'Resting', 'Newer']) await adds(ana, { title, isActive: title !== 'Resting' })
  expect((await ana.get<SentList[]>('~/checklists')).map(({ title }) => title)).toEqual(['Newer', 'Older', 'Resting'])
})

test('a checklist that is thrown away is gone', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  expect((await ana.send({ method: 'DELETE', url: `~/checklists/${list.id}` })).status).toBe(204)
  expect((await ana.send({ method: 'DELETE', url: `~/checklists/${list.id}` })).status).toBe(404)
  expect((await ticks(ana, list, 0)).status).toBe(404)
  expect(await ana.get('~/checklists')).toEqual([])
})

test('nobody else can list, read, change, tick or throw away a checklist', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const list = await adds(ana)
  const url = `~/checklists/${list.id}`
  const tick = { method: 'PATCH', url: itemUrl(list, 0), body: { completed: true } }
  expect(await strangersAt(ana, bo, { method: 'GET', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'PATCH', url, body: { title: 'Mine' } })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, tick)).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'DELETE', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'GET', url: '~/checklists' })).toEqual([403, 200, 401])
  expect(await bo.get('~/checklists')).toEqual([])
  expect(await ana.get('~/checklists')).toEqual([list])
})

test('a checklist is added by whoever is signed in, whatever userId the body claims', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  expect((await adds(ana, { userId: bo.id })).userId).toBe(ana.id)
  expect(await bo.get('~/checklists')).toEqual([])
  expect((await send(world.address, { method: 'POST', url: '/api/checklists', body: morning })).status).toBe(401)
})

test('the database holds no readable word of a checklist', async () => {
  const ana = await world.person()
  const secret = 'heron-dance'
  await adds(ana, { title: secret, description: secret, items: [{ text: secret }] })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(c::text || encode(words, 'escape'), chr(10)) as all from user_checklists c`,
  )
  expect(rows[0]?.all).toContain('daily')
  expect(rows[0]?.all).not.toContain(secret)
  expect(world.logged()).not.toContain(secret)
})

test('an export holds every checklist, readable', async () => {
  const ana = await world.person()
  const list = await adds(ana)
  const exported = await exportedChecklists.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(exported))).toEqual([list])
})
