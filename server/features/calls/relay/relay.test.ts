import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { createWorld, type World, worldOfItsOwn } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const firstEntry = (person: Person) =>
  eventually('the entry', async () => (await person.get<SentEntry[]>('~/journal-entries'))[0])
const lastCall = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]
const isOver = (person: Person) =>
  eventually('the call to be over', async () => (await lastCall(person))?.duration !== null && lastCall(person))

/** The call as one who lost its page and its process would leave it, half a minute on. */
const timePasses = ({ services }: World) =>
  services.db.execute(
    sql`update calls set held_at = now() - interval '1 minute', asked_at = now() - interval '2 minutes'`,
  )

const turns = [
  'I finally finished the garden fence with my brother today.',
  'We started at seven in the morning and it rained twice.',
  'He told me that he is moving to Lisbon in the spring, and I did not know what to say.',
  'I am proud of him, and I will miss him a lot.',
  'Tonight I want to call our mother and tell her about the fence.',
]

test('a call becomes one entry that holds every sentence, understood', async () => {
  const ana = await world.person({ name: 'Ana Reyes' })
  const caller = await calls(ana)
  await caller.listens()
  for (const words of turns) await caller.says(words)
  await caller.hangsUp()
  const entry = await firstEntry(ana)
  for (const words of turns) expect(entry.transcription).toContain(words)
  for (const words of turns) expect(entry.content).toContain(words)
  expect(entry).toMatchObject({
    source: 'call',
    sentiment: expect.any(String),
    wordCount: turns.join(' ').split(' ').length,
  })
  expect(entry.moodScore).toBeGreaterThanOrEqual(1)
  expect(entry.themes).toContain('family')
  expect(entry.title.length).toBeGreaterThan(5)
  for (const said of caller.heard) expect(entry.content).not.toContain(said)
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
})

test('every turn is stored before it is answered', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The answer to this must not come before it is safe.')
  const call = await lastCall(ana)
  expect(call?.transcriptionText).toContain('The answer to this must not come before it is safe.')
  expect(await ana.get('~/calls/current')).toMatchObject({ call: { id: caller.callId }, heard: 1 })
  await caller.hangsUp()
})

test('a line that drops without a goodbye can be picked up again, where it was', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill.')
  caller.drops()
  const again = await caller.comesBack()
  await again.listens()
  expect(again.heard[0]).not.toBe(caller.heard[0])
  await again.says('And then the storm came over the hill.')
  await again.hangsUp()
  const entry = await firstEntry(ana)
  expect(entry.transcription?.match(/^Ana: .*old mill/gm)).toHaveLength(1)
  expect(entry.transcription).toContain('And then the storm came over the hill.')
})

test('a line that drops and stays silent becomes the entry all the same, once', async () => {
  const world = await worldOfItsOwn()
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('We walked up to the old mill before lunch.')
  caller.drops()
  await caller.isCutOff()
  await timePasses(world)
  const entry = await firstEntry(ana)
  expect(entry.transcription).toContain('We walked up to the old mill before lunch.')
  expect(await isOver(ana)).toMatchObject({ status: 'completed', journalEntryId: entry.id })
})

test('a phone nobody answers stops ringing', async () => {
  const world = await worldOfItsOwn()
  const ana = await world.person()
  await ana.send({ method: 'POST', url: '~/call' })
  await timePasses(world)
  expect(await isOver(ana)).toMatchObject({ status: 'no-answer', journalEntryId: null })
})

test('a caller who says nothing leaves a call and no entry', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.hangsUp()
  expect(await isOver(ana)).toMatchObject({ status: 'completed', journalEntryId: null })
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toEqual([])
})

test('one who never stops is heard to the last word', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  const said = Array.from({ length: 300 }, (_, n) => `Sentence number ${n} came out without a breath.`)
  for (const words of said) caller.mutters(words)
  await caller.says('And now I am done for today.')
  await caller.hangsUp()
  const entry = await firstEntry(ana)
  for (const words of said) expect(entry.transcription).toContain(words)
})

