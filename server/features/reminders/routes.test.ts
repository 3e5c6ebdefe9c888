import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problems.ts'
import type { RealtimeMessage } from '#contract/realtime.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import { gentlePrompts } from '#server/features/prompts/personal/by-kind.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { gentle } from './affirmations/by-tone.ts'
import { claimMornings } from './mornings.ts'
import { exportedReminders, keptDay } from './queries.ts'
import { forgetEntry, renewDay } from './service.ts'
import { dailyReminders } from './tables.ts'

type Sent = { date: string; reminders: string[]; affirmations: string[]; generatedAt: string | null }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const url = '~/daily-reminders'
const today = (timeZone = 'America/New_York') => Temporal.Now.plainDateISO(timeZone).toString()

async function wrote(world: World, { id }: Person, daysAgo: number, content: string) {
  const createdAt = world.services.now().subtract({ hours: daysAgo * 24 })
  const draft = { title: 'Day', content, source: 'manual' as const, createdAt }
  const { entry } = await insertEntry(world.services, id as UserId, draft)
  await refreshTotals(world.services.db, id as UserId)
  return entry
}

/** What is pushed to a person’s open pages. */
function heardBy(world: World, { id }: Person): RealtimeMessage[] {
  const heard: RealtimeMessage[] = []
  world.services.realtime.listen(id as UserId, (message) => heard.push(message))
  return heard
}

test('the first look at today makes the day, and the second finds the same one', async () => {
  const ana = await world.person()
  const day = await ana.get<Sent>(url)
  expect(day).toMatchObject({
    date: today(),
    affirmations: [expect.any(String), expect.any(String), expect.any(String)],
  })
  expect(day.generatedAt).not.toBeNull()
  expect(await ana.get<Sent>(url)).toEqual(day)
  expect(await ana.get<Sent>(`${url}?date=${today()}`)).toEqual(day)
})

test('a call is mentioned on a day on which it comes, and not while calls are paused', async () => {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-05T15:00:00Z') })
  const [ana, bo] = [await world.person(), await world.person()]
  await bo.send({ method: 'POST', url: '~/call-schedule/pause', body: { until: '2026-03-09' } })
  const remindersOf = async (person: Person) => (await person.get<Sent>(`${url}?date=2026-03-05`)).reminders.join(' ')
  expect(await remindersOf(ana)).toContain('7:00 PM')
  expect(await remindersOf(bo)).not.toContain('7:00 PM')
  await ana.send({ method: 'POST', url: '~/call-schedule/pause', body: { until: '2026-03-09' } })
  expect(await remindersOf(ana)).not.toContain('7:00 PM')
})

test('many first looks at once make one day', async () => {
  const ana = await world.person()
  const days = await Promise.all(Array.from({ length: 10 }, () => ana.get<Sent>(url)))
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBe(1)
})

test('a day that was kept can be read again, one that was not is empty, and so is one to come', async () => {
  const clock = { now: Temporal.Instant.from('2026-03-05T15:00:00Z') }
  const world = await worldOfItsOwn({ now: () => clock.now })
  const ana = await world.person()
  const thursday = await ana.get<Sent>(url)
  clock.now = clock.now.add({ hours: 24 })
  expect(await ana.get<Sent>(`${url}?date=2026-03-05`)).toEqual(thursday)
  const empty = { reminders: [], affirmations: [], generatedAt: null, isCare: false, wordedBy: null }
  expect(await ana.get<Sent>(`${url}?date=2026-03-04`)).toEqual({ date: '2026-03-04', ...empty })
  expect(await ana.get<Sent>(`${url}?date=2026-03-07`)).toEqual({ date: '2026-03-07', ...empty })
  const friday = await ana.get<Sent>(`${url}?date=2026-03-06`)
  expect(friday.affirmations.filter((line) => thursday.affirmations.includes(line))).toEqual([])
})

test('today is today where the person lives', async () => {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-05T12:00:00Z') })
  const kiwi = await world.person({ timeZone: 'Pacific/Auckland' })
  expect((await kiwi.get<Sent>(url)).date).toBe('2026-03-06')
})

test('a date that is none is refused in plain words', async () => {
  const ana = await world.person()
  for (const date of ['tomorrow', '2026-13-01', '5']) {
    const answer = await ana.send<ProblemBody>({ method: 'GET', url: `${url}?date=${date}` })
    expect([answer.status, answer.body.message]).toEqual([400, 'Please choose a day.'])
  }
})

