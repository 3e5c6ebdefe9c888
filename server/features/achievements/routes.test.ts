import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Achievement } from '#contract/achievements.ts'
import type { RealtimeMessage } from '#contract/realtime.ts'
import type { Events } from '#server/events.ts'
import { importDiary } from '#server/features/journal/importing/service.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { exportedAchievements } from './queries.ts'
import { rules } from './rules.ts'
import { review } from './service.ts'

type Sent = z.input<typeof Achievement>

let world: World
beforeAll(async () => {
  world = await createWorld({ now: () => Temporal.Instant.from('2026-03-05T12:00:00Z') })
})
afterAll(() => world.close())

const all = (person: Person) => person.get<Sent[]>('~/achievements')
const named = async (person: Person, name: string) => (await all(person)).find((one) => one.name === name)
const unlockedNames = async (person: Person) =>
  (await all(person)).filter(({ unlocked }) => unlocked).map(({ name }) => name)

/** Looks where they are stored: reading them through the door would unlock them. */
async function isUnlocked(person: Person, name: string) {
  const id = rules.find((rule) => rule.name === name)?.id
  const { rows } = await world.services.db.execute(
    `select 1 from achievements_unlocked where user_id = ${person.id} and achievement_id = ${id}`,
  )
  return rows.length > 0
}

const brings = (person: Person, days: readonly string[]) =>
  importDiary(
    world.services,
    person.id as UserId,
    days.map((day) => ({ title: day, text: `This is ${day}.`, at: Temporal.Instant.from(`${day}T15:00:00Z`) })),
  )
const march = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `2026-03-${String(from + n).padStart(2, '0')}`)

async function happens<Name extends keyof Events>(event: Name, carries: Events[Name]) {
  await world.services.db.transaction((tx) => world.services.jobs.emit(tx, event, carries))
}

test('everything there is to unlock is shown, locked, with how far it is', async () => {
  const ana = await world.person()
  const achievements = await all(ana)
  expect(achievements).toHaveLength(rules.length)
  expect(achievements[0]).toEqual({
    id: 1,
    name: 'Getting Started',
    description: 'Write on three days in a row.',
    icon: 'sprout',
    type: 'streak',
    rarity: 'common',
    current: 0,
    requirement: 3,
    unlocked: false,
    unlockedAt: null,
  })
  await ana.writes('A quiet morning by the lake')
  expect(await named(ana, 'Journaling Enthusiast')).toMatchObject({ current: 1, unlocked: false })
})

test('the tenth entry unlocks, unasked, and the open page hears of it once', async () => {
  const ana = await world.person()
  const heard: RealtimeMessage[] = []
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => {
    if (message.type === 'changed' && message.feature === 'achievements') heard.push(message)
  })
  for (let n = 1; n <= 10; n += 1) await ana.writes(`This is entry number ${n} of ten.`)
  await eventually('the achievement', () => isUnlocked(ana, 'Journaling Enthusiast'))
  await eventually('the message', async () => heard.length > 0)
  await review(world.services, ana.id as UserId)
  await all(ana)
  stop()
  expect(heard).toEqual([{ type: 'changed', feature: 'achievements' }])
})

test('progress on a habit unlocks', async () => {
  const ana = await world.person()
  const habit = { name: 'Walk', description: 'Round the lake', category: 'health', frequency: 'daily', targetValue: 2 }
  const { body } = await ana.send<{ id: number }>({ method: 'POST', url: '/api/habits', body: habit })
  const log = (date: string, value: number) =>
    ana.send({ method: 'POST', url: '/api/habit-entries', body: { habitId: body.id, date, value } })
  await log('2026-03-05', 1)
  await eventually('the achievement', () => isUnlocked(ana, 'First Step'))
  expect(await named(ana, 'Second Nature')).toMatchObject({ current: 0 })
  await log('2026-03-05', 1)
  await log('2026-03-04', 2)
  expect(await named(ana, 'Second Nature')).toMatchObject({ current: 2, requirement: 14 })
})

test('a call taken unlocks', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  await caller.hangsUp()
  await eventually('the achievement', () => isUnlocked(ana, 'First Call'))
  expect(await named(ana, 'Good Talk')).toMatchObject({ current: 1, requirement: 10 })
})