test('frames that are not JSON are ignored, and ten in a row end the line but not the words', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The bakery has a new owner now.')
  for (const text of ['hello', '{"type":', '[]', 'null', '{"type":"prompt"}', '{"type":"dance"}']) caller.raw(text)
  await caller.says('She is from Porto and sings while she works.')
  for (let n = 0; n < 10; n += 1) caller.raw('nonsense')
  await caller.isCutOff()
  expect(caller.closedWith()).toBe(1007)
  const again = await caller.comesBack()
  await again.hangsUp()
  const entry = await firstEntry(ana)
  expect(entry.transcription).toContain('The bakery has a new owner now.')
  expect(entry.transcription).toContain('She is from Porto and sings while she works.')
})

test('a frame of 200 KB closes the line, and what was said before is kept', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The bakery has a new owner now.')
  caller.mutters('word '.repeat(40_000))
  await caller.isCutOff()
  expect(caller.closedWith()).toBe(1009)
  const again = await caller.comesBack()
  await again.hangsUp()
  expect((await firstEntry(ana)).transcription).toContain('The bakery has a new owner now.')
})

test('a goodbye said twice, and a sweep beside it, make one entry', async () => {
  const world = await worldOfItsOwn()
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The bakery has a new owner now.')
  const again = await caller.comesBack()
  await Promise.all([caller.hangsUp(), again.hangsUp(), timePasses(world)])
  await firstEntry(ana)
  await eventually('all jobs to be done', async () => {
    const { rows } = await world.services.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pgboss.job where name = 'calls.tell' and state in ('created', 'active', 'retry')`,
    )
    return rows[0]?.n === 0
  })
  expect(await ana.get<SentEntry[]>('~/journal-entries')).toHaveLength(1)
})

test('what is said while the database cannot write waits, is stored and then answered', async () => {
  const world = await worldOfItsOwn()
  const { db } = world.services
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await db.execute(sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await db.execute(sql`create trigger full_disk before insert on call_turns execute function full_disk()`)
  const answered = caller.says('This was said on a very bad day for disks.')
  await eventually('a failed try', async () => caller.heard.length === 1)
  await db.execute(sql`drop trigger full_disk on call_turns`)
  await answered
  await caller.hangsUp()
  expect((await firstEntry(ana)).transcription).toContain('This was said on a very bad day for disks.')
})

test('when the server stops kindly, the line is let go and the call goes on', async () => {
  const world = await createWorld()
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The bakery has a new owner now.')
  await world.close()
  expect(caller.closedWith()).toBe(1012)
})

test('whoever asks for no more calls is called no more, before they are told so', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('Please stop calling me.')
  expect(caller.heard.at(-1)).toMatch(/won’t (?:call|ring)/)
  expect(await ana.get('~/settings')).toMatchObject({ dailyCallEnabled: false })
  await caller.hangsUp()
  expect(await isOver(ana)).toMatchObject({ status: 'completed', reason: 'no-more-calls', journalEntryId: null })
})

test('a call that is put off rings again when it was asked to, and is no entry', async () => {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2026-11-21T12:00:00Z') })
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('I’m driving, call me back in forty minutes.')
  expect(caller.heard.at(-1)).toContain('in forty minutes')
  const { rows } = await world.services.db.execute(sql`select next_call_at as at from users where id = ${ana.id}`)
  expect(new Date(String(rows[0]?.at)).toISOString()).toBe('2026-11-21T12:40:00.000Z')
  await caller.hangsUp()
  expect(await isOver(ana)).toMatchObject({ status: 'completed', reason: 'not-now', journalEntryId: null })
})

test('after a call in danger the next one begins with how they are', async () => {
  const ana = await world.person()
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('I want to kill myself.')
  await caller.hangsUp()
  await firstEntry(ana)
  const next = await calls(ana)
  await next.listens(1)
  expect(next.heard[0]).toMatch(/hard.*How are you/)
  await next.hangsUp()
})

test('nothing that was said is in the log', async () => {
  const ana = await world.person({ name: 'Wilhelmina Quark' })
  const caller = await calls(ana)
  await caller.listens()
  await caller.says('The heron stood in the reeds again.')
  await caller.hangsUp()
  await firstEntry(ana)
  expect(world.logged()).not.toMatch(/heron|reeds|Wilhelmina/i)
})
