import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Habit, HabitEntry, HabitSummary } from '#contract/habits.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { exportedHabits } from './queries.ts'

type SentHabit = z.input<typeof Habit>
type SentEntry = z.input<typeof HabitEntry>

/** Wednesday, 20:30 in New York; in UTC it is Thursday already. */
const wednesdayEvening = '2026-03-05T01:30:00Z'
const today = '2026-03-04'

let world: World
beforeAll(async () => {
  world = await createWorld({ now: () => Temporal.Instant.from(wednesdayEvening) })
})
afterAll(() => world.close())

const walk = { name: 'Evening walk', description: 'Round the lake', category: 'health', frequency: 'daily' }

async function makes(person: Person, own: object = {}): Promise<SentHabit> {
  const { status, body } = await person.send<SentHabit>({
    method: 'POST',
    url: '/api/habits',
    body: { ...walk, ...own },
  })
  expect(status).toBe(201)
  return body
}

async function logs(person: Person, habitId: number, own: object = {}): Promise<SentEntry> {
  const body = { habitId, date: today, value: 1, ...own }
  const answer = await person.send<SentEntry>({ method: 'POST', url: '/api/habit-entries', body })
  expect(answer.status).toBe(201)
  return answer.body
}

const reads = (person: Person, habitId: number) => person.get<SentHabit>(`~/habits/${habitId}`)

test('a habit is there when it was made, with the defaults of the form', async () => {
  const ana = await world.person()
  const habit = await makes(ana)
  expect(habit).toMatchObject({
    ...walk,
    targetValue: 1,
    unit: 'times',
    isActive: true,
    systemId: null,
    customDays: [],
  })
  expect(habit.progress).toMatchObject({ currentStreak: 0, streakUnit: 'day', strength: 0, today: 0, week: null })
  expect(await ana.get('/api/habits')).toEqual([habit])
  expect(await reads(ana, habit.id)).toEqual(habit)
  expect(Object.keys(habit)).not.toContain('words')
})

test('the rules for a habit are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ name: ' ' }, 'Name is required'],
    [{ description: '' }, 'Description is required'],
    [{ category: undefined }, 'Category is required'],
    [{ category: 'sport' }, 'Category is required'],
    [{ frequency: '' }, 'Frequency is required'],
    [{ targetValue: 0 }, 'Target value must be at least 1'],
    [{ unit: '' }, 'Unit is required'],
    [{ customDays: [0] }, 'Please choose days of the week'],
  ]
  for (const [own, message] of wrong) {
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/habits', body: { ...walk, ...own } })
    expect([answer.status, answer.body.message.split('\n')[0]]).toEqual([400, message])
  }
  expect(await ana.get('/api/habits')).toEqual([])
})

test('every category and frequency can be chosen', async () => {
  const ana = await world.person()
  const categories = 'health productivity mindfulness learning social creative financial other'.split(' ')
  const frequencies = 'daily weekly 3x_week weekdays weekends custom'.split(' ')
  for (const category of categories) await makes(ana, { category })
  for (const frequency of frequencies) await makes(ana, { frequency })
  expect(await ana.get('/api/habits')).toHaveLength(14)
})

test('days of a custom habit are kept once each, in order', async () => {
  const ana = await world.person()
  const habit = await makes(ana, { frequency: 'custom', customDays: [5, 1, 5] })
  expect(habit.customDays).toEqual([1, 5])
})

test('entries of one day add up, and the day is kept when they reach the target', async () => {
  const ana = await world.person()
  const habit = await makes(ana, { targetValue: 3, unit: 'km' })
  const entry = await logs(ana, habit.id, { value: 1.5, notes: 'The reeds were loud', moodAfter: 8 })
  expect(entry).toMatchObject({ habitId: habit.id, userId: ana.id, date: today, value: 1.5, moodAfter: 8 })
  expect(entry.notes).toBe('The reeds were loud')
  expect((await reads(ana, habit.id)).progress).toMatchObject({ today: 1.5, currentStreak: 0 })
  await logs(ana, habit.id, { value: 1.5 })
  expect((await reads(ana, habit.id)).progress).toMatchObject({ today: 3, currentStreak: 1 })
})