test('someone else cannot read a day, nor can someone signed out', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const anas = `/api/users/${ana.id}/daily-reminders`
  expect((await bo.send({ method: 'GET', url: anas })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url: anas })).status).toBe(401)
})

test('what was left open on another day is remembered in the person’s words', async () => {
  const ana = await world.person()
  await wrote(world, ana, 2, 'Rain all day. I want to call my brother about the boat.')
  const { reminders } = await ana.get<Sent>(url)
  expect(reminders.join('\n')).toMatch(/You wrote on \w+ that you want to call your brother about the boat\./)
})

test('a new entry renews the day, and the open page hears of it', async () => {
  const ana = await world.person()
  await wrote(world, ana, 1, 'I want to call my brother about the boat.')
  expect((await ana.get<Sent>(url)).reminders.join()).toContain('the boat')
  const heard = heardBy(world, ana)
  await ana.writes('I called my brother, and the boat is ours.')
  await eventually('the renewed day', async () => !(await ana.get<Sent>(url)).reminders.join().includes('the boat'))
  await eventually('the message', async () => heard.some((message) => message.type === 'changed'))
  expect(await renewDay(world.services, ana.id as UserId)).toBe(false)
})

test('what the person wants forgotten is not brought up again, nor a goal that speaks of what they forbade', async () => {
  const ana = await world.person()
  const { id: entryId } = await wrote(world, ana, 1, 'I want to call my brother about the boat.')
  await ana.send({ method: 'PUT', url: '~/settings', body: { goals: ['See Leo in Lisbon'] } })
  const remembered = async () => (await ana.get<Sent>(url)).reminders.join()
  expect(await remembered()).toMatch(/the boat.*Lisbon/)
  const notes = [
    { does: 'forget', about: 'I want to call my brother about the boat.', entryId },
    { does: 'never', about: 'Leo' },
  ]
  for (const body of notes) await ana.send({ method: 'POST', url: '~/memory/notes', body })
  await eventually('both to be gone', async () => !/the boat|Lisbon/.test(await remembered()))
})

test('words of not wanting to live turn the day quiet and name where help is', async () => {
  const ana = await world.person()
  await ana.get<Sent>(url)
  await ana.writes('I don’t want to live anymore. I want to kill myself.')
  const day = await eventually('the quiet day', async () => {
    const day = await ana.get<Sent>(url)
    return day.affirmations.length === 1 && day
  })
  expect(gentle).toContain(day.affirmations[0])
  expect(day.reminders.join('\n')).toContain('988')
  expect(day.reminders.join('\n')).not.toContain('kill')
})

test('words of not wanting to live, said to a coach, make the days after quiet as well', async () => {
  const clock = { now: Temporal.Instant.from('2026-03-05T20:00:00Z') }
  const world = await worldOfItsOwn({ now: () => clock.now })
  const ana = await world.person()
  const message = 'I don’t want to live anymore. I want to kill myself.'
  await ana.send({ method: 'POST', url: '~/ai-coach/chat', body: { message } })
  for (const [hours, isQuiet] of [
    [0, true],
    [24, true],
    [72, false],
  ] as const) {
    clock.now = Temporal.Instant.from('2026-03-05T20:00:00Z').add({ hours })
    const { affirmations } = await ana.get<Sent>(url)
    expect(affirmations).toHaveLength(isQuiet ? 1 : 3)
    const prompts = [
      ...(await ana.get<string[]>('~/prompts')),
      ...(await ana.get<string[]>('/api/prompts/mood/creativity')),
    ]
    expect(prompts.every((prompt) => gentlePrompts.includes(prompt))).toBe(isQuiet)
  }
})

test('a deleted entry takes its words out of every day', async () => {
  const ana = await world.person()
  const entry = await wrote(world, ana, 1, 'I want to call my brother about the boat.')
  expect(JSON.stringify(await ana.get(url))).toContain('the boat')
  await forgetEntry(world.services, ana.id as UserId, entry.id)
  expect(JSON.stringify(await ana.get(url))).not.toContain('the boat')
})

