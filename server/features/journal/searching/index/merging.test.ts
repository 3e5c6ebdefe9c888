import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weighed } from '#server/language/search/weighing.ts'
import type { UserId } from '#server/platform/services.ts'
import { type Person, type SentEntry, send } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { importDiary } from '../../importing/service.ts'
import { entriesOf } from '../../queries.ts'
import { entries } from '../../tables.ts'
import { blocksOf, vocabularyOf } from './buckets.ts'
import { mergeSearches } from './jobs.ts'
import { mergeSearch } from './merging.ts'
import { postings, unmerged, vocabulary } from './tables.ts'
import { worthMerging } from './unmerged.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ onClock: [] })
})
afterAll(() => world.close())

const idOf = ({ id }: Person) => id as UserId
const merge = (person: Person) => mergeSearch(world.services, idOf(person))
const found = async (person: Person, q: string) =>
  (await person.get<SentEntry[]>(`~/journal-entries?q=${encodeURIComponent(q)}`)).map(({ title }) => title).join(' ')
const counted = (person: Person, q: string) => person.get(`~/journal-entries/count?q=${encodeURIComponent(q)}`)
const change = (person: Person, { id, version }: SentEntry, body: object) =>
  person.send<SentEntry>({ method: 'PATCH', url: `~/journal-entries/${id}`, body: { version, ...body } })
const remove = (person: Person, { id }: SentEntry) => person.send({ method: 'DELETE', url: `~/journal-entries/${id}` })

async function bucketsOf(person: Person) {
  const { db, vault } = world.services
  return { db, userId: idOf(person), safe: await vault.safeOf(db, idOf(person)) }
}

async function terms(person: Person) {
  return new Map(await vocabularyOf(await bucketsOf(person)))
}

/** As if everything were merged for the first time. */
async function termsOfEntries(person: Person) {
  const counts = new Map<string, number>()
  const kept = await entriesOf(world.services, idOf(person), { limit: 100_000 })
  for (const term of kept.flatMap((entry) => [...weighed(entry).keys()])) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

async function behind(person: Person): Promise<number> {
  const { db } = world.services
  return (
    await db
      .select()
      .from(unmerged)
      .where(eq(unmerged.userId, idOf(person)))
  ).length
}

test('what was written is found the same before and after it is merged', async () => {
  const ana = await world.person()
  await ana.writes('The heron stood in the reeds.', 'River')
  await ana.writes('We painted the kitchen, and Zoë’s brother ran home.', 'Café')
  const asked = ['heron', 'HERON reeds', 'cafe', 'zoe', 'painting', 'run', 'kit', 'herom', 'telephone', 'heron kitchen']
  const before = await Promise.all(asked.map((q) => found(ana, q)))
  expect(before).toEqual(['River', 'River', 'Café', 'Café', 'Café', 'Café', 'Café', 'River', '', ''])
  await merge(ana)
  expect(await behind(ana)).toBe(0)
  expect(await Promise.all(asked.map((q) => found(ana, q)))).toEqual(before)
  expect(await counted(ana, 'heron')).toEqual({ matching: 1, total: 2 })
})

test('an edited entry is found by its new words at once, and the old ones leave the buckets', async () => {
  const ana = await world.person()
  const entry = await ana.writes('The heron stood in the reeds.', 'River')
  await merge(ana)
  const { body: once } = await change(ana, entry, { content: 'The otter slept in the reeds.' })
  expect([await found(ana, 'heron'), await found(ana, 'otter')]).toEqual(['', 'River'])
  await change(ana, once, { content: 'The badger slept in the reeds.' })
  await merge(ana)
  expect([await found(ana, 'heron'), await found(ana, 'otter'), await found(ana, 'badger')]).toEqual(['', '', 'River'])
  expect(await terms(ana)).toEqual(await termsOfEntries(ana))
})

test('a deleted entry is gone from what is found at once, and from the buckets when they are merged', async () => {
  const ana = await world.person()
  const entry = await ana.writes('The heron stood in the reeds.')
  await merge(ana)
  const never = await ana.writes('The heron came again.')
  await remove(ana, entry)
  await remove(ana, never)
  expect(await found(ana, 'heron')).toBe('')
  expect(await counted(ana, 'heron')).toEqual({ matching: 0, total: 0 })
  await mergeSearches.run(world.services)
  expect(await behind(ana)).toBe(0)
  expect((await terms(ana)).size).toBe(0)
  expect(
    await world.services.db
      .select()
      .from(postings)
      .where(eq(postings.userId, idOf(ana))),
  ).toEqual([])
})

test('nobody finds what somebody else wrote, nor does the same word look the same for two people', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await ana.writes('The heron stood in the reeds.')
  await bo.writes('The heron stood in the garden.')
  await Promise.all([merge(ana), merge(bo)])
  expect(await found(bo, 'reeds')).toBe('')
  const url = `/api/users/${ana.id}/journal-entries?q=heron`
  expect((await bo.send({ method: 'GET', url })).status).toBe(403)
  expect((await send(world.address, { method: 'GET', url })).status).toBe(401)
  const { db } = world.services
  const rows = await db
    .select({ bucket: postings.bucket, words: postings.words, userId: postings.userId })
    .from(postings)
  const of = (person: Person) => new Set(rows.filter(({ userId }) => userId === person.id).map(({ bucket }) => bucket))
  expect(of(ana).size).toBeGreaterThan(4)
  expect(of(ana).isDisjointFrom(of(bo))).toBe(true)
  const sealed = [...rows, ...(await db.select({ words: vocabulary.words }).from(vocabulary))]
  expect(sealed.filter(({ words }) => words.includes('heron'))).toEqual([])
})

