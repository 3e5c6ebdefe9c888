import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HelpLine } from '#contract/help.ts'
import type { Stats } from '#contract/journal.ts'
import type { RealtimeMessage } from '#contract/realtime.ts'
import { insertEntry, refreshTotals } from '#server/features/journal/service.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, type SentEntry, send, type WrittenEntry } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Lines = { here: HelpLine; elsewhere: HelpLine[] }
const lines = async (query: string) =>
  (await send<Lines>(world.address, { method: 'GET', url: `/api/help-lines${query}` })).body

const change = async (person: Person, { id, version }: SentEntry, body: object) =>
  (await person.send<WrittenEntry>({ method: 'PATCH', url: `~/journal-entries/${id}`, body: { version, ...body } }))
    .body

test('the lines of a country are there for everyone, signed in or not, with the day they were checked', async () => {
  const { here, elsewhere } = await lines('?timeZone=America/Chicago')
  expect(here).toMatchObject({ country: 'US', call: '988', text: { number: '988' }, emergency: '911' })
  expect(here.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(elsewhere.map(({ country }) => country)).toContain('GB')
  expect(elsewhere.map(({ country }) => country)).not.toContain('US')
})

test.each(['', '?timeZone=Nowhere/Land'])(
  'without a zone we know, the directory of all countries comes first (%s)',
  async (query) => {
    expect((await lines(query)).here).toMatchObject({ country: '', website: 'https://findahelpline.com', call: null })
  },
)

test('nothing but lines is sent', async () => {
  const { here } = await lines('?timeZone=Europe/London')
  expect(Object.keys(here).sort()).toEqual(['call', 'checkedOn', 'country', 'emergency', 'name', 'text', 'website'])
})

test('an entry of somebody in danger is kept and answered at once, each level in its way', async () => {
  const ana = await world.person()
  const four = await ana.writes('I have decided to kill myself tonight. The pills are in front of me.')
  expect(four.care).toMatchObject({ level: 4 })
  expect(four.care?.words).toContain('call 911 now')
  const three = await ana.writes('I want to kill myself.')
  expect(three.care).toMatchObject({ level: 3 })
  expect(three.care?.words).toMatch(/988.*Are you thinking about killing yourself\?/)
  const two = await ana.writes('Everyone would be better off without me.')
  expect(two.care).toMatchObject({ level: 2 })
  expect(two.care?.words).toContain('988')
  const one = await ana.writes('I feel so hopeless today and I cried all night.')
  expect(one.care).toMatchObject({ level: 1 })
  expect((await ana.writes('We planted tomatoes and laughed.')).care).toBeNull()
  expect((await ana.get<SentEntry[]>('~/journal-entries')).length).toBe(5)
})

test('nobody else and no later reading is told of it', async () => {
  const ana = await world.person()
  const { id } = await ana.writes('I want to kill myself.')
  expect(JSON.stringify(await ana.get(`~/journal-entries/${id}`))).not.toContain('988')
})

test('a worry about somebody else is answered with what helps a helper', async () => {
  const ana = await world.person()
  const { care } = await ana.writes('My brother told me he wants to kill himself.')
  expect(care).toMatchObject({ level: 1 })
  expect(care?.words).toContain('help people who worry about someone')
})

test('what is changed into a cry for help is answered too; a changed tag or mood is not', async () => {
  const ana = await world.person()
  const entry = await ana.writes('We planted tomatoes and laughed.')
  const graver = await change(ana, entry, { content: 'I do not want to live any more.' })
  expect(graver.care).toMatchObject({ level: 3 })
  expect((await change(ana, graver, { moodScore: 2 })).care).toBeNull()
})

test('what is older than two weeks gets no more than a soft line', async () => {
  const ana = await world.person()
  const createdAt = world.services.now().subtract({ hours: 24 * 20 })
  const draft = { title: 'Then', content: 'A hard day in the old house.', source: 'manual' as const, createdAt }
  const { entry } = await insertEntry(world.services, ana.id as UserId, draft)
  await refreshTotals(world.services.db, ana.id as UserId)
  const { care } = await change(ana, { ...entry, createdAt: '' }, { content: 'I want to kill myself.' })
  expect(care).toMatchObject({ level: 1 })
  expect(care?.words).not.toContain('988')
})

test('a day on which somebody wrote of dying has no streak, badge, hint or news of achievements', async () => {
  const ana = await world.person()
  expect(await ana.get<Stats>('~/stats')).toMatchObject({ isQuiet: false })
  await ana.writes('I want to kill myself.')
  const heard: RealtimeMessage[] = []
  const stop = world.services.realtime.listen(ana.id as UserId, (message) => heard.push(message))
  for (let n = 0; n < 9; n += 1) await ana.writes(`A line for the day, number ${n}.`)
  expect(await ana.get<Stats>('~/stats')).toMatchObject({
    ...{ isQuiet: true, achievement: null, nextAchievement: '', streakBroken: false, totalEntries: 10 },
  })
  const unlocked = () => world.services.db.execute(sql`select 1 from achievements_unlocked where user_id = ${ana.id}`)
  await eventually('the unlocking', async () => ((await unlocked()).rowCount ?? 0) > 0)
  await eventually('other news', async () => heard.length > 0)
  stop()
  expect(heard.filter((message) => message.type === 'changed' && message.feature === 'achievements')).toEqual([])
})
