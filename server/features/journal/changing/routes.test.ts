import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stats } from '#contract/journal.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, type SentEntry, send, type WrittenEntry } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const change = (person: Person, { id, version }: SentEntry, body: object) =>
  person.send<WrittenEntry & ProblemBody>({
    method: 'PATCH',
    url: `~/journal-entries/${id}`,
    body: { version, ...body },
  })
const retag = (person: Person, entryId: number, body: object) =>
  person.send<SentEntry & ProblemBody>({ method: 'PATCH', url: `~/journal-entries/${entryId}/tags`, body })
const store = (person: Person, entryId: number, isArtifact: boolean) =>
  person.send<SentEntry>({
    method: 'PATCH',
    url: `/api/journal-entries/${entryId}/artifact`,
    body: { isArtifact },
  })

test('a change is kept, understood anew and counted', async () => {
  const ana = await world.person()
  const entry = await ana.writes('I am so happy and grateful: my sister came to dinner.', 'Dinner')
  const { status, body } = await change(ana, entry, {
    content: 'I feel terrible and lonely tonight.',
    visibility: 'friends',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Dinner',
    sentiment: 'negative',
    visibility: 'friends',
    wordCount: 6,
    version: 2,
  })
  expect({ ...(await ana.get<object>(`~/journal-entries/${entry.id}`)), care: body.care }).toEqual(body)
  expect(await ana.get<Stats>('~/stats')).toMatchObject({ totalEntries: 1, totalWords: 6 })
  expect((await ana.get<Stats>('~/stats')).averageMood).toBe(body.moodScore)
})

test('of two changes made on the same version, the second is refused and overwrites nothing', async () => {
  const ana = await world.person()
  const entry = await ana.writes('What I wrote in the first place.')
  const attempts = await Promise.all([
    change(ana, entry, { content: 'What one tab made of it.' }),
    change(ana, entry, { content: 'What the other tab made of it.' }),
  ])
  const [kept] = attempts.filter(({ status }) => status === 200)
  const [refused] = attempts.filter(({ status }) => status === 409)
  expect(refused?.body.code).toBe('changed_elsewhere')
  expect((await ana.get<SentEntry>(`~/journal-entries/${entry.id}`)).content).toBe(kept?.body.content)
})

test('the rules for a title and its text hold for changes too', async () => {
  const ana = await world.person()
  const entry = await ana.writes('What I wrote in the first place.')
  const wrong: [object, string][] = [
    [{ title: ' ' }, 'Title is required'],
    [{ content: 'too short' }, 'Content must be at least 10 characters'],
    [{ content: 'x'.repeat(5001) }, 'Content must be under 5000 characters'],
  ]
  for (const [body, message] of wrong) {
    const answer = await change(ana, entry, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect((await change(ana, entry, { moodScore: 11 })).status).toBe(400)
  expect((await change(ana, entry, { version: undefined })).status).toBe(400)
  expect({ ...(await ana.get<object>(`~/journal-entries/${entry.id}`)), care: null }).toEqual(entry)
})

test('tags are saved as a whole list, trimmed, lower-cased and each once', async () => {
  const ana = await world.person()
  const entry = await ana.writes('The heron stood in the reeds again.')
  const { status, body } = await retag(ana, entry.id, { themes: [' Birds ', 'birds', '', 'Old Town'] })
  expect([status, body.themes, body.version]).toEqual([200, ['birds', 'old town'], 2])
  expect((await retag(ana, entry.id, { themes: ['x'.repeat(61)] })).body.message).toBe(
    'Please keep a tag under 60 characters',
  )
  expect((await retag(ana, entry.id, { themes: [], version: 1 })).status).toBe(409)
  expect((await retag(ana, entry.id, { themes: [], version: 2 })).body.themes).toEqual([])
})

test('an artifact is stored and taken back, and holds up nobody who changes the text', async () => {
  const ana = await world.person()
  const first = await ana.writes('The first time the heron came.')
  const second = await ana.writes('The second time the heron came.')
  expect((await store(ana, first.id, true)).body).toMatchObject({ isArtifact: true, version: 1 })
  await store(ana, second.id, true)
  expect((await ana.get<SentEntry[]>('~/artifacts')).map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await ana.get<SentEntry[]>('~/artifacts?limit=1')).map(({ id }) => id)).toEqual([second.id])
  expect((await ana.get<SentEntry[]>(`~/artifacts?before=${second.id}`)).map(({ id }) => id)).toEqual([first.id])
  expect(await ana.get('~/artifacts/count')).toEqual({ total: 2 })
  await store(ana, second.id, false)
  expect(await ana.get('~/artifacts/count')).toEqual({ total: 1 })
})

test('a removed entry is gone from the list, the totals and the streak', async () => {
  const ana = await world.person()
  const entry = await ana.writes('This should not have been written.')
  const remove = () => ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
  expect(await ana.get('~/journal-entries')).toEqual([])
  expect(await ana.get<Stats>('~/stats')).toMatchObject({ totalEntries: 0, totalWords: 0, journalStreak: 0 })
})

test('with an entry, what was said on its call goes too; that there was a call stays', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('I finally finished the garden fence with my brother today.')
  await caller.hangsUp()
  const entry = await eventually('the entry', async () => (await ana.get<SentEntry[]>('~/journal-entries'))[0])
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })
  const [call] = await ana.get<SentCall[]>('~/call-history')
  expect(call).toMatchObject({ status: 'completed', journalEntryId: null, transcriptionText: null })
  const { rows } = await world.services.db.execute(`select 1 from call_turns where user_id = ${ana.id}`)
  expect(rows).toEqual([])
})

