import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { crowd } from '#server/testing/crowd.ts'
import { eventually } from '#server/testing/eventually.ts'
import { startProcess, stopProcess } from '#server/testing/product.ts'
import { type World, worldOfItsOwn } from '#server/testing/world.ts'

/** People who are due, and a carrier’s book of whom it rang. The server of this world itself does not call: no minute has come for it. */
async function dueWorld(size: number) {
  const world = await worldOfItsOwn({ now: () => Temporal.Instant.from('2020-01-01T00:00:00Z') })
  const { db } = world.services
  await db.execute(sql`create table rung (id bigint generated always as identity, call_id bigint not null,
    phone_number text not null, at timestamptz not null default clock_timestamp())`)
  await crowd(world.services, { address: world.address, size })
  await db.execute(sql`update users set next_call_at = date_trunc('minute', now()), phone_proved_at = now()`)
  return world
}

async function callingProcess({ connection }: World, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-calling-'))
  const child = await startProcess('server/testing/calling-process.ts', {
    ...{ CONNECTION: JSON.stringify(connection), DATA_DIR: dataDir, PER_SECOND: '100' },
    ...{ ENCRYPTION_KEY: randomBytes(32).toString('base64'), ...env },
  })
  onTestFinished(async () => {
    await stopProcess(child)
    await rm(dataDir, { recursive: true, force: true })
  })
  return child
}

const rowsOf = async ({ services }: World, question: ReturnType<typeof sql>) =>
  (await services.db.execute<Record<string, number>>(question)).rows

test('four processes calling everyone who is due at once ring each of them once', async () => {
  const world = await dueWorld(60)
  await Promise.all(Array.from({ length: 4 }, () => callingProcess(world)))
  const ringing = sql`select count(*)::int as n from calls where status = 'ringing'`
  await eventually('everyone to ring', async () => (await rowsOf(world, ringing))[0]?.n === 60)
  const rung = sql`select count(*)::int as rings, count(distinct phone_number)::int as people from rung`
  expect(await rowsOf(world, rung)).toEqual([{ rings: 60, people: 60 }])
  const ahead = sql`select count(*)::int as n from users where next_call_at > now()`
  expect(await rowsOf(world, ahead)).toEqual([{ n: 60 }])
})

test('a process that dies while the carrier is asked is followed by another, and nobody is rung twice', async () => {
  const world = await dueWorld(5)
  const dying = await callingProcess(world, { SILENT: 'true' })
  await eventually('all to be rung', async () => (await rowsOf(world, sql`select id::int from rung`)).length === 5)
  dying.kill('SIGKILL')
  // A minute later, as far as the calls can tell.
  await rowsOf(
    world,
    sql`update calls set place_at = place_at - interval '1 minute', asked_at = asked_at - interval '1 minute'`,
  )
  await callingProcess(world)
  const ringing = sql`select count(*)::int as n from calls where status = 'ringing' and provider_call_id is not null`
  await eventually('the calls to be known', async () => (await rowsOf(world, ringing))[0]?.n === 5)
  expect(await rowsOf(world, sql`select count(*)::int as rings from rung`)).toEqual([{ rings: 5 }])
})
