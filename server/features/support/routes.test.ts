import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import { send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { openRequests } from './queries.ts'
import { markHandled, removeRequest } from './service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const request = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  subject: 'No call today',
  category: 'technical',
  message: 'It did not ring at seven, and the harbor was quiet.',
}

const asks = <Body = { id: number }>(body: object, { address } = world) =>
  send<Body>(address, { method: 'POST', url: '/api/support', body })

test('anyone may ask, without an account; it is kept until the host has handled it', async () => {
  const { services } = world
  const first = await asks(request)
  const second = await asks({ ...request, subject: 'Still none', priority: 'urgent', email: ' bo@example.com ' })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await openRequests(services)).toMatchObject([
    { ...request, id: first.body.id, priority: 'medium', createdAt: expect.any(Date) },
    { id: second.body.id, subject: 'Still none', priority: 'urgent', email: 'bo@example.com' },
  ])
  expect([await markHandled(services, first.body.id), await markHandled(services, first.body.id)]).toEqual([
    true,
    false,
  ])
  expect((await openRequests(services)).map(({ id }) => id)).toEqual([second.body.id])
  expect([await removeRequest(services, first.body.id), await removeRequest(services, first.body.id)]).toEqual([
    true,
    false,
  ])
})

test('the database and the log hold no readable word of it', async () => {
  const own = await worldOfItsOwn()
  await asks(request, own)
  const { rows } = await own.services.db.execute<{ row: string }>(
    sql`select encode(words, 'escape') || support_requests::text as row from support_requests`,
  )
  for (const text of [rows[0]?.row, own.logged()]) expect(text).not.toMatch(/reyes|example\.com|call today|harbor/i)
})

test('what is missing or wrong is said in the product’s words', async () => {
  const own = await worldOfItsOwn()
  const missing = 'Please fill in all required fields.'
  const wrong: [object, string][] = [
    [{ name: '' }, missing],
    [{ email: undefined }, missing],
    [{ subject: '   ' }, missing],
    [{ message: '' }, missing],
    [{ category: undefined }, missing],
    [{ category: '' }, missing],
    [{ category: 'gossip' }, missing],
    [{ email: 'ana at example' }, 'Please enter an email address that can be answered.'],
    [{ message: 'x'.repeat(5001) }, 'Please keep this under 5000 characters'],
  ]
  for (const [about, message] of wrong) {
    const { status, body } = await asks<ProblemBody>({ ...request, ...about }, own)
    expect({ about, status, message: body.message }).toEqual({ about, status: 400, message })
  }
  expect((await asks({ ...request, priority: 'eventually' }, own)).status).toBe(400)
  expect(await openRequests(own.services)).toEqual([])
})

test('one address cannot flood the host', async () => {
  const own = await worldOfItsOwn()
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await asks(request, own)).status)
  expect(statuses).toEqual([...Array(5).fill(201), 429])
  expect(await openRequests(own.services)).toHaveLength(5)
})

test('a page of another site cannot ask in somebody’s name', async () => {
  const headers = { origin: 'https://evil.example' }
  const { status } = await send(world.address, { method: 'POST', url: '/api/support', body: request, headers })
  expect(status).toBe(403)
})
