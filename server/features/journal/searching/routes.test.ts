import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EntrySort } from '#contract/journal.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { addEntry, insertEntry } from '../service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type About = { title: string; content?: string; on?: string; mood?: number; words?: number; said?: string }
let callIds = 0

/** As a call tells it, which fixes the mood and the number of words. */
async function tells(person: Person, { title, content = 'something', on = '2026-03-03T12:00:00Z', ...call }: About) {
  callIds += 1
  const told = { id: callIds, seconds: 60, wordCount: call.words ?? 1 }
  const draft = {
    title,
    content,
    transcription: call.said ?? null,
    source: 'call' as const,
    createdAt: Temporal.Instant.from(on),
  }
  await addEntry(world.services, person.id as UserId, { ...draft, call: { ...told, mood: call.mood ?? null } })
}

const titles = async (person: Person, query: string) =>
  (await person.get<SentEntry[]>(`~/journal-entries?${query}`)).map(({ title }) => title).join(' ')
const counted = (person: Person, query: string) => person.get(`~/journal-entries/count?${query}`)

const sorted: [EntrySort, string][] = [
  ['newest', 'D C B A E'],
  ['oldest', 'E A B C D'],
  ['highest-mood', 'C B A E D'],
  ['lowest-mood', 'A B C D E'],
  ['longest', 'E C B A D'],
  ['shortest', 'D A B C E'],
]

test.each(sorted)('sorted by %s, pages follow each other without a gap or a repeat', async (sort, expected) => {
  const ana = await world.person()
  await tells(ana, { title: 'A', on: '2026-03-02T12:00:00Z', mood: 2, words: 20 })
  await tells(ana, { title: 'B', on: '2026-03-02T12:00:00Z', mood: 7, words: 20 })
  await tells(ana, { title: 'C', on: '2026-03-04T12:00:00Z', mood: 9, words: 50 })
  await tells(ana, { title: 'D', on: '2026-03-05T12:00:00Z', words: 4 })
  await tells(ana, { title: 'E', on: '2026-03-01T12:00:00Z', words: 70 })
  expect(await titles(ana, `sort=${sort}`)).toBe(expected)
  const seen: string[] = []
  for (let before = ''; ; ) {
    const page = await ana.get<SentEntry[]>(`~/journal-entries?limit=2&sort=${sort}${before}`)
    seen.push(...page.map(({ title }) => title))
    if (page.length < 2) break
    before = `&before=${page.at(-1)?.id}`
  }
  expect(seen.join(' ')).toBe(expected)
})

test('a mood band holds its own, and an entry without a mood is in none', async () => {
  const ana = await world.person()
  for (const [title, mood] of [
    ['low', 5.9],
    ['six', 6],
    ['high', 8],
    ['ten', 10],
  ] as const) {
    await tells(ana, { title, mood })
  }
  await tells(ana, { title: 'unknown' })
  expect(await titles(ana, 'mood=high&sort=oldest')).toBe('high ten')
  expect(await titles(ana, 'mood=medium')).toBe('six')
  expect(await titles(ana, 'mood=low')).toBe('low')
  expect(await counted(ana, 'mood=high')).toEqual({ matching: 2, total: 5 })
  expect(await counted(ana, '')).toEqual({ matching: 5, total: 5 })
})

test('a sentiment and the days of one’s own calendar narrow the list', async () => {
  // 03:00 in UTC on the 5th is the evening of the 4th in New York.
  const ana = await world.person({ timeZone: 'America/New_York' })
  await tells(ana, { title: 'glad', mood: 9, on: '2026-03-05T03:00:00Z' })
  await tells(ana, { title: 'low', mood: 2, on: '2026-03-06T12:00:00Z' })
  expect(await titles(ana, 'sentiment=positive')).toBe('glad')
  expect(await titles(ana, 'from=2026-03-04&to=2026-03-04')).toBe('glad')
  expect(await titles(ana, 'from=2026-03-05')).toBe('low')
  expect(await titles(ana, 'to=2026-03-05')).toBe('glad')
})

