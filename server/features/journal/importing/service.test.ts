import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stats } from '#contract/journal.ts'
import type { UserId } from '#server/platform/services.ts'
import type { SentEntry } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { readDiary } from './diary.ts'
import { importDiary } from './service.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const lines = ['1665-09-14', '1665-09-15', '1665-09-15', '1666-09-02'].map((date, n) =>
  JSON.stringify({ date, text: `Entry ${n}: up betimes, and to the office.` }),
)
const diary = readDiary(lines, 'Europe/London', Temporal.Now.instant())

test('a diary keeps its days, its order and every word, and counts in the statistics', async () => {
  const ana = await world.person({ timeZone: 'Europe/London' })
  expect(await importDiary(world.services, ana.id as UserId, diary)).toBe(4)
  const entries = await ana.get<SentEntry[]>('~/journal-entries')
  expect(entries.map(({ content }) => content.slice(0, 7))).toEqual(['Entry 3', 'Entry 2', 'Entry 1', 'Entry 0'])
  expect(entries[0]?.createdAt.slice(0, 10)).toBe('1666-09-02')
  expect(await ana.get<Stats>('~/stats')).toMatchObject({
    totalEntries: 4,
    longestJournalStreak: 2,
    streakBroken: true,
  })
})

test('the same diary brought twice is there once', async () => {
  const ana = await world.person({ timeZone: 'Europe/London' })
  const userId = ana.id as UserId
  await importDiary(world.services, userId, diary.slice(0, 2))
  expect(await importDiary(world.services, userId, diary)).toBe(2)
  expect(await importDiary(world.services, userId, diary)).toBe(0)
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(4)
})