test('the rules for progress are told in the product’s words', async () => {
  const ana = await world.person()
  const { id: habitId } = await makes(ana)
  const wrong: [object, string][] = [
    [{ value: -1 }, 'Value must be positive'],
    [{ value: 'a lot' }, 'Please enter a number'],
    [{ value: 1.25 }, 'Please keep to one decimal'],
    [{ moodAfter: 11 }, 'Please choose a mood from 1 to 10'],
    [{ moodAfter: 7.5 }, 'Please choose a mood from 1 to 10'],
    [{ date: '4 March' }, 'Please choose a day.'],
    [{ date: '1999-12-31' }, 'Please choose today or an earlier day.'],
  ]
  for (const [own, message] of wrong) {
    const body = { habitId, date: today, value: 1, ...own }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/habit-entries', body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  }
  expect(await ana.get('/api/habit-entries/recent')).toEqual([])
  expect(await logs(ana, habitId, { value: 0, notes: '', moodAfter: null })).toMatchObject({ value: 0, notes: null })
})

test('tomorrow cannot be logged, and tomorrow is the person’s own', async () => {
  const [ana, mei] = [await world.person(), await world.person({ timeZone: 'Asia/Shanghai' })]
  const body = { date: '2026-03-05', value: 1 }
  const [anas, meis] = [await makes(ana), await makes(mei)]
  const refused = await ana.send<ProblemBody>({
    method: 'POST',
    url: '/api/habit-entries',
    body: { ...body, habitId: anas.id },
  })
  expect([refused.status, refused.body.message]).toEqual([400, 'Please choose today or an earlier day.'])
  expect(await logs(mei, meis.id, body)).toMatchObject({ date: '2026-03-05' })
})

test('a day logged late restores the streak', async () => {
  const ana = await world.person()
  const { id } = await makes(ana)
  for (const date of ['2026-03-01', '2026-03-02', '2026-03-04']) await logs(ana, id, { date })
  expect((await reads(ana, id)).progress.currentStreak).toBe(1)
  await logs(ana, id, { date: '2026-03-03' })
  expect((await reads(ana, id)).progress).toMatchObject({ currentStreak: 4, bestStreak: 4 })
})

test('what was logged by mistake can be taken back', async () => {
  const ana = await world.person()
  const { id } = await makes(ana)
  const entry = await logs(ana, id)
  expect((await ana.send({ method: 'DELETE', url: `~/habits/${id}/entries/${entry.id}` })).status).toBe(204)
  expect((await reads(ana, id)).progress).toMatchObject({ today: 0, currentStreak: 0 })
  expect((await ana.send({ method: 'DELETE', url: `~/habits/${id}/entries/${entry.id}` })).status).toBe(404)
})

test('the last ones logged come first, as many as asked for', async () => {
  const ana = await world.person()
  const { id } = await makes(ana)
  for (const date of ['2026-03-04', '2026-03-01', '2026-03-03']) await logs(ana, id, { date })
  const days = async (limit: string) =>
    (await ana.get<SentEntry[]>(`/api/habit-entries/recent${limit}`)).map(({ date }) => date)
  expect(await days('')).toEqual(['2026-03-03', '2026-03-01', '2026-03-04'])
  expect(await days('?limit=2')).toEqual(['2026-03-03', '2026-03-01'])
})

test('the calendar of a habit has the entries between two days, both included', async () => {
  const ana = await world.person()
  const [walks, other] = [await makes(ana), await makes(ana)]
  for (const date of ['2026-02-27', '2026-02-28', '2026-03-02', '2026-03-03']) await logs(ana, walks.id, { date })
  await logs(ana, other.id, { date: '2026-03-01' })
  const entries = await ana.get<SentEntry[]>(`~/habits/${walks.id}/entries?from=2026-02-28&to=2026-03-02`)
  expect(entries.map(({ date }) => date)).toEqual(['2026-02-28', '2026-03-02'])
  expect((await ana.send({ method: 'GET', url: `~/habits/${walks.id}/entries?from=yesterday` })).status).toBe(400)
})

test('the cards count active habits, what was logged today, the longest streak and the week', async () => {
  const ana = await world.person()
  expect(await ana.get('~/habits/summary')).toEqual({
    activeHabits: 0,
    todaysEntries: 0,
    currentStreak: { length: 0, unit: 'day' },
    weeklyScore: null,
  })
  const [walks, reading, rests] = [await makes(ana), await makes(ana), await makes(ana)]
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04']) await logs(ana, walks.id, { date })
  await logs(ana, reading.id, { date: '2026-03-02' })
  await logs(ana, reading.id, { value: 0 })
  for (let day = 1; day <= 4; day += 1) await logs(ana, rests.id, { date: `2026-03-0${day}` })
  await ana.send({ method: 'PATCH', url: `~/habits/${rests.id}`, body: { isActive: false } })
  const summary = await ana.get<HabitSummary>('~/habits/summary')
  expect(summary).toEqual({
    activeHabits: 2,
    todaysEntries: 3,
    currentStreak: { length: 3, unit: 'day' },
    weeklyScore: 80,
  })
})

test('what is changed is changed, and the rest stays', async () => {
  const ana = await world.person()
  const habit = await makes(ana, { targetValue: 5, unit: 'km' })
  const url = `~/habits/${habit.id}`
  const { body } = await ana.send<SentHabit>({ method: 'PATCH', url, body: { name: 'Morning walk' } })
  expect(body).toEqual({ ...habit, name: 'Morning walk' })
  const { body: again } = await ana.send<SentHabit>({ method: 'PATCH', url, body: { frequency: '3x_week' } })
  expect(again).toMatchObject({ name: 'Morning walk', unit: 'km', frequency: '3x_week', targetValue: 5 })
  expect((await ana.send({ method: 'PATCH', url, body: { targetValue: 0 } })).status).toBe(400)
  expect(await reads(ana, habit.id)).toEqual(again)
})

test('a paused habit keeps its streak over the days it rests', async () => {
  let now = Temporal.Instant.from('2026-03-04T12:00:00Z')
  const world = await worldOfItsOwn({ now: () => now })
  const ana = await world.person()
  const { id } = await makes(ana)
  const setActive = (isActive: boolean) => ana.send({ method: 'PATCH', url: `~/habits/${id}`, body: { isActive } })
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04']) await logs(ana, id, { date })
  now = Temporal.Instant.from('2026-03-05T12:00:00Z')
  await setActive(false)
  await setActive(true)
  await setActive(false)
  now = Temporal.Instant.from('2026-03-20T12:00:00Z')
  expect((await reads(ana, id)).progress.currentStreak).toBe(3)
  await setActive(true)
  expect((await reads(ana, id)).progress.currentStreak).toBe(3)
  await logs(ana, id, { date: '2026-03-20' })
  expect((await reads(ana, id)).progress).toMatchObject({ currentStreak: 4, rate: { kept: 4, of: 4 } })
  now = Temporal.Instant.from('2026-03-22T12:00:00Z')
  expect((await reads(ana, id)).progress.currentStreak).toBe(0)
})

test('active habits stand before resting ones', async () => {
  const ana = await world.person()
  const [first, second] = [await makes(ana), await makes(ana)]
  await ana.send({ method: 'PATCH', url: `~/habits/${first.id}`, body: { isActive: false } })
  expect((await ana.get<SentHabit[]>('/api/habits')).map(({ id }) => id)).toEqual([second.id, first.id])
})

test('a habit that is deleted takes its log along', async () => {
  const ana = await world.person()
  const [walks, other] = [await makes(ana), await makes(ana)]
  await logs(ana, walks.id)
  const kept = await logs(ana, other.id)
  expect((await ana.send({ method: 'DELETE', url: `~/habits/${walks.id}` })).status).toBe(204)
  expect((await ana.send({ method: 'GET', url: `~/habits/${walks.id}` })).status).toBe(404)
  expect(await ana.get('/api/habit-entries/recent')).toEqual([kept])
})

test('someone else sees and changes nothing of a habit', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { id } = await makes(ana)
  const entry = await logs(ana, id)
  const range = 'from=2026-03-01&to=2026-03-04'
  const under: [string, string, object?][] = [
    ['GET', '/habits/summary'],
    ['GET', `/habits/${id}`],
    ['PATCH', `/habits/${id}`, { name: 'Not mine' }],
    ['DELETE', `/habits/${id}`],
    ['GET', `/habits/${id}/entries?${range}`],
    ['DELETE', `/habits/${id}/entries/${entry.id}`],
  ]
  for (const [method, path, body] of under) {
    const asAna = await bo.send({ method, url: `/api/users/${ana.id}${path}`, body })
    expect([method, path, asAna.status]).toEqual([method, path, 403])
    if (path === '/habits/summary') continue
    const asBo = await bo.send({ method, url: `~${path}`, body })
    expect([method, path, asBo.status]).toEqual([method, path, 404])
  }
  const body = { habitId: id, date: today, value: 1 }
  expect((await bo.send({ method: 'POST', url: '/api/habit-entries', body })).status).toBe(404)
  expect(await bo.get('/api/habits')).toEqual([])
  expect(await bo.get('/api/habit-entries/recent')).toEqual([])
  expect((await reads(ana, id)).progress.today).toBe(1)
})

