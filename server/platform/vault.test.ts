import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { UserId } from '#server/platform/services.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { createVault } from './vault.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function safes() {
  const { db, vault } = world.services
  const [ana, bo] = [await world.person(), await world.person()]
  return { ana: await vault.safeOf(db, ana.id as UserId), bo: await vault.safeOf(db, bo.id as UserId), anaId: ana.id }
}

test('what was sealed opens again, to the letter', async () => {
  const { ana } = await safes()
  const words = 'Grüße 🌙 — שלום\n“quoted”'
  expect(ana.open('a.b/1', ana.seal('a.b/1', words))).toBe(words)
})

test('the same words never look the same twice', async () => {
  const { ana } = await safes()
  expect(ana.seal('a.b/1', 'hello').equals(ana.seal('a.b/1', 'hello'))).toBe(false)
})

test('sealed words do not open in another row, for another person, or changed by a bit', async () => {
  const { ana, bo } = await safes()
  const sealed = ana.seal('a.b/1', 'only mine')
  expect(() => ana.open('a.b/2', sealed)).toThrow()
  expect(() => bo.open('a.b/1', sealed)).toThrow()
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => ana.open('a.b/1', changed)).toThrow()
  }
})

test('without the host’s key nobody’s key can be had', async () => {
  const { anaId } = await safes()
  const stranger = createVault(randomBytes(32))
  await expect(stranger.safeOf(world.services.db, anaId as UserId)).rejects.toThrow()
})

test('destroying a key destroys the words, also for who remembered it', async () => {
  const { db, vault } = world.services
  const { anaId } = await safes()
  await vault.destroyKey(db, anaId as UserId)
  vault.forget(anaId as UserId)
  await expect(vault.safeOf(db, anaId as UserId)).rejects.toThrow('no data key')
})

test('a key is let go of after five minutes, also where nobody said to forget it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const key = randomBytes(32)
  const elsewhere = createVault(key)
  const { db } = world.services
  const { anaId } = await safes()
  await db.execute(sql`delete from data_keys where user_id = ${anaId}`)
  await elsewhere.createKey(db, anaId as UserId)
  const safe = await elsewhere.safeOf(db, anaId as UserId)
  await db.execute(sql`delete from data_keys where user_id = ${anaId}`)
  expect(await elsewhere.safeOf(db, anaId as UserId)).toBe(safe)
  vi.advanceTimersByTime(5 * 60_000)
  await expect(elsewhere.safeOf(db, anaId as UserId)).rejects.toThrow('no data key')
})

test('the host’s own safe opens with the host’s key alone', () => {
  const key = randomBytes(32)
  const sealed = createVault(key).ofHost.seal('a.b/1', 'a question')
  expect(createVault(key).ofHost.open('a.b/1', sealed)).toBe('a question')
  expect(() => createVault(randomBytes(32)).ofHost.open('a.b/1', sealed)).toThrow()
  expect(() => createVault(key).ofHost.open('a.b/2', sealed)).toThrow()
})

test('a mark is the same for the same words, and another with another host’s key', () => {
  const [ours, theirs] = [createVault(randomBytes(32)), createVault(randomBytes(32))]
  expect(ours.mark('042917')).toBe(ours.mark('042917'))
  expect(ours.mark('042917')).not.toBe(ours.mark('042918'))
  expect(ours.mark('042917')).not.toBe(theirs.mark('042917'))
  expect(ours.mark('042917')).not.toContain('042917')
})
