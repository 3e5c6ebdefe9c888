import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { addEntry } from '../service.ts'
import { mergeSearch } from './index/merging.ts'
import { searchEntries } from './search.ts'

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
