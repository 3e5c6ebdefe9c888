import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RealtimeMessage } from '#contract/realtime.ts'
import type { UserId } from '#server/platform/services.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { Person } from '#server/testing/person.ts'
import { createWorld, type World } from '#server/testing/world.ts'
import { startRealtime } from './realtime.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function pageOf(person: Person, headers: Record<string, string> = person.headers) {
  const heard: RealtimeMessage[] = []
  const socket = new WebSocket(new URL('/ws', world.address.replace(/^http/, 'ws')), { headers })
  socket.on('message', (data) => heard.push(JSON.parse(data.toString()) as RealtimeMessage))
  await new Promise<void>((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return heard
}

const changed = { type: 'changed', feature: 'journal' } as const

test('what one process pushes reaches every page of that person, and nobody else', async () => {
  const [ana, bo] = [await world.person(), await world.person()]
  const [first, second, other] = [await pageOf(ana), await pageOf(ana), await pageOf(bo)]
  const elsewhere = await startRealtime(world.connection, world.services.log)
  await elsewhere.push(ana.id as UserId, changed)
  await eventually('both pages to hear it', async () => first.length === 1 && second.length === 1)
  expect([first, other]).toEqual([[changed], []])
  await elsewhere.stop()
})

test('without a session, or from another site, there is no socket', async () => {
  const ana = await world.person()
  await expect(pageOf(ana, { origin: world.address })).rejects.toThrow('401')
  await expect(pageOf(ana, { ...ana.headers, origin: 'https://evil.example' })).rejects.toThrow('403')
})

test('it listens again after its database connection was cut', async () => {
  const ana = await world.person()
  const page = await pageOf(ana)
  const { db, realtime } = world.services
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'journal-ai realtime'`)
  await eventually('a message to come through again', async () => {
    await realtime.push(ana.id as UserId, changed)
    await pause(100)
    return page.length > 0
  })
})
