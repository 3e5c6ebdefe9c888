import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, type SentCall } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person, SentEntry } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const [aurel, willow] = [3, 5]

async function chooses(person: Person, coachId: number | undefined) {
  await person.send({ method: 'POST', url: '/api/marketplace/install-coach', body: { coachId } })
  const { status } = await person.send({ method: 'PUT', url: '~/current-coach', body: { coachId } })
  if (status !== 200) throw new Error(`choosing answered ${status}`)
}
const newest = async (person: Person) => (await person.get<SentCall[]>('~/call-history'))[0]

test('the chosen coach rings, says hello, and stands in the transcript for good', async () => {
  const ana = await world.person()
  await chooses(ana, willow)
  const caller = await calls(ana)
  expect((await newest(ana))?.companionName).toBe('Willow')
  await caller.listens(1)
  expect(caller.heard[0]).toMatch(/Willow\b.*\bAI\b/)
  await caller.says('My sister and I walked along the river.')
  await caller.hangsUp()
  const [entry] = await eventually('the entry', async () => {
    const entries = await ana.get<SentEntry[]>('~/journal-entries')
    return entries.length > 0 ? entries : null
  })
  expect(entry?.transcription).toContain(`Willow: ${caller.heard[0]}`)
  await chooses(ana, aurel)
  expect(await newest(ana)).toMatchObject({ companionName: 'Willow' })
  expect((await newest(ana))?.transcriptionText).toContain(`Willow: ${caller.heard[0]}`)
})

test('a call that comes back after its line dropped is still with the same coach', async () => {
  const ana = await world.person()
  await chooses(ana, willow)
  const before = await calls(ana)
  await before.listens(1)
  before.drops()
  await chooses(ana, aurel)
  const after = await before.comesBack()
  await after.listens(1)
  await after.says('Who is this?')
  expect(after.heard.at(-1)).toContain('Willow')
  await after.hangsUp()
})

test('without a choice it is the default one, and the daily call has the coach as well', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  await chooses(bo, aurel)
  const { db } = world.services
  await db.execute(sql`update users set next_call_at = now() - interval '1 minute' where id in (${ana.id}, ${bo.id})`)
  const rings = (person: Person) => eventually('the daily call', () => newest(person))
  expect(await rings(ana)).toMatchObject({ companionName: 'Journal' })
  expect(await rings(bo)).toMatchObject({ companionName: 'Aurel' })
})

test('calls from before there was a choice were with the first one', async () => {
  const ana = await world.person()
  await chooses(ana, aurel)
  await world.services.db.execute(
    sql`insert into calls (user_id, phone_number, status) values (${ana.id}, ${ana.user.phoneNumber}, 'no-answer')`,
  )
  expect(await newest(ana)).toMatchObject({ companionName: 'Journal' })
})
