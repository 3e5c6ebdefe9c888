import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { createHttp } from './http.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const get = <Body = unknown>(url: string) => send<Body>(world.address, { method: 'GET', url })

test('alive and ready are told apart from each other', async () => {
  expect((await get('/healthz')).body).toEqual({ alive: true })
  expect((await get('/readyz')).body).toEqual({ database: true, jobs: true })
})

test('a page may run no inline script and be framed by nobody', async () => {
  const { headers } = await get('/healthz')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('whom a request is from is told by proxies that are trusted, and by nobody else', async () => {
  const config = { ...world.services.config, trustedProxies: ['uniquelocal'] }
  const http = await createHttp({ ...world.services, config, metrics: createMetrics() })
  http.get('/whence', { config: { door: 'open' } }, ({ ip }) => ip)
  const whence = async (remoteAddress: string) =>
    (await http.inject({ url: '/whence', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })).body
  expect(await whence('172.18.0.5')).toBe('203.0.113.9')
  expect(await whence('198.51.100.7')).toBe('198.51.100.7')
  await http.close()
})

test('malformed input is a 4xx with a message, never a 5xx', async () => {
  const ana = await world.person()
  const json = { 'content-type': 'application/json' }
  const url = '~/journal-entries'
  const answers = [
    await ana.send<ProblemBody>({ method: 'POST', url, body: '{"title": ', headers: json }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: 'null', headers: json }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: '[]', headers: json }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: 'title=x', headers: { 'content-type': 'text/csv' } }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: { title: 5, content: {} } }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: { title: 'nul', content: 'a\u0000'.repeat(20) } }),
    await ana.send<ProblemBody>({ method: 'POST', url, body: { title: 'x', content: 'y'.repeat(1024 * 1024) } }),
    await ana.send<ProblemBody>({ method: 'GET', url: '~/journal-entries/abc' }),
    await ana.send<ProblemBody>({ method: 'GET', url: '~/journal-entries/99999999999999999999' }),
    await ana.send<ProblemBody>({ method: 'GET', url: '/api/users/%E0%A4%A/stats' }),
    await ana.send<ProblemBody>({ method: 'GET', url: '/api/nothing/here' }),
  ]
  const told = answers.filter(({ status }) => status !== 201)
  for (const { status, body } of told) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.message).toMatch(/\w/)
  }
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 415, 400, 201, 413, 400, 400, 400, 404])
})

test('every address of a person is closed to strangers and to other people', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { body } = await get<{ paths: Record<string, Record<string, unknown>> }>('/api/docs/json')
  const doors = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  const personal = doors.filter(({ path }) => path.includes('{userId}'))
  expect(personal.length).toBeGreaterThan(8)
  for (const { method, path } of personal) {
    const url = path.replace('{userId}', String(ana.id)).replaceAll(/\{\w+\}/g, '1')
    expect({ url, status: (await bo.send({ method, url })).status }).toEqual({ url, status: 403 })
    expect({ url, status: (await send(world.address, { method, url })).status }).toEqual({ url, status: 401 })
  }
})

test('a full disk answers 503 in plain words, is logged once, and is over when it is over', async () => {
  const world = await worldOfItsOwn()
  const { db } = world.services
  const ana = await world.person()
  await db.execute(sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await db.execute(sql`create trigger full_disk before insert on journal_entries execute function full_disk()`)
  const body = { title: 'Kept', content: 'typed with care and not lost' }
  const tries = []
  for (let n = 0; n < 3; n += 1) {
    tries.push(await ana.send<ProblemBody>({ method: 'POST', url: '~/journal-entries', body }))
    // What can still be read, or is refused without asking, says nothing about the disk.
    expect((await ana.send({ method: 'GET', url: '~/stats' })).status).toBe(200)
    expect((await send(world.address, { method: 'POST', url: `/api/users/${ana.id}/call` })).status).toBe(401)
  }
  for (const { status, body, headers } of tries) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
  }
  expect(world.logged().match(/cannot be reached or written/g)).toHaveLength(1)
  expect(world.logged()).not.toContain('the database answers again')
  expect(world.logged()).not.toContain('typed with care')
  await db.execute(sql`drop trigger full_disk on journal_entries`)
  expect((await ana.send({ method: 'POST', url: '~/journal-entries', body })).status).toBe(201)
  expect(world.logged()).toContain('the database answers again')
})

test('connections cut by the database are replaced without a restart', async () => {
  const ana = await world.person()
  await world.services.db
    .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    .catch(() => null)
  const statuses = []
  for (let n = 0; n < 5; n += 1) statuses.push((await ana.send({ method: 'GET', url: '~/stats' })).status)
  expect(statuses.at(-1)).toBe(200)
  for (const status of statuses) expect([200, 503]).toContain(status)
})

test('metrics name routes by their pattern and no person', async () => {
  const ana = await world.person()
  await ana.get('~/stats')
  const { body } = await get<string>('/metrics')
  expect(body).toContain('route="/api/users/:userId/stats"')
  expect(body).not.toContain(`/users/${ana.id}`)
})
