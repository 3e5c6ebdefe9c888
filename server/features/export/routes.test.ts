import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDiary } from '#server/features/journal/importing/service.ts'
import type { UserId } from '#server/platform/services.ts'
import { calls } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Everything = Record<'account' | 'settings', object> & Record<'entries' | 'calls', { [field: string]: unknown }[]>

async function download(person: Person) {
  const response = await fetch(new URL(`/api/users/${person.id}/export`, world.address), { headers: person.headers })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const pages = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  return { response, pages, everything: JSON.parse(pages['journal.json'] ?? '') as Everything }
}

/** Talks on the phone until the entry is there. */
async function talks(person: Person, words: string) {
  const caller = await calls(person)
  await caller.listens()
  await caller.says(words)
  await caller.hangsUp()
  await eventually('the entry', async () => (await person.get<SentEntry[]>('~/journal-entries'))[0]?.source === 'call')
}

test('one file holds the account, the settings, every entry and every call, to be read without us', async () => {
  const ana = await world.person({ name: 'Ana Reyes' })
  await ana.writes('I finally finished the garden fence.', 'The fence')
  await talks(ana, 'We walked up to the old mill before lunch.')
  const { response, pages, everything } = await download(ana)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="journal-ai-\d{4}-\d\d-\d\d\.zip"$/,
  )
  expect(everything.account).toMatchObject({ name: 'Ana Reyes', phoneNumber: ana.user.phoneNumber, callTime: '19:00' })
  expect(everything.settings).toMatchObject({ maxCallDuration: 600, timeZone: 'America/New_York', goals: [] })
  expect(everything.entries).toMatchObject([{ title: 'The fence', source: 'manual' }, { source: 'call' }])
  expect(everything.calls).toMatchObject([{ status: 'completed', journalEntryId: everything.entries[1]?.id }])
  expect(JSON.stringify(everything.calls[0]?.turns)).toContain('We walked up to the old mill before lunch.')
  const names = Object.keys(pages).filter((name) => name.startsWith('entries/'))
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^entries\/\d{4}-\d\d-\d\d-the-fence\.md$/)
  expect(pages[names[0] ?? '']).toContain('# The fence\n\nI finally finished the garden fence.')
  expect(pages[names[1] ?? '']).toContain('Ana: We walked up to the old mill before lunch.')
})

test('no secret of ours goes along: neither a hash nor a token nor a sealed byte', async () => {
  const ana = await world.person()
  await talks(ana, 'The heron stood in the reeds again this morning.')
  const { pages } = await download(ana)
  expect(pages['journal.json']).not.toMatch(/argon2|passwordHash|tokenHash|phoneId|"type":\s*"Buffer"/)
})

test('a long journal is there to its last entry, each in a file of its own, however old', async () => {
  const ana = await world.person()
  const day = (n: number) => Temporal.PlainDate.from('1660-01-01').add({ days: Math.floor(n / 2) })
  const diary = Array.from({ length: 450 }, (_, n) => ({
    title: 'Up betimes',
    text: `Up betimes on day ${n}, and to the office.`,
    at: day(n).toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).toInstant(),
  }))
  await importDiary(world.services, ana.id as UserId, diary)
  const { pages, everything } = await download(ana)
  expect(everything.entries).toHaveLength(450)
  expect(new Set(everything.entries.map(({ content }) => content)).size).toBe(450)
  expect(Object.keys(pages)).toHaveLength(451)
})

test('an empty journal is a whole file too', async () => {
  const { pages, everything } = await download(await world.person())
  expect(Object.keys(pages)).toEqual(['journal.json'])
  expect([everything.entries, everything.calls]).toEqual([[], []])
})

test('nobody takes another person’s journal, signed in or not', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await ana.writes('I finally finished the garden fence.', 'The fence')
  const url = `/api/users/${ana.id}/export`
  expect((await bo.send({ method: 'GET', url })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
  expect((await download(bo)).everything.entries).toEqual([])
})

test('asked for again and again, it has to wait', async () => {
  const ana = await world.person()
  const answers = []
  for (let n = 0; n < 21; n += 1) answers.push((await ana.send({ method: 'GET', url: '~/export' })).status)
  expect(answers).toEqual([...Array(20).fill(200), 429])
})
