import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Memory, MemoryNote } from '#contract/memory.ts'
import { todayOf } from '#server/features/account/today.ts'
import { recentOf } from '#server/features/journal/recent/recent-entries.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { followUpFor } from './queries.ts'

type SentMemory = z.input<typeof Memory>
type SentNote = z.input<typeof MemoryNote>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const notes = '~/memory/notes'
const text = 'I had lunch with Dana. I want to call Leo.'

async function noted(person: Person, body: object): Promise<SentNote> {
  const answer = await person.send<SentNote>({ method: 'POST', url: notes, body })
  expect(answer.status).toBe(201)
  return answer.body
}

test('a person sees what is remembered of them, each with the words it came from', async () => {
  const ana = await world.person()
  expect(await ana.get('~/memory')).toEqual({ isOn: true, people: [], threads: [], asked: [], notes: [] })
  const { id: entryId } = await ana.writes(text)
  const memory = await ana.get<SentMemory>('~/memory')
  expect(memory.people.map(({ called }) => called)).toEqual(['Dana'])
  expect(memory.threads).toMatchObject([{ entryId, quote: 'I want to call Leo.', correction: null }])
})

test('deleting an entry deletes what was drawn from it, and what was said about that', async () => {
  const ana = await world.person()
  const { id: entryId } = await ana.writes(text)
  await noted(ana, { does: 'correct', about: 'I want to call Leo.', entryId, words: 'I did call Leo' })
  expect((await ana.send({ method: 'DELETE', url: `~/journal-entries/${entryId}` })).status).toBe(204)
  expect(await ana.get('~/memory')).toMatchObject({ people: [], threads: [], notes: [] })
})

test('it can be put right, and a second correction takes the place of the first', async () => {
  const ana = await world.person()
  await ana.writes(text)
  await noted(ana, { does: 'correct', about: 'Dana', words: 'A friend of my sister' })
  const second = await noted(ana, { does: 'correct', about: 'Dana', words: 'My cousin' })
  const memory = await ana.get<SentMemory>('~/memory')
  expect(memory.people[0]?.correction).toEqual(second)
  expect(memory.notes).toEqual([second])
})

test('it can be forgotten, and that can be taken back', async () => {
  const ana = await world.person()
  const { id: entryId } = await ana.writes(text)
  const { id } = await noted(ana, { does: 'forget', about: 'I want to call Leo.', entryId })
  expect((await ana.get<SentMemory>('~/memory')).threads).toEqual([])
  expect((await ana.send({ method: 'DELETE', url: `${notes}/${id}` })).status).toBe(204)
  expect((await ana.get<SentMemory>('~/memory')).threads).toHaveLength(1)
})

test('what a person forbids is brought up nowhere: not by the companion, the reminders or the prompts', async () => {
  const ana = await world.person()
  await ana.writes(text)
  await noted(ana, { does: 'never', about: 'Leo' })
  const memory = await ana.get<SentMemory>('~/memory')
  expect([memory.people.map(({ called }) => called), memory.threads]).toEqual([['Dana'], []])
  const userId = ana.id as UserId
  const recent = await recentOf(world.services, userId, await todayOf(world.services, userId))
  expect(recent.map(({ content }) => content)).toEqual(['I had lunch with Dana.'])
})

test('switched off, the companion comes back to nothing', async () => {
  const ana = await world.person()
  const { id } = await ana.writes(text)
  await world.services.db.execute(sql`update journal_entries set day = day - 1 where id = ${id}`)
  const userId = ana.id as UserId
  expect((await followUpFor(world.services, userId))?.words).toContain('you want to call Leo')
  const off = await ana.send<SentMemory>({ method: 'PUT', url: '~/memory', body: { isOn: false } })
  expect([off.status, off.body.isOn]).toEqual([200, false])
  expect(await followUpFor(world.services, userId)).toBeNull()
})

test('a call begins with what was left open, once, and the person sees that it was asked', async () => {
  const ana = await world.person()
  const { id } = await ana.writes(text)
  await world.services.db.execute(sql`update journal_entries set day = day - 1 where id = ${id}`)
  const first = await calls(ana)
  await first.listens()
  expect(first.heard[0]).toContain('you want to call Leo')
  await first.hangsUp()
  const { asked } = await ana.get<SentMemory>('~/memory')
  expect(asked).toMatchObject([{ callId: first.callId, words: first.heard[0] }])
  await eventually(
    'the line to be free',
    async () => (await ana.get<{ call: unknown }>('~/calls/current')).call === null,
  )
  const second = await calls(ana)
  await second.listens()
  expect(second.heard[0]).not.toContain('Leo')
  await second.hangsUp()
})

test('wrong notes are refused in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ does: 'correct', about: 'Dana', words: ' ' }, 'Please say how it is'],
    [{ does: 'never', about: '' }, 'Please say what it is about'],
  ]
  for (const [body, message] of wrong) {
    const answer = await ana.send<{ message: string }>({ method: 'POST', url: notes, body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
})

test('nobody else can read, switch, note or take back what is remembered', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { id: entryId } = await ana.writes(text)
  const { id } = await noted(ana, { does: 'never', about: 'Leo' })
  const doors = [
    [{ method: 'GET', url: '~/memory' }, [403, 200, 401]],
    [{ method: 'PUT', url: '~/memory', body: { isOn: false } }, [403, 200, 401]],
    [{ method: 'POST', url: notes, body: { does: 'forget', about: 'x', entryId } }, [403, 404, 401]],
    [{ method: 'DELETE', url: `${notes}/${id}` }, [403, 404, 401]],
  ] as const
  for (const [door, answers] of doors) expect(await strangersAt(ana, bo, door)).toEqual(answers)
  expect(await ana.get('~/memory')).toMatchObject({ isOn: true, notes: [{ id }] })
})

test('the database holds no readable word of a note', async () => {
  const ana = await world.person()
  await noted(ana, { does: 'never', about: 'heron-dance' })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(n::text || encode(words, 'escape'), '') as all from memory_notes n`,
  )
  expect(rows[0]?.all).toContain('never')
  expect(rows[0]?.all).not.toContain('heron-dance')
})
