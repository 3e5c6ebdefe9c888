import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ProblemBody } from '#contract/problems.ts'
import { tellCall } from '#server/features/calls/jobs.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, personWith, send } from '#server/testing/person.ts'
import { anyone, createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const { password } = anyone
const deletes = (person: Person, body: object = { password }) =>
  person.send<ProblemBody>({ method: 'DELETE', url: '~', body })

const logsIn = ({ user }: Person) =>
  send<{ user: Person['user'] }>(world.address, {
    method: 'POST',
    url: '/api/login',
    body: { phoneNumber: user.phoneNumber, password },
  })

/** Every column that may name a person: by its name, or because it refers to people. */
async function columnsOfPeople() {
  const { rows } = await world.services.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'
    union
    select conrelid::regclass::text, attname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    union select 'users', 'id'`)
  return rows
}

async function rowsOf({ id, user }: Person) {
  const { db } = world.services
  const found: string[] = []
  for (const { table, column } of await columnsOfPeople()) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
    )
    if (rows.length > 0) found.push(table)
  }
  const { rows: tries } = await db.execute(sql`select 1 from attempts where key like ${`%${user.phoneNumber}%`}`)
  return tries.length > 0 ? [...found, 'attempts'] : found
}

async function hasLived(person: Person) {
  await person.writes('I finally finished the garden fence.', 'The fence')
  await person.send({ method: 'PUT', url: '~/settings', body: { goals: ['Sleep more'] } })
  await person.send({ method: 'POST', url: '~/ai-coach/chat', body: { message: 'When did I finish the fence?' } })
  const caller = await calls(person)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  return caller
}

test('a deleted account leaves no row of the person in any table, and no key', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const caller = await hasLived(ana)
  await bo.writes('Mine stays where it is.', 'Other')
  expect(await rowsOf(ana)).toEqual(
    expect.arrayContaining(['users', 'data_keys', 'journal_entries', 'calls', 'call_turns', 'attempts']),
  )
  expect((await deletes(ana)).status).toBe(204)
  expect(await rowsOf(ana)).toEqual([])
  await expect(world.services.vault.safeOf(world.services.db, ana.id as UserId)).rejects.toThrow('no data key')
  caller.mutters('And then we went home.')
  await caller.isCutOff()
  await eventually('the jobs to be done', async () => (await unfinishedJobsOf(ana)) === 0)
  expect(await rowsOf(ana)).toEqual([])
  expect(await bo.get('~/stats')).toMatchObject({ totalEntries: 1 })
})

async function unfinishedJobsOf({ id }: Person) {
  const { rows } = await world.services.db.execute(
    sql`select 1 from pgboss.job where data ->> 'userId' = ${String(id)} and state not in ('completed', 'cancelled')`,
  )
  return rows.length
}

test('whatever refers to a person lets them go', async () => {
  const { rows } = await world.services.db.execute<{ table: string }>(sql`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`)
  expect(rows).toEqual([])
})

test('the cookie goes, every other session ends, and the number may begin anew', async () => {
  const ana = await world.person()
  const login = await logsIn(ana)
  const elsewhere = personWith(world.address, ana.user, login.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  expect((await elsewhere.send({ method: 'GET', url: '~' })).status).toBe(200)
  const { headers } = await deletes(ana)
  expect(headers.getSetCookie()[0]).toMatch(/^session=;/)
  expect((await elsewhere.send({ method: 'GET', url: '~' })).status).toBe(401)
  expect((await logsIn(ana)).status).toBe(401)
  expect((await world.person({ phoneNumber: ana.user.phoneNumber })).id).not.toBe(ana.id)
})

test('open pages of the person look again, and find that they are signed out', async () => {
  const ana = await world.person()
  const heard: string[] = []
  const page = new WebSocket(new URL('/ws', world.address.replace(/^http/, 'ws')), { headers: ana.headers })
  page.on('message', (data) => heard.push(data.toString()))
  await new Promise((resolve) => page.on('open', resolve))
  await deletes(ana)
  await eventually('the page to hear of it', async () => heard.includes('{"type":"changed","feature":"account"}'))
  page.terminate()
})

test('a wrong password deletes nothing and signs nobody out', async () => {
  const ana = await world.person()
  await ana.writes('I finally finished the garden fence.', 'The fence')
  const wrong = await deletes(ana, { password: 'not the password' })
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_credentials'])
  expect(wrong.body.message).toBe('That isn’t your password. Nothing was deleted.')
  for (const body of [{}, { password: '' }]) {
    const { status, body: answer } = await deletes(ana, body)
    expect([status, answer.message]).toEqual([400, 'Please enter your password.'])
  }
  expect(await ana.get('~/stats')).toMatchObject({ totalEntries: 1 })
})

test('after ten tries the password cannot be guessed any further', async () => {
  const ana = await world.person()
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await deletes(ana, { password: 'a guess' })).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429])
  expect((await deletes(ana)).status).toBe(429)
  expect((await ana.send({ method: 'GET', url: '~' })).status).toBe(200)
})

test('nobody deletes another person, not even with the right password, signed in or not', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const theirs = { method: 'DELETE', url: `/api/users/${ana.id}`, body: { password } }
  expect((await bo.send(theirs)).status).toBe(403)
  expect((await send(world.address, theirs)).status).toBe(401)
  expect((await ana.send({ method: 'GET', url: '~' })).status).toBe(200)
})

test('what was still to be done for the person is done with, and does not fail', async () => {
  const ana = await world.person()
  const { body } = await ana.send<{ id: number }>({ method: 'POST', url: '~/call' })
  await deletes(ana)
  const input = { userId: ana.id, callId: body.id }
  await expect(tellCall.run(world.services, input)).resolves.toBeUndefined()
})

test('a write that is under way does not keep the account', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  const client = new pg.Client(world.connection)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select 1 from calls where user_id = $1 for update', [ana.id])
  const deleted = deletes(ana)
  await eventually('the deletion to wait', async () => {
    const { rows } = await world.services.db.execute(sql`select 1 from pg_locks where not granted`)
    return rows.length > 0
  })
  // Each now waits for the other, and PostgreSQL ends the one that waited longer: the deletion, unless the machine is slow.
  await client.query('select 1 from users where id = $1 for no key update', [ana.id]).catch(() => 'this one, then')
  await client.query('commit')
  expect((await deleted).status).toBe(204)
  expect(await rowsOf(ana)).toEqual([])
  caller.drops()
})
