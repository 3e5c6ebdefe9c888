import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Part } from '#contract/parts.ts'
import type { ProblemBody } from '#contract/problems.ts'
import { entries } from '#server/features/journal/tables.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { strangersAt } from '#server/testing/strangers.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { exportedParts } from './queries.ts'

type SentPart = z.input<typeof Part>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const critic = { name: 'The critic', description: 'Wants me to be safe from blame' }

async function adds(person: Person, part: object = {}): Promise<SentPart> {
  const body = { ...critic, ...part }
  const answer = await person.send<SentPart>({ method: 'POST', url: '/api/parts', body })
  if (answer.status !== 201) throw new Error(`adding a part answered ${answer.status}`)
  return answer.body
}

test('a part needs only a name and a description; the rest has its usual value', async () => {
  const ana = await world.person()
  const part = await adds(ana)
  expect(part).toEqual({
    ...critic,
    id: expect.any(Number),
    userId: ana.id,
    role: 'protector',
    characteristics: [],
    triggers: [],
    strengths: [],
    challenges: [],
    color: '#6B7280',
    isActive: true,
    createdAt: expect.any(String),
  })
  expect(await ana.get(`~/parts/${part.id}`)).toEqual(part)
  expect(await ana.get('~/parts')).toEqual([part])
})

test('the rules for a part are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ name: ' ' }, 'Name is required'],
    [{ description: '' }, 'Description is required'],
    [{ color: 'red' }, 'Please choose a color'],
  ]
  for (const [wrongly, message] of wrong) {
    const body = { ...critic, ...wrongly }
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '/api/parts', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/parts')).toEqual([])
})

test('a part is changed in its own fields, and what is left out stays', async () => {
  const ana = await world.person()
  const part = await adds(ana, { triggers: ['Mistakes'], color: '#2F7F7A' })
  const change = { role: 'firefighter', strengths: [' Quick ', ''], isActive: false }
  const { status, body } = await ana.send({ method: 'PATCH', url: `~/parts/${part.id}`, body: change })
  expect([status, body]).toEqual([200, { ...part, ...change, strengths: ['Quick'] }])
  expect(await ana.get(`~/parts/${part.id}`)).toEqual(body)
})

test('active parts come first, then in the order in which they were met', async () => {
  const ana = await world.person()
  for (const name of ['First', 'Resting', 'Second']) await adds(ana, { name, isActive: name !== 'Resting' })
  expect((await ana.get<SentPart[]>('~/parts')).map(({ name }) => name)).toEqual(['First', 'Second', 'Resting'])
})

test('what was written as a part stays when the part goes, and is no part’s any more', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const part = await adds(ana)
  const [asPart, asNobody] = [await ana.writes('Written as the critic.'), await ana.writes('Written as myself.')]
  const bos = await bo.writes('Written by somebody else.')
  for (const [person, entry] of [
    [ana, asPart],
    [bo, bos],
  ] as const) {
    await world.services.db
      .update(entries)
      .set({ speakingAsPartId: part.id })
      .where(and(eq(entries.userId, person.id as UserId), eq(entries.id, entry.id)))
  }
  expect((await ana.send({ method: 'DELETE', url: `~/parts/${part.id}` })).status).toBe(204)
  expect((await ana.send({ method: 'DELETE', url: `~/parts/${part.id}` })).status).toBe(404)
  expect(await ana.get('~/parts')).toEqual([])
  const nobodys = { ...asPart, speakingAsPartId: null, version: asPart.version + 1 }
  expect(nobodys).toMatchObject(await ana.get<SentEntry>(`~/journal-entries/${asPart.id}`))
  expect(asNobody).toMatchObject(await ana.get<SentEntry>(`~/journal-entries/${asNobody.id}`))
  expect(await bo.get<SentEntry>(`~/journal-entries/${bos.id}`)).toMatchObject({ speakingAsPartId: part.id })
})

test('nobody else can list, read, change or throw away a part', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const part = await adds(ana)
  const url = `~/parts/${part.id}`
  expect(await strangersAt(ana, bo, { method: 'GET', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'PATCH', url, body: { name: 'Mine' } })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'DELETE', url })).toEqual([403, 404, 401])
  expect(await strangersAt(ana, bo, { method: 'GET', url: '~/parts' })).toEqual([403, 200, 401])
  expect(await bo.get('~/parts')).toEqual([])
  expect(await ana.get('~/parts')).toEqual([part])
})

test('a part is added by whoever is signed in, whatever userId the body claims', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  expect((await adds(ana, { userId: bo.id })).userId).toBe(ana.id)
  expect(await bo.get('~/parts')).toEqual([])
  expect((await send(world.address, { method: 'POST', url: '/api/parts', body: critic })).status).toBe(401)
})

test('the database holds no readable word of a part', async () => {
  const ana = await world.person()
  const secret = 'heron-dance'
  await adds(ana, { name: secret, description: secret, triggers: [secret], strengths: [secret] })
  const { rows } = await world.services.db.execute<{ all: string }>(
    sql`select string_agg(p::text || encode(words, 'escape'), chr(10)) as all from user_parts p`,
  )
  expect(rows[0]?.all).toContain('protector')
  expect(rows[0]?.all).not.toContain(secret)
  expect(world.logged()).not.toContain(secret)
})

test('an export holds every part, readable', async () => {
  const ana = await world.person()
  const part = await adds(ana)
  const exported = await exportedParts.read(world.services, ana.id as UserId)
  expect(JSON.parse(JSON.stringify(exported))).toEqual([part])
})
