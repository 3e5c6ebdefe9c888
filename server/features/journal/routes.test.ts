import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stats } from '#contract/journal.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'
import { insertEntry, refreshTotals } from './service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('what is written is there, understood, and the same when read again', async () => {
  const ana = await world.person()
  const content = 'I am so happy and grateful: my sister came to dinner and we laughed for hours.'
  const entry = await ana.writes(content, 'Dinner')
  expect(entry).toMatchObject({
    title: 'Dinner',
    content,
    source: 'manual',
    sentiment: 'positive',
    wordCount: 16,
    visibility: 'private',
    isArtifact: false,
    transcription: null,
    callDuration: null,
  })
  expect(entry.moodScore).toBeGreaterThan(6)
  expect(entry.themes).toContain('family')
  const { care: _, ...kept } = entry
  expect(await ana.get(`~/journal-entries/${entry.id}`)).toEqual(kept)
  expect(await ana.get('~/journal-entries')).toEqual([kept])
})

test('only what belongs to an entry is sent', async () => {
  const ana = await world.person()
  const entry = await ana.writes('A quiet morning by the lake')
  expect(Object.keys(entry)).not.toContain('words')
  expect(Object.keys(entry)).not.toContain('day')
})

test('the rules for a title and its text are told in the product’s words', async () => {
  const ana = await world.person()
  const wrong: [object, string][] = [
    [{ title: '  ', content: 'long enough to keep' }, 'Title is required'],
    [{ title: 'x'.repeat(201), content: 'long enough to keep' }, 'Title must be under 200 characters'],
    [{ title: 'Short', content: 'too short' }, 'Content must be at least 10 characters'],
    [{ title: 'Long', content: 'x'.repeat(5001) }, 'Content must be under 5000 characters'],
    [{}, 'Title is required'],
  ]
  for (const [body, message] of wrong) {
    const answer = await ana.send<ProblemBody>({ method: 'POST', url: '~/journal-entries', body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  }
  expect(await ana.get('~/journal-entries')).toEqual([])
})

test('a title of 200 and a text of 5,000 characters fit', async () => {
  const ana = await world.person()
  const entry = await ana.writes('ö'.repeat(5000), 'é'.repeat(200))
  expect([entry.title.length, entry.content.length]).toEqual([200, 5000])
})

test('someone else cannot list, read, count or write', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const entry = await ana.writes('A quiet morning by the lake')
  const anas = `/api/users/${ana.id}`
  const body = { title: 'Not mine', content: 'long enough to keep' }
  for (const url of ['/journal-entries', `/journal-entries/${entry.id}`, '/stats']) {
    expect((await bo.send({ method: 'GET', url: anas + url })).status).toBe(403)
    expect((await send(world.address, { method: 'GET', url: anas + url })).status).toBe(401)
  }
  expect((await bo.send({ method: 'POST', url: `${anas}/journal-entries`, body })).status).toBe(403)
  expect((await send(world.address, { method: 'POST', url: `${anas}/journal-entries`, body })).status).toBe(401)
  expect((await bo.send({ method: 'GET', url: `~/journal-entries/${entry.id}` })).status).toBe(404)
})

test('a userId in the body is ignored', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const body = { title: 'Mine', content: 'long enough to keep', userId: bo.id }
  const { status } = await ana.send({ method: 'POST', url: '~/journal-entries', body })
  expect(status).toBe(201)
  expect(await bo.get('~/journal-entries')).toEqual([])
})

test('pages follow each other, newest first, without a gap or a repeat, even at one instant', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  const instants = ['2026-01-02T10:00:00Z', '2026-01-01T10:00:00Z', '2026-01-02T10:00:00Z', '2026-01-03T10:00:00Z']
  for (const [n, instant] of instants.entries()) {
    const createdAt = Temporal.Instant.from(instant)
    await insertEntry(world.services, userId, { title: `${n}`, content: 'something', source: 'manual', createdAt })
  }
  const titles: string[] = []
  for (let before = ''; ; ) {
    const page = await ana.get<SentEntry[]>(`~/journal-entries?limit=1${before}`)
    if (page.length === 0) break
    titles.push(...page.map(({ title }) => title))
    before = `&before=${page.at(-1)?.id}`
  }
  expect(titles).toEqual(['3', '2', '0', '1'])
})