test('mornings are prepared before anyone is up, once, and said aloud only to whoever wants it', async () => {
  const clock = { now: Temporal.Instant.from('2026-03-05T20:00:00Z') }
  const world = await worldOfItsOwn({ now: () => clock.now })
  const [ana, bo] = [await world.person(), await world.person()]
  await bo.send({ method: 'PUT', url: '~/settings', body: { notificationsEnabled: false } })
  for (const person of [ana, bo]) {
    await person.writes('A plain day at home.')
    await person.get<Sent>(url)
  }
  const [toAna, toBo] = [heardBy(world, ana), heardBy(world, bo)]
  clock.now = Temporal.Instant.from('2026-03-06T09:59:00Z')
  await claimMornings(world.services)
  expect(await kept(world, ana)).toEqual(['2026-03-05'])
  // Five in the morning in New York.
  clock.now = Temporal.Instant.from('2026-03-06T10:00:00Z')
  await Promise.all([claimMornings(world.services), claimMornings(world.services)])
  await eventually('both mornings', async () => (await kept(world, ana)).length + (await kept(world, bo)).length === 4)
  await eventually('the messages', async () => toAna.length > 0 && toBo.length > 0)
  expect(toAna).toContainEqual({ type: 'daily_refresh' })
  expect(toBo).not.toContainEqual({ type: 'daily_refresh' })
  expect((await bo.get<Sent>(url)).affirmations).toHaveLength(3)
})

test('whoever has not written for a month is prepared for only when they look', async () => {
  const clock = { now: Temporal.Instant.from('2026-03-05T20:00:00Z') }
  const world = await worldOfItsOwn({ now: () => clock.now })
  const ana = await world.person()
  await ana.writes('A plain day at home.')
  await ana.get<Sent>(url)
  const morning = async () => {
    await claimMornings(world.services)
    const { rows } = await world.services.db.execute('select next_at from reminder_mornings')
    return rows[0]?.next_at
  }
  // What follows from writing is done before the clock moves.
  await eventually('the mornings to be expected', async () => {
    const { rows } = await world.services.db.execute(
      sql`select 1 from pgboss.job where name like 'reminders.%' and state not in ('completed', 'failed')`,
    )
    return rows.length === 0
  })
  clock.now = Temporal.Instant.from('2026-03-20T20:00:00Z')
  expect(await morning()).not.toBeNull()
  clock.now = Temporal.Instant.from('2026-05-20T20:00:00Z')
  expect(await morning()).toBeNull()
  clock.now = Temporal.Instant.from('2026-05-29T20:00:00Z')
  expect((await ana.get<Sent>(url)).affirmations).toHaveLength(3)
})

test('a day is made while one waits, also for someone who writes much every day', async () => {
  const ana = await world.person()
  const long = 'We walked along the river and the light was low over the water and nobody said a word. '.repeat(40)
  for (let daysAgo = 0; daysAgo < 40; daysAgo += 1) await wrote(world, ana, daysAgo / 2, `${daysAgo} ${long}`)
  await world.services.db.execute('delete from daily_reminders')
  const startedAt = performance.now()
  expect((await ana.get<Sent>(url)).affirmations).toHaveLength(3)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('the database holds no readable word of a day', async () => {
  const ana = await world.person()
  await wrote(world, ana, 1, 'I want to call the lighthouse keeper about the heron.')
  expect(JSON.stringify(await ana.get(url))).toContain('heron')
  const { rows } = await world.services.db.execute<{ all: string }>(
    "select string_agg(d::text, chr(10)) || string_agg(encode(words, 'escape'), chr(10)) as all from daily_reminders d",
  )
  expect(rows[0]?.all).not.toMatch(/heron|lighthouse/i)
  expect(world.logged()).not.toMatch(/heron|lighthouse/i)
})

test('a day that was kept when affirmations were bare words is read as it was', async () => {
  const { services } = world
  const ana = await world.person()
  const day = await ana.get<Sent>(url)
  const kept = await keptDay(services, ana.id as UserId, today())
  const bare = { lines: kept?.lines ?? [], affirmations: day.affirmations, before: [] }
  const safe = await services.vault.safeOf(services.db, ana.id as UserId)
  const words = sealing<typeof bare>(dailyReminders).seal(safe, kept?.id ?? 0, bare)
  await services.db
    .update(dailyReminders)
    .set({ words })
    .where(eq(dailyReminders.id, kept?.id ?? 0))
  expect(await ana.get<Sent>(url)).toEqual(day)
})

test('every day that was kept can be taken along', async () => {
  const ana = await world.person()
  const day = await ana.get<Sent>(url)
  const taken = await exportedReminders.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(taken))).toEqual([day])
})

async function kept({ services }: World, { id }: Person) {
  const { rows } = await services.db.execute<{ date: string; user_id: string }>(
    'select date::text, user_id from daily_reminders order by date',
  )
  return rows.filter(({ user_id }) => Number(user_id) === id).map(({ date }) => date)
}