test('other open pages hear of every change', async () => {
  const ana = await world.person()
  let heard = 0
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => {
    if (message.type === 'changed' && message.feature === 'journal') heard += 1
  })
  const entry = await ana.writes('The heron stood in the reeds again.')
  await change(ana, entry, { title: 'Heron' })
  await retag(ana, entry.id, { themes: [] })
  await store(ana, entry.id, true)
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${entry.id}` })
  await eventually('five messages', async () => heard === 5)
  stop()
})

test('someone else can neither change, tag, store nor remove it, nor learn that it exists', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const entry = await ana.writes('The heron stood in the reeds again.')
  await store(ana, entry.id, true)
  const attempts = [
    { method: 'PATCH', path: `/journal-entries/${entry.id}`, body: { title: 'Mine', version: 1 } },
    { method: 'PATCH', path: `/journal-entries/${entry.id}/tags`, body: { themes: [] } },
    { method: 'DELETE', path: `/journal-entries/${entry.id}` },
  ]
  for (const { path, ...attempt } of attempts) {
    const url = `/api/users/${ana.id}${path}`
    expect((await bo.send({ ...attempt, url })).status).toBe(403)
    expect((await send(world.address, { ...attempt, url })).status).toBe(401)
    expect((await bo.send({ ...attempt, url: `~${path}` })).status).toBe(404)
  }
  expect((await store(bo, entry.id, false)).status).toBe(404)
  const artifact = { method: 'PATCH', url: `/api/journal-entries/${entry.id}/artifact`, body: { isArtifact: false } }
  expect((await send(world.address, artifact)).status).toBe(401)
  for (const path of ['/artifacts', '/artifacts/count']) {
    const reading = { method: 'GET', url: `/api/users/${ana.id}${path}` }
    expect((await bo.send(reading)).status).toBe(403)
    expect((await send(world.address, reading)).status).toBe(401)
  }
  expect(await bo.get('~/artifacts')).toEqual([])
  expect(await ana.get(`~/journal-entries/${entry.id}`)).toMatchObject({
    title: 'A note',
    isArtifact: true,
    version: 1,
  })
})

test('after a change, a database that is read tells nothing', async () => {
  const ana = await world.person()
  const entry = await ana.writes('Something of no importance.')
  await change(ana, entry, { title: 'Kingfisher', content: 'A kingfisher flew along the ditch.' })
  await retag(ana, entry.id, { themes: ['kingfishers'] })
  const { rows } = await world.services.db.execute<{ all: string }>(
    "select string_agg(e::text, chr(10)) || string_agg(encode(words, 'escape'), chr(10)) as all from journal_entries e",
  )
  expect(rows[0]?.all).not.toMatch(/kingfisher|ditch/i)
  expect(world.logged()).not.toMatch(/kingfisher|ditch/i)
})
