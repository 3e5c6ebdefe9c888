import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Habit, NewHabit } from '#contract/habits.ts'
import type { UserId } from '#server/platform/services.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { adoptHabits } from './service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const habit = (name: string) =>
  NewHabit.parse({ name, description: 'Small and daily', category: 'health', frequency: 'daily' })
const adopts = (userId: number, systemId: number, names: string[]) =>
  world.services.db.transaction((tx) =>
    adoptHabits({ ...world.services, db: tx }, userId as UserId, systemId, names.map(habit)),
  )
const namesOf = (habits: Habit[]) => habits.map(({ name, systemId }) => `${name} ${systemId}`)

test('a system brings its habits, and only those that are missing when it comes again', async () => {
  const ana = await world.person()
  expect(await adopts(ana.id, 7, ['Walk', 'Stretch'])).toBe(2)
  expect(await adopts(ana.id, 7, ['Walk', 'Stretch', 'Breathe'])).toBe(1)
  expect(await adopts(ana.id, 8, ['Walk'])).toBe(1)
  expect(namesOf(await ana.get('/api/habits'))).toEqual(['Walk 7', 'Stretch 7', 'Breathe 7', 'Walk 8'])
})

test('the same system installed twice at once brings its habits once', async () => {
  const ana = await world.person()
  const added = await Promise.all([adopts(ana.id, 7, ['Walk']), adopts(ana.id, 7, ['Walk'])])
  expect(added.sort()).toEqual([0, 1])
  expect(namesOf(await ana.get('/api/habits'))).toEqual(['Walk 7'])
})

test('nothing is brought when whoever installs it fails', async () => {
  const ana = await world.person()
  const failing = world.services.db.transaction(async (tx) => {
    await adoptHabits({ ...world.services, db: tx }, ana.id as UserId, 7, [habit('Walk')])
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await ana.get('/api/habits')).toEqual([])
})