test('a search finds what was written, said or tagged, all words of it, and counts', async () => {
  const ana = await world.person()
  await tells(ana, { title: 'Café', content: 'We painted the kitchen.', said: 'Journal: How are you?\nAna: Tired.' })
  await tells(ana, { title: 'River', content: 'The heron stood in the reeds.' })
  expect(await titles(ana, 'q=cafe')).toBe('Café')
  expect(await titles(ana, 'q=TIRED%20kitchen')).toBe('Café')
  expect(await titles(ana, 'q=kitchen%20heron')).toBe('')
  expect(await counted(ana, 'q=heron')).toEqual({ matching: 1, total: 2 })
  const [river] = await ana.get<SentEntry[]>('~/journal-entries?q=heron')
  await ana.send({ method: 'PATCH', url: `~/journal-entries/${river?.id}/tags`, body: { themes: ['Birds'] } })
  expect(await titles(ana, 'tag=bird')).toBe('River')
  expect(await titles(ana, 'q=birds%20reeds')).toBe('River')
  expect(await counted(ana, 'tag=bird&q=kitchen')).toEqual({ matching: 0, total: 2 })
  expect(await titles(ana, 'tag=bird&q=herom')).toBe('River')
  // A word may be misspelled, a part of a tag is meant as it is.
  expect(await titles(ana, 'tag=reedz&q=reedz')).toBe('')
})

test('a search goes through the whole journal, and its pages follow each other', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  await world.services.db.transaction(async (tx) => {
    for (let n = 0; n < 900; n += 1) {
      const content = n % 300 === 0 ? `The heron came on day ${n}.` : 'It rained.'
      const createdAt = Temporal.Instant.from('2026-01-01T00:00:00Z').add({ hours: n })
      const draft = { title: `${n}`, content, source: 'manual' as const, createdAt }
      await insertEntry({ ...world.services, db: tx }, userId, draft)
    }
  })
  expect(await titles(ana, 'q=heron')).toBe('600 300 0')
  const [first] = await ana.get<SentEntry[]>('~/journal-entries?q=heron&limit=1')
  expect(await titles(ana, `q=heron&limit=2&before=${first?.id}`)).toBe('300 0')
  expect(await counted(ana, 'q=rained')).toEqual({ matching: 897, total: 900 })
})

test('the calendar knows the days with entries and their mean mood', async () => {
  const ana = await world.person({ timeZone: 'America/New_York' })
  await tells(ana, { title: 'a', mood: 6, on: '2026-03-05T03:00:00Z' })
  await tells(ana, { title: 'b', mood: 7, on: '2026-03-04T12:00:00Z' })
  await tells(ana, { title: 'c', on: '2026-03-06T12:00:00Z' })
  await tells(ana, { title: 'd', mood: 3, on: '2026-04-01T12:00:00Z' })
  expect(await ana.get('~/journal-entries/days?from=2026-03-01&to=2026-03-31')).toEqual([
    { day: '2026-03-04', entries: 2, moodScore: 6.5 },
    { day: '2026-03-06', entries: 1, moodScore: null },
  ])
})

test('every tag is named once, the most used first', async () => {
  const ana = await world.person()
  const bo = await world.person()
  for (const themes of [['garden', 'lisbon'], ['garden'], ['brother', 'garden']]) {
    const { id } = await ana.writes('Something happened today.')
    await ana.send({ method: 'PATCH', url: `~/journal-entries/${id}/tags`, body: { themes } })
  }
  expect(await ana.get('~/tags')).toEqual([
    { tag: 'garden', entries: 3 },
    { tag: 'brother', entries: 1 },
    { tag: 'lisbon', entries: 1 },
  ])
  expect(await bo.get('~/tags')).toEqual([])
})

test('someone else can neither search, count, see days nor tags', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await ana.writes('The heron stood in the reeds.')
  for (const path of [
    '/journal-entries?q=heron',
    '/journal-entries/count?q=heron',
    '/journal-entries/days?from=2026-01-01&to=2026-12-31',
    '/tags',
  ]) {
    const url = `/api/users/${ana.id}${path}`
    expect((await bo.send({ method: 'GET', url })).status).toBe(403)
    expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
  }
  expect(await titles(bo, 'q=heron')).toBe('')
})

test('what cannot be asked is refused, and asked for nothing it finds nothing', async () => {
  const ana = await world.person()
  for (const query of ['mood=blue', 'sort=random', 'sentiment=fine', 'from=yesterday', 'from=0000-01-01']) {
    expect((await ana.send({ method: 'GET', url: `~/journal-entries?${query}` })).status).toBe(400)
  }
  expect((await ana.send({ method: 'GET', url: '~/journal-entries/days' })).status).toBe(400)
  expect(await ana.get('~/journal-entries?q=%25_%00%27')).toEqual([])
})