test('an entry is found only under its own habit', async () => {
  const ana = await world.person()
  const [walks, other] = [await makes(ana), await makes(ana)]
  const entry = await logs(ana, walks.id)
  expect((await ana.send({ method: 'DELETE', url: `~/habits/${other.id}/entries/${entry.id}` })).status).toBe(404)
})

test('signed out, every door of the habits is closed', async () => {
  const ana = await world.person()
  const { id } = await makes(ana)
  const doors: [string, string, object?][] = [
    ['GET', '/api/habits'],
    ['POST', '/api/habits', walk],
    ['GET', '/api/habit-entries/recent'],
    ['POST', '/api/habit-entries', { habitId: id, date: today, value: 1 }],
    ['GET', `/api/users/${ana.id}/habits/summary`],
    ['GET', `/api/users/${ana.id}/habits/${id}`],
    ['PATCH', `/api/users/${ana.id}/habits/${id}`, { name: 'Not mine' }],
    ['DELETE', `/api/users/${ana.id}/habits/${id}`],
    ['GET', `/api/users/${ana.id}/habits/${id}/entries?from=2026-03-01&to=2026-03-04`],
    ['DELETE', `/api/users/${ana.id}/habits/${id}/entries/1`],
  ]
  for (const [method, url, body] of doors) {
    expect([method, url, (await send(world.address, { method, url, body })).status]).toEqual([method, url, 401])
  }
})