test('a goal, a friendship and an analysis unlock by having happened', async () => {
  const [ana, bo, cleo] = [await world.person(), await world.person(), await world.person()]
  const userId = ana.id as UserId
  await happens('goals.completed', { userId, goalId: 1 })
  await happens('friends.connected', { userId, friendId: bo.id as UserId })
  await happens('analysis.written', { userId, kind: 'week', start: '2026-03-02' })
  for (const name of ['Goal Reached', 'Good Company', 'Looking Back']) {
    await eventually(name, () => isUnlocked(ana, name))
  }
  await eventually('the friend’s', () => isUnlocked(bo, 'Good Company'))
  expect(await named(ana, 'Goal Reached')).toMatchObject({ current: 1, requirement: 1 })
  expect(await unlockedNames(bo)).toEqual(['Good Company'])
  expect(await unlockedNames(cleo)).toEqual([])
})

test('an analyzed month is not an analyzed week', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  await happens('analysis.written', { userId, kind: 'month', start: '2026-03-01' })
  await happens('goals.completed', { userId, goalId: 1 })
  await eventually('what was emitted later', () => isUnlocked(ana, 'Goal Reached'))
  expect(await isUnlocked(ana, 'Looking Back')).toBe(false)
})

test('an imported diary unlocks what it has earned as soon as one looks', async () => {
  const ana = await world.person()
  await brings(ana, march(2, 9))
  const names = ['Getting Started', 'Week Champion', 'Five-Day Week', 'Monday to Sunday']
  expect(await unlockedNames(ana)).toEqual(names)
  expect(await unlockedNames(ana)).toEqual(names)
  expect(await named(ana, 'Two Week Warrior')).toMatchObject({ current: 8 })
  expect(await named(ana, 'Monday to Sunday')).toMatchObject({ current: 7, unlockedAt: '2026-03-05T12:00:00.000Z' })
})

test('a streak that is over counts as long as it was', async () => {
  const ana = await world.person()
  await brings(ana, ['2026-01-05', '2026-01-06', '2026-01-07'])
  expect(await unlockedNames(ana)).toEqual(['Getting Started'])
})

test('a week from Sunday to Saturday is not one week', async () => {
  const ana = await world.person()
  await brings(ana, march(4, 12))
  expect(await named(ana, 'Monday to Sunday')).toMatchObject({ current: 5, unlocked: false })
})

test('coming back counts after seven days without a word, not after six', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await brings(ana, ['2026-02-02', '2026-02-09'])
  expect(await named(ana, 'Welcome Back')).toMatchObject({ current: 0, unlocked: false })
  await brings(bo, ['2026-02-02', '2026-02-10'])
  expect(await named(bo, 'Welcome Back')).toMatchObject({ current: 1, unlocked: true })
})

test('nothing is lost when what earned it is deleted', async () => {
  const ana = await world.person()
  await brings(ana, march(2, 4))
  expect(await unlockedNames(ana)).toEqual(['Getting Started'])
  await world.services.db.execute(`delete from journal_entries where user_id = ${ana.id}`)
  await world.services.db.execute(`delete from journal_totals where user_id = ${ana.id}`)
  expect(await named(ana, 'Getting Started')).toMatchObject({ current: 3, unlocked: true })
  expect(await named(ana, 'Week Champion')).toMatchObject({ current: 0 })
})

test('looked at many times at once, it is unlocked once', async () => {
  const ana = await world.person()
  await brings(ana, march(2, 4))
  const heard: RealtimeMessage[] = []
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => heard.push(message))
  const looks = await Promise.all(Array.from({ length: 8 }, () => unlockedNames(ana)))
  await eventually('the message', async () => heard.length > 0)
  stop()
  expect(looks).toEqual(Array(8).fill(['Getting Started']))
  expect(heard).toHaveLength(1)
})

test('someone else cannot look, nor anyone signed out', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const url = `/api/users/${ana.id}/achievements`
  expect((await bo.send({ method: 'GET', url })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
})

test('the export has what was unlocked, by name', async () => {
  const ana = await world.person()
  await brings(ana, march(2, 4))
  await all(ana)
  expect(await exportedAchievements.read(world.services, ana.id as UserId)).toEqual([
    { id: 1, name: 'Getting Started', unlockedAt: new Date('2026-03-05T12:00:00Z') },
  ])
})
