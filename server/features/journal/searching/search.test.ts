import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedIn } from '#server/language/search/query.ts'
import { termsIn } from '#server/language/search/terms.ts'
import type { UserId } from '#server/platform/services.ts'
import { realJournals } from '#server/testing/data/journals.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { importDiary } from '../importing/service.ts'
import { entriesOf } from '../queries.ts'
import { addEntry } from '../service.ts'
import { mergeSearch } from './index/merging.ts'
import { matching, searchEntries } from './search.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ onClock: [] })
})
afterAll(() => world.close())

async function told(person: Person, title: string, content: string, day = '2026-03-03') {
  const createdAt = Temporal.Instant.from(`${day}T18:00:00Z`)
  return addEntry(world.services, person.id as UserId, { title, content, source: 'manual', createdAt })
}

const found = (person: Person, query: string, within: { limit?: number; from?: string; to?: string } = {}) =>
  searchEntries(world.services, person.id as UserId, query, { limit: 10, ...within })

async function someJournal() {
  const ana = await world.person()
  const doctor = await told(ana, 'The doctor called Mom', 'She sat down on the stairs, and then we laughed.')
  const garden = await told(ana, 'Sunday', 'We ran through the garden. Mom had planted beans.', '2026-03-08')
  const train = await told(ana, 'Monday', 'The train was late, and so was the doctor.', '2026-03-09')
  return { ana, doctor: doctor.id, garden: garden.id, train: train.id }
}

test.each([false, true])('the entries that say most of what is asked come first (merged: %s)', async (isMerged) => {
  const { ana, doctor, garden, train } = await someJournal()
  if (isMerged) await mergeSearch(world.services, ana.id as UserId)
  expect((await found(ana, 'doctor')).map(({ entryId }) => entryId)).toEqual([doctor, train])
  expect((await found(ana, 'When did the doctor call my mom?'))[0]?.entryId).toBe(doctor)
  const [run] = await found(ana, 'running')
  expect(run).toMatchObject({ entryId: garden, matchedTerms: ['ran'], matchedWords: ['running'] })
  const [spelled] = await found(ana, 'gardn zebra')
  expect(spelled).toMatchObject({ entryId: garden, matchedTerms: ['garden'], matchedWords: ['gardn'] })
  expect(await found(ana, 'zebra')).toEqual([])
  expect(await found(ana, '…')).toEqual([])
})

test('a word finds just the entries that a reader of all of them would name', async () => {
  const ana = await world.person()
  const userId = ana.id as UserId
  const start = Temporal.Instant.from('2026-01-01T12:00:00Z')
  const texts = realJournals()
    .slice(0, 80)
    .map((sentences) => sentences.join(' '))
  const diary = texts.map((text, n) => ({ title: 'A day', text, at: start.add({ hours: 24 * n }) }))
  await importDiary(world.services, userId, diary)
  await mergeSearch(world.services, userId)
  const kept = await entriesOf(world.services, userId, { limit: 100 })
  const read = kept.map(({ id, title, content, themes }) => ({
    id,
    terms: termsIn([title, content, ...themes].join(' ')),
  }))
  const words = [...new Set(read.flatMap(({ terms }) => terms))]
  for (const q of words.filter((_, n) => n % Math.ceil(words.length / 80) === 0)) {
    const [asked] = askedIn({ q }) ?? []
    const named = read.filter(({ terms }) => terms.some((term) => asked?.matches(term))).map(({ id }) => id)
    expect((await matching(world.services, userId, { q }))?.sort(), q).toEqual(named.sort())
  }
})

test('a period and a limit leave out the rest, however much better it is', async () => {
  const { ana, garden, train } = await someJournal()
  for (let n = 0; n < 30; n += 1) await told(ana, 'The doctor', 'The doctor, the doctor.', '2026-01-05')
  await mergeSearch(world.services, ana.id as UserId)
  expect((await found(ana, 'doctor', { limit: 2, from: '2026-03-09' })).map(({ entryId }) => entryId)).toEqual([train])
  expect((await found(ana, 'mom', { to: '2026-03-08', from: '2026-03-08' })).map(({ entryId }) => entryId)).toEqual([
    garden,
  ])
  expect(await found(ana, 'doctor', { limit: 2 })).toHaveLength(2)
})

test('somebody else finds nothing of it, and the person nothing they deleted', async () => {
  const { ana, doctor, train } = await someJournal()
  const bo = await world.person()
  await mergeSearch(world.services, ana.id as UserId)
  expect(await found(bo, 'doctor')).toEqual([])
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${doctor}` })
  expect((await found(ana, 'doctor')).map(({ entryId }) => entryId)).toEqual([train])
})

test('tags are counted as they are now, merged or not', async () => {
  const ana = await world.person()
  const tag = ({ id }: { id: number }, ...themes: string[]) =>
    ana.send({ method: 'PATCH', url: `~/journal-entries/${id}/tags`, body: { themes } })
  const [one, two, three] = [
    await ana.writes('The first day.'),
    await ana.writes('The second day.'),
    await ana.writes('The third day.'),
  ]
  await tag(one, 'garden', 'old town')
  await tag(two, 'garden')
  await mergeSearch(world.services, ana.id as UserId)
  await tag(two, 'heron')
  await tag(three, 'garden')
  await ana.send({ method: 'DELETE', url: `~/journal-entries/${one.id}` })
  const now = [
    { tag: 'garden', entries: 1 },
    { tag: 'heron', entries: 1 },
  ]
  expect(await ana.get('~/tags')).toEqual(now)
  await mergeSearch(world.services, ana.id as UserId)
  expect(await ana.get('~/tags')).toEqual(now)
})