test('two merges at once count every entry once', async () => {
  const ana = await world.person()
  for (let n = 0; n < 20; n += 1) await ana.writes(`The heron came on day ${n}.`)
  await Promise.all([merge(ana), merge(ana), merge(ana)])
  await merge(ana)
  expect(await terms(ana)).toEqual(await termsOfEntries(ana))
  expect(await counted(ana, 'heron')).toEqual({ matching: 20, total: 20 })
})

test('what is written, changed and deleted while it is merged is merged as it is in the end', async () => {
  const ana = await world.person()
  const written: SentEntry[] = []
  for (let n = 0; n < 24; n += 1) written.push(await ana.writes(`The heron came on day ${n}.`, `Day ${n}`))
  const busy = { is: true }
  const merging = Promise.all(
    [1, 2].map(async () => {
      while (busy.is) await merge(ana)
    }),
  )
  await Promise.all(
    written.map(async (entry, n) => {
      if (n % 3 === 0) return remove(ana, entry)
      const { body } = await change(ana, entry, { content: `An otter swam by on day ${n}.` })
      if (n % 3 === 1) await change(ana, body, { content: `A badger ran by on day ${n}.` })
      return ana.writes(`The wren sang on day ${n}.`)
    }),
  )
  busy.is = false
  await merging
  await merge(ana)
  expect(await behind(ana)).toBe(0)
  expect(await terms(ana)).toEqual(await termsOfEntries(ana))
  expect(await Promise.all(['heron', 'otter', 'badger', 'wren'].map((q) => counted(ana, q)))).toEqual(
    [0, 8, 8, 16].map((matching) => ({ matching, total: 32 })),
  )
})

test('a merge that breaks in the middle loses nothing, and leaves nothing of itself', async () => {
  const ana = await world.person()
  await ana.writes('The heron stood in the reeds.', 'River')
  const { db } = world.services
  await db.execute(sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await db.execute(
    sql`create trigger full_disk before insert on journal_search_vocabulary execute function full_disk()`,
  )
  await expect(merge(ana)).rejects.toThrow()
  expect(await blocksOf(await bucketsOf(ana), ['her'])).toEqual([])
  expect(await found(ana, 'heron')).toBe('River')
  await db.execute(sql`drop trigger full_disk on journal_search_vocabulary`)
  await merge(ana)
  expect(await found(ana, 'heron')).toBe('River')
  expect(await terms(ana)).toEqual(await termsOfEntries(ana))
})

test('a journal that was brought in is merged, in blocks, and found whole', async () => {
  const ana = await world.person()
  const start = Temporal.Instant.from('2020-01-01T00:00:00Z')
  const diary = Array.from({ length: 400 }, (_, n) => ({
    title: `Day ${n}`,
    text: `The heron came at ${n}. It was the best of the day, and then there was ${n % 7 === 0 ? 'rain' : 'sun'}.`,
    at: start.add({ hours: 24 * n }),
  }))
  await importDiary(world.services, idOf(ana), diary)
  await mergeSearches.run(world.services)
  expect(await behind(ana)).toBe(0)
  expect(await counted(ana, 'rain heron')).toEqual({ matching: 58, total: 400 })
  expect(await found(ana, '399')).toBe('Day 399')
  expect(await terms(ana)).toEqual(await termsOfEntries(ana))
})

test('a few new entries wait for more, and then all are merged', async () => {
  const ana = await world.person()
  for (let n = 1; n < worthMerging; n += 1) await ana.writes(`The heron came on day ${n}.`)
  await mergeSearches.run(world.services)
  expect(await behind(ana)).toBe(worthMerging - 1)
  await ana.writes('The heron came once more.')
  await mergeSearches.run(world.services)
  expect(await behind(ana)).toBe(0)
})

test('whose entry does not open keeps nobody else waiting', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const { db } = world.services
  for (const person of [ana, bo]) {
    await person.writes('The heron stood in the reeds.')
    await db
      .update(unmerged)
      .set({ isDue: true })
      .where(eq(unmerged.userId, idOf(person)))
  }
  await db
    .update(entries)
    .set({ words: Buffer.from('damaged') })
    .where(eq(entries.userId, idOf(ana)))
  await mergeSearches.run(world.services)
  expect([await behind(ana), await behind(bo)]).toEqual([1, 0])
  expect(world.logged()).toContain('a search was not merged')
})

test('with the account everything that was searched goes', async () => {
  const ana = await world.person()
  await ana.writes('The heron stood in the reeds.')
  await merge(ana)
  await ana.writes('The heron came again.')
  await world.services.db.execute(sql`delete from users where id = ${ana.id}`)
  for (const table of [postings, vocabulary, unmerged]) {
    expect(
      await world.services.db
        .select()
        .from(table)
        .where(eq(table.userId, idOf(ana))),
    ).toEqual([])
  }
})
