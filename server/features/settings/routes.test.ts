import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { User } from '#contract/account.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { claimDueCalls } from '#server/features/calls/schedule/claiming.ts'
import type { SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'

type SentSettings = z.input<typeof Settings>

const noonInNewYork = Temporal.Instant.from('2026-11-21T17:00:00Z')

let world: World
beforeAll(async () => {
  world = await createWorld({ now: () => noonInNewYork })
})
afterAll(() => world.close())

const url = '~/settings'
const settings = (person: Person) => person.get<SentSettings>(url)
const put = <Body = SentSettings>(person: Person, body: object) => person.send<Body>({ method: 'PUT', url, body })
const callTimeOf = async (person: Person) => (await person.get<User>('~')).callTime

async function nextCallOf({ id }: Person, { services } = world) {
  const { rows } = await services.db.execute<{ at: Date | null }>(
    sql`select next_call_at as at from users where id = ${id}`,
  )
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : null
}

test('a new person has the settings everyone begins with', async () => {
  const ana = await world.person({ timeZone: 'Europe/Berlin', callTime: '20:30' })
  expect(await settings(ana)).toEqual({
    id: expect.any(Number),
    userId: ana.id,
    dailyCallEnabled: true,
    callTime: '20:30',
    timeZone: 'Europe/Berlin',
    maxCallDuration: 600,
    weeklyAnalysisEnabled: true,
    monthlyReportEnabled: true,
    writingPromptsEnabled: true,
    notificationsEnabled: true,
    experimentsEnabled: false,
    routineBuilderEnabled: false,
    coherenceModeEnabled: false,
    goalsEnabled: false,
    checklistsEnabled: false,
    currentHabitSystemId: null,
    currentAiCoachId: null,
    goals: [],
    preferences: [],
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
})

test('what is sent is kept, what is left out stays', async () => {
  const ana = await world.person()
  const { status, body } = await put(ana, { maxCallDuration: 630, goalsEnabled: true, goals: [' Sleep more ', ''] })
  expect([status, body.maxCallDuration, body.goalsEnabled, body.goals]).toEqual([200, 630, true, ['Sleep more']])
  await put(ana, { preferences: ['Keep it short'] })
  expect(await settings(ana)).toMatchObject({
    maxCallDuration: 630,
    goals: ['Sleep more'],
    preferences: ['Keep it short'],
  })
})

test('what cannot be is refused in the product’s words, and changes nothing', async () => {
  const ana = await world.person()
  const before = await settings(ana)
  const hint = 'Calls will automatically end after this duration (60-1800 seconds)'
  const wrong: [object, string][] = [
    [{ maxCallDuration: 59 }, hint],
    [{ maxCallDuration: 30 }, hint],
    [{ maxCallDuration: 1830 }, hint],
    [{ maxCallDuration: 75 }, hint],
    [{ maxCallDuration: 60.5 }, hint],
    [{ maxCallDuration: 'long' }, hint],
    [{ callTime: '25:00' }, 'Please choose a time like 19:00.'],
    [{ timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list.'],
    [{ goals: ['x'.repeat(301)] }, 'Please keep each line under 300 characters'],
    [{ preferences: Array(51).fill('x') }, 'Please keep this to 50 lines'],
  ]
  for (const [change, message] of wrong) {
    const { status, body } = await put<ProblemBody>(ana, { checklistsEnabled: true, ...change })
    expect({ change, status, message: body.message }).toEqual({ change, status: 400, message })
  }
  expect(await settings(ana)).toEqual(before)
  for (const maxCallDuration of [60, 1800]) expect((await put(ana, { maxCallDuration })).status).toBe(200)
})

test('switched off, nobody is called; switched on again, the next call is planned', async () => {
  const ana = await world.person({ timeZone: 'America/New_York', callTime: '19:00' })
  expect(await nextCallOf(ana)).toBe('2026-11-22T00:00:00.000Z')
  await put(ana, { dailyCallEnabled: false })
  expect([await nextCallOf(ana), await callTimeOf(ana)]).toEqual([null, null])
  expect((await settings(ana)).callTime).toBe('19:00')
  await put(ana, { dailyCallEnabled: true })
  expect([await nextCallOf(ana), await callTimeOf(ana)]).toEqual(['2026-11-22T00:00:00.000Z', '19:00'])
})

test('another time or zone plans the next call anew, also while calls are off', async () => {
  const ana = await world.person({ timeZone: 'America/New_York', callTime: '19:00' })
  await put(ana, { callTime: '11:30' })
  expect(await nextCallOf(ana)).toBe('2026-11-22T16:30:00.000Z')
  await put(ana, { timeZone: 'America/Los_Angeles' })
  expect(await nextCallOf(ana)).toBe('2026-11-21T19:30:00.000Z')
  await put(ana, { dailyCallEnabled: false, callTime: '08:00' })
  expect(await nextCallOf(ana)).toBe(null)
  await put(ana, { dailyCallEnabled: true })
  expect(await nextCallOf(ana)).toBe('2026-11-22T16:00:00.000Z')
})

test('what has nothing to do with calls leaves the next call where it is', async () => {
  const ana = await world.person()
  await world.services.db.execute(sql`update users set next_call_at = '2026-11-30T10:00:00Z' where id = ${ana.id}`)
  await put(ana, { goalsEnabled: true, callTime: '19:00', dailyCallEnabled: true })
  expect(await nextCallOf(ana)).toBe('2026-11-30T10:00:00.000Z')
})

test('the longest call is what the next one ends by, asked for or scheduled', async () => {
  let now = noonInNewYork
  const own = await worldOfItsOwn({ now: () => now })
  const ana = await own.person({ timeZone: 'America/New_York', callTime: '19:00' })
  const lengths = async () =>
    (await own.services.db.execute(sql`select max_seconds as seconds from calls order by id`)).rows
  await put(ana, { maxCallDuration: 120 })
  const { body } = await ana.send<SentCall>({ method: 'POST', url: '~/call' })
  await ana.send({ method: 'POST', url: `~/calls/${body.id}/decline` })
  await put(ana, { maxCallDuration: 1800 })
  now = Temporal.Instant.from('2026-11-22T00:00:00Z')
  await claimDueCalls(own.services)
  await eventually('the scheduled call', async () => (await lengths()).length === 2)
  expect(await lengths()).toEqual([{ seconds: 120 }, { seconds: 1800 }])
})

test('who and when cannot be set, nor the coach or the system in use', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const before = await settings(ana)
  const longAgo = '2001-01-01T00:00:00.000Z'
  const { status, body } = await put(ana, {
    ...{ id: 999_999, userId: bo.id, createdAt: longAgo, updatedAt: longAgo },
    ...{ currentAiCoachId: 1, currentHabitSystemId: 1, goalsEnabled: true },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...before,
    goalsEnabled: true,
    updatedAt: noonInNewYork.toString({ fractionalSecondDigits: 3 }),
  })
  expect((await settings(bo)).goalsEnabled).toBe(false)
})

test('two changes at once both hold', async () => {
  const ana = await world.person()
  const changes = [{ goals: ['Run'] }, { preferences: ['Mornings'] }, { goalsEnabled: true }, { maxCallDuration: 90 }]
  await Promise.all(changes.map((change) => put(ana, change)))
  expect(await settings(ana)).toMatchObject(Object.assign({}, ...changes))
})

test('nobody reads or changes another person’s settings, signed in or not', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const theirs = `/api/users/${ana.id}/settings`
  const body = { dailyCallEnabled: false }
  expect((await bo.send({ method: 'GET', url: theirs })).status).toBe(403)
  expect((await bo.send({ method: 'PUT', url: theirs, body })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url: theirs })).status).toBe(401)
  expect((await send(world.address, { method: 'PUT', url: theirs, body })).status).toBe(401)
  expect((await settings(ana)).dailyCallEnabled).toBe(true)
})

test('the database holds no readable word of goals and preferences', async () => {
  const ana = await world.person()
  await put(ana, { goals: ['Reconcile with Wilhelmina'], preferences: ['Never mention the harbor'] })
  const { rows } = await world.services.db.execute<{ row: string }>(
    sql`select encode(words, 'escape') || user_settings::text as row from user_settings where user_id = ${ana.id}`,
  )
  expect(rows[0]?.row).not.toMatch(/wilhelmina|harbor/i)
  expect(world.logged()).not.toMatch(/wilhelmina|harbor/i)
})
