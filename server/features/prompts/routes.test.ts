import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PromptCategory } from '#contract/prompts.ts'
import type { UserId } from '#server/platform/services.ts'
import { send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { moods } from './moods/moods.ts'
import { gentlePrompts } from './personal/by-kind.ts'
import { exportedPrompts, memoryOf } from './queries.ts'
import { forgetEntry } from './service.ts'
import { promptMemories } from './tables.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const own = '~/prompts'

test('asking again brings other prompts, three at a time', async () => {
  const ana = await world.person()
  const seen: string[] = []
  for (let time = 0; time < 5; time += 1) seen.push(...(await ana.get<string[]>(own)))
  expect(seen).toHaveLength(15)
  expect(new Set(seen).size).toBe(15)
})

test('two pages that ask at once are shown different prompts', async () => {
  const ana = await world.person()
  const asked = await Promise.all(Array.from({ length: 6 }, () => ana.get<string[]>(own)))
  expect(new Set(asked.flat()).size).toBe(18)
})

test('prompts speak of who and what the entries speak of', async () => {
  const ana = await world.person()
  await ana.writes('Dinner with Dana, and then a long walk with Dana by the river.')
  const seen: string[] = []
  for (let time = 0; time < 4; time += 1) seen.push(...(await ana.get<string[]>(own)))
  expect(seen.join('\n')).toContain('Dana')
})

test.each(PromptCategory.options)('every mood has prompts of its own: %s', async (category) => {
  const ana = await world.person()
  const seen: string[] = []
  for (let time = 0; time < 14; time += 1) seen.push(...(await ana.get<string[]>(`/api/prompts/mood/${category}`)))
  expect(new Set(seen).size).toBe(42)
  for (const prompt of seen) expect(moods[category]).toContain(prompt)
  // Who asks on reads other questions, and none of these again.
  const more: string[] = []
  for (let time = 0; time < 6; time += 1) more.push(...(await ana.get<string[]>(`/api/prompts/mood/${category}`)))
  expect(new Set([...seen, ...more]).size).toBe(seen.length + more.length)
})

test('a mood that is none is refused', async () => {
  const ana = await world.person()
  expect((await ana.send({ method: 'GET', url: '/api/prompts/mood/angry' })).status).toBe(400)
})

test('after words of not wanting to live the prompts are gentle', async () => {
  const ana = await world.person()
  await ana.writes('I don’t want to live anymore. I want to kill myself.')
  for (const url of [own, '/api/prompts/mood/creativity']) {
    for (const prompt of await ana.get<string[]>(url)) expect(gentlePrompts).toContain(prompt)
  }
})

test('someone else cannot ask for a person’s prompts, and someone signed out for none', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const anas = `/api/users/${ana.id}/prompts`
  expect((await bo.send({ method: 'GET', url: anas })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url: anas })).status).toBe(401)
  expect((await send(world.address, { method: 'GET', url: '/api/prompts/mood/gratitude' })).status).toBe(401)
})

test('the database holds no readable word of what was shown', async () => {
  const ana = await world.person()
  await ana.writes('A walk with Rosalind by the river.')
  for (let time = 0; time < 5; time += 1) await ana.get(own)
  const taken = JSON.stringify(await exportedPrompts.read(world.services, ana.id as UserId))
  expect(taken).toContain('Rosalind')
  const { rows } = await world.services.db.execute<{ all: string }>(
    "select string_agg(m::text, chr(10)) || string_agg(encode(words, 'escape'), chr(10)) as all from prompt_memories m",
  )
  expect(rows[0]?.all).not.toContain('Rosalind')
  expect(rows[0]?.all).not.toMatch(/laugh|What/)
})

test('what was shown before there were words of a model is still not shown again', async () => {
  const { db, vault } = world.services
  const ana = await world.person()
  const userId = ana.id as UserId
  const first = await ana.get<string[]>(own)
  const { shown } = await memoryOf(world.services, userId)
  const place = `prompt_memories.words/${userId}` as const
  const words = (await vault.safeOf(db, userId)).seal(place, JSON.stringify(shown))
  await db.update(promptMemories).set({ words }).where(eq(promptMemories.userId, userId))
  const later = await ana.get<string[]>(own)
  expect(later).toHaveLength(3)
  expect(later.filter((text) => first.includes(text))).toEqual([])
})

test('a deleted entry takes with it what quoted it', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  const entry = await ana.writes('I want to visit the lighthouse.')
  await world.services.db.execute(`update journal_entries set day = day - 2 where user_id = ${userId}`)
  for (let time = 0; time < 3; time += 1) await ana.get(own)
  const taken = async () => JSON.stringify(await exportedPrompts.read(world.services, userId))
  expect(await taken()).toContain('visit the lighthouse')
  await forgetEntry(world.services, userId, entry.id)
  expect(await taken()).not.toContain('visit the lighthouse')
})
