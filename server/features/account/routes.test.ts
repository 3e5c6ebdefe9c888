import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { consent } from '#contract/consent.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Answer, send } from '#server/testing/person.ts'
import { createWorld, someNumber, type World } from '#server/testing/world.ts'
import { exportedAccount } from './queries.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const account = (about: object = {}) => ({
  name: 'Ana Reyes',
  phoneNumber: someNumber(),
  password: 'a quiet lake at dawn',
  timeZone: 'Europe/Berlin',
  callTime: '20:30',
  ...about,
})

const post = <Body = { user: User }>(url: string, body: unknown, headers?: Record<string, string>) =>
  send<Body>(world.address, { method: 'POST', url, body, headers })

const cookieOf = ({ headers }: Answer<unknown>) => headers.getSetCookie()[0] ?? ''

test('registering signs in, and the number is kept in its international form', async () => {
  const answer = await post('/api/register', account({ phoneNumber: '(415) 555-0132' }))
  expect(answer.status).toBe(201)
  expect(answer.body.user).toMatchObject({ name: 'Ana Reyes', phoneNumber: '+14155550132', callTime: '20:30' })
  expect(Object.keys(answer.body.user).sort()).toEqual(['callTime', 'id', 'name', 'phone', 'phoneNumber', 'timeZone'])
  expect(cookieOf(answer)).toMatch(/^session=[\w-]{43};.*HttpOnly.*SameSite=Lax/)
})

test('time zone and call time have their defaults', async () => {
  const { timeZone: _, callTime: __, ...bare } = account()
  const { body } = await post('/api/register', bare)
  expect(body.user).toMatchObject({ timeZone: 'America/New_York', callTime: '19:00' })
})

test('what is missing or wrong is said in the product’s words', async () => {
  const wrong: [object, string][] = [
    [{ name: '' }, 'Please fill in all required fields including password.'],
    [{ name: undefined }, 'Please fill in all required fields including password.'],
    [{ password: '' }, 'Please fill in all required fields including password.'],
    [{ password: 'short' }, 'Please use a password of at least 8 characters.'],
    [{ phoneNumber: 'call me' }, 'Please enter a phone number that can be called, with its area code.'],
    [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list.'],
    [{ callTime: '25:00' }, 'Please choose a time like 19:00.'],
  ]
  for (const [about, message] of wrong) {
    const { status, body } = await post<ProblemBody>('/api/register', account(about))
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  }
})

test('a number has one account', async () => {
  const phoneNumber = someNumber()
  await post('/api/register', account({ phoneNumber }))
  const again = await post<ProblemBody>('/api/register', account({ phoneNumber }))
  expect([again.status, again.body.code]).toEqual([409, 'phone_number_taken'])
})

test('what they agreed to is kept in the words they saw, and goes into their export', async () => {
  const ana = await world.person()
  const { consents } = (await exportedAccount.read(world.services, ana.id as UserId)) as { consents: unknown[] }
  expect(consents).toEqual([
    {
      phoneNumber: ana.user.phoneNumber,
      version: consent.version,
      words: `${consent.terms}\n${consent.calls}`,
      givenAt: expect.any(Date),
    },
  ])
})

test('whoever saw other words than those in force is asked to read them anew, and has no account yet', async () => {
  const old = account({ consentVersion: '2025-01-01' })
  const refused = await post<ProblemBody>('/api/register', old)
  expect([refused.status, refused.body.code]).toEqual([409, 'consent_changed'])
  expect((await post('/api/register', { ...old, consentVersion: consent.version })).status).toBe(201)
})

test('a registration that is refused leaves no consent behind', async () => {
  const phoneNumber = someNumber()
  await post('/api/register', account({ phoneNumber }))
  await post('/api/register', account({ phoneNumber }))
  const { rows } = await world.services.db.execute(
    sql`select count(*)::int as given from consents join users on users.id = user_id where users.phone_number = ${phoneNumber}`,
  )
  expect(rows).toEqual([{ given: 1 }])
})

test('two registrations of one number at once make one account', async () => {
  const phoneNumber = someNumber()
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('/api/register', account({ phoneNumber }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

test('logging in needs both the number and the password', async () => {
  const mine = account()
  await post('/api/register', mine)
  const right = await post('/api/login', mine)
  expect(right.status).toBe(200)
  expect(right.body.user.name).toBe('Ana Reyes')
  const empty = await post<ProblemBody>('/api/login', { phoneNumber: mine.phoneNumber, password: '' })
  expect(empty.body.message).toBe('Please enter both phone number and password to login.')
})

test('a wrong password and an unknown number look the same', async () => {
  const mine = account()
  await post('/api/register', mine)
  const wrong = await post<ProblemBody>('/api/login', { ...mine, password: 'not this one' })
  const unknown = await post<ProblemBody>('/api/login', { phoneNumber: someNumber(), password: 'not this one' })
  const nonsense = await post<ProblemBody>('/api/login', { phoneNumber: 'call me', password: 'not this one' })
  expect([wrong.status, unknown.status, nonsense.status]).toEqual([401, 401, 401])
  expect(wrong.body).toEqual(unknown.body)
  expect(nonsense.body).toEqual(unknown.body)
})

test('after ten tries a number has to wait, and only that number', async () => {
  const mine = account()
  const tries = []
  for (let n = 0; n < 11; n += 1)
    tries.push(await post<ProblemBody>('/api/login', { ...mine, password: 'wrong wrong' }))
  const last = tries.at(-1)
  expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401))
  expect([last?.status, last?.body.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post('/api/login', account())).status).toBe(401)
})

test('logging out ends the session, not only the cookie', async () => {
  const ana = await world.person()
  expect((await ana.send({ method: 'GET', url: '~' })).status).toBe(200)
  expect((await ana.send({ method: 'POST', url: '/api/logout' })).status).toBe(204)
  expect((await ana.send({ method: 'GET', url: '~' })).status).toBe(401)
})

test('signing in again makes a new session and ends the one before', async () => {
  const mine = account()
  const first = cookieOf(await post('/api/register', mine)).split(';')[0] ?? ''
  const second = cookieOf(await post('/api/login', mine, { cookie: first })).split(';')[0] ?? ''
  expect(second).not.toBe(first)
  const userUrl = `/api/users/${(await post('/api/login', mine)).body.user.id}`
  const as = (cookie: string) => send(world.address, { method: 'GET', url: userUrl, headers: { cookie } })
  expect([(await as(first)).status, (await as(second)).status]).toEqual([401, 200])
})

test('nobody reads another person, signed in or not', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const url = `/api/users/${ana.id}`
  expect((await bo.send({ method: 'GET', url })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
  expect((await send(world.address, { method: 'GET', url, headers: { cookie: 'session=guess' } })).status).toBe(401)
})

test('a page of another site cannot act in our person’s name', async () => {
  const ana = await world.person()
  const url = '/api/logout'
  const elsewhere = await ana.send<ProblemBody>({ method: 'POST', url, headers: { origin: 'https://evil.example' } })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'wrong_origin'])
  const nowhere = await fetch(new URL(url, world.address), {
    method: 'POST',
    headers: { cookie: ana.headers.cookie ?? '' },
  })
  expect(nowhere.status).toBe(403)
})

test('the log tells neither names, numbers nor passwords', async () => {
  const mine = account({ name: 'Wilhelmina Quark' })
  await post('/api/register', mine)
  await post('/api/register', mine)
  await post('/api/login', { ...mine, password: 'a wrong password' })
  for (const secret of ['Wilhelmina', mine.phoneNumber.slice(2), mine.password, 'a wrong password']) {
    expect(world.logged()).not.toContain(secret)
  }
})