test('a limit outside 1 to 100 is brought inside, and nonsense means 100', async () => {
  const ana = await world.person()
  await ana.writes('A quiet morning by the lake')
  await ana.writes('A quiet evening by the lake')
  const counts = []
  for (const limit of ['0', '-5', '1', '5000', 'many', '']) {
    counts.push((await ana.get<SentEntry[]>(`~/journal-entries?limit=${limit}`)).length)
  }
  expect(counts).toEqual([1, 1, 1, 2, 2, 1])
  expect((await ana.send({ method: 'GET', url: '~/journal-entries?before=now' })).status).toBe(400)
})

test('statistics count entries, words, mood and days in the person’s own zone', async () => {
  // 02:30 in UTC on the 10th is still the evening of the 9th in New York.
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-03-10T02:30:00Z') })
  const ana = await world.person({ timeZone: 'America/New_York' })
  const on = async (instant: string) => {
    const draft = { title: 'Day', content: 'a fine day with five words more', source: 'manual' as const }
    const createdAt = Temporal.Instant.from(instant)
    await insertEntry(world.services, ana.id as UserId, { ...draft, createdAt })
  }
  for (const instant of ['2026-03-01T12:00:00Z', '2026-03-07T12:00:00Z', '2026-03-08T23:00:00Z']) await on(instant)
  await refreshTotals(world.services.db, ana.id as UserId)
  expect(await ana.get<Stats>('~/stats')).toMatchObject({ totalEntries: 3, journalStreak: 2, totalWords: 21 })
  await ana.writes('Today was alright, mostly.')
  expect(await ana.get<Stats>('~/stats')).toMatchObject({
    totalEntries: 4,
    journalStreak: 3,
    longestJournalStreak: 3,
    streakBroken: false,
    achievement: 'Building Momentum',
    nextAchievement: '4 more days for Week Champion',
    totalWords: 25,
  })
})

test('twenty entries written at once are all counted', async () => {
  const ana = await world.person()
  await Promise.all(Array.from({ length: 20 }, (_, n) => ana.writes(`Entry number ${n} of many`)))
  expect(await ana.get<Stats>('~/stats')).toMatchObject({ totalEntries: 20, totalWords: 100, journalStreak: 1 })
})

test('the database holds no readable word of an entry', async () => {
  const ana = await world.person()
  await ana.writes('The heron stood in the reeds again', 'Heron at dawn')
  const { rows } = await world.services.db.execute<{ all: string }>(
    "select string_agg(e::text, chr(10)) || string_agg(encode(words, 'escape'), chr(10)) as all from journal_entries e",
  )
  expect(rows[0]?.all).not.toMatch(/heron|reeds/i)
  expect(world.logged()).not.toMatch(/heron|reeds/i)
})

test('an entry is written as a part of oneself, of nobody else, and stays when the part goes', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const part = { name: 'The critic', description: 'Wants me to be safe from blame' }
  const { body: made } = await ana.send<{ id: number }>({ method: 'POST', url: '/api/parts', body: part })
  const entry = { title: 'Said by the critic', content: 'You could have prepared more.', speakingAsPartId: made.id }
  const post = (person: Person) => person.send<SentEntry>({ method: 'POST', url: '~/journal-entries', body: entry })
  expect((await post(bo)).status).toBe(404)
  expect(await bo.get('~/journal-entries')).toEqual([])
  const { status, body } = await post(ana)
  expect([status, body.speakingAsPartId]).toEqual([201, made.id])
  expect((await ana.send({ method: 'DELETE', url: `~/parts/${made.id}` })).status).toBe(204)
  expect(await ana.get('~/journal-entries')).toMatchObject([{ title: 'Said by the critic', speakingAsPartId: null }])
})