test('a userId in the body is ignored', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const habit = await makes(ana, { userId: bo.id, systemId: 3 })
  expect(habit).toMatchObject({ userId: ana.id, systemId: null })
  expect(await logs(ana, habit.id, { userId: bo.id })).toMatchObject({ userId: ana.id })
})

test('the database holds no readable word of a habit', async () => {
  const ana = await world.person()
  const { id } = await makes(ana, { name: 'Heronwatch', description: 'By the reedbed', unit: 'herons' })
  await logs(ana, id, { notes: 'Saw a kingfisher' })
  const { rows } = await world.services.db.execute<{ all: string }>(
    `select string_agg(h::text || encode(words, 'escape'), chr(10)) ||
      (select string_agg(e::text || encode(words, 'escape'), chr(10)) from habit_entries e) as all from habits h`,
  )
  expect(rows[0]?.all).not.toMatch(/heron|reed|kingfisher/i)
  expect(world.logged()).not.toMatch(/heron|reed|kingfisher/i)
})

test('the export has the habits, their pauses and all that was logged, readable', async () => {
  const ana = await world.person()
  const { id } = await makes(ana)
  await logs(ana, id, { notes: 'The reeds were loud' })
  await ana.send({ method: 'PATCH', url: `~/habits/${id}`, body: { isActive: false } })
  expect(await exportedHabits.read(world.services, ana.id as UserId)).toMatchObject({
    habits: [{ name: 'Evening walk', isActive: false }],
    pauses: [{ from: today, until: null }],
    entries: [{ notes: 'The reeds were loud', value: 1 }],
  })
})
