import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#server/testing/eventually.ts'
import { worldOfItsOwn } from '#server/testing/world.ts'
import { type Chore, createJobs, job } from './jobs.ts'
import type { UserId } from './services.ts'

const carried = z.object({ userId: z.number(), entryId: z.number() })
/** The first person of a world of its own. */
const entry = (entryId: number) => ({ userId: 1 as UserId, entryId })

async function queueWith(run: (entryId: number) => Promise<void>, chores: Chore[] = []) {
  const { services, connection, person } = await worldOfItsOwn()
  await person()
  const note = job({
    name: 'test.note',
    on: 'journal.entry-added',
    input: carried,
    run: (_, { entryId }) => run(entryId),
  })
  const jobs = createJobs(connection, { ...services, jobs: [note], chores })
  await jobs.start(services)
  onTestFinished(() => jobs.stop())
  return { jobs, db: services.db }
}

test('a burst of jobs is done at once, each one', async () => {
  const done: number[] = []
  const { jobs, db } = await queueWith(async (entryId) => void done.push(entryId))
  const numbers = Array.from({ length: 200 }, (_, n) => n)
  await Promise.all(numbers.map((n) => jobs.emit(db, 'journal.entry-added', entry(n))))
  // Eight every two seconds, as they come without a burst, would take fifty.
  await eventually('all two hundred', async () => done.length >= 200, { withinMs: 20_000 })
  expect(done.sort((a, b) => a - b)).toEqual(numbers)
})

test('what did not happen sets nothing off', async () => {
  const done: number[] = []
  const { jobs, db } = await queueWith(async (entryId) => void done.push(entryId))
  const failing = db.transaction(async (tx) => {
    await jobs.emit(tx, 'journal.entry-added', entry(1))
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  await jobs.emit(db, 'journal.entry-added', entry(2))
  await eventually('the second', async () => done.length > 0)
  expect(done).toEqual([2])
})

test('a job that fails is tried again, and its words are kept nowhere', async () => {
  let tries = 0
  const { jobs, db } = await queueWith(async () => {
    tries += 1
    if (tries === 1) throw new Error('the heron stood in the reeds')
  })
  await jobs.emit(db, 'journal.entry-added', entry(1))
  await eventually('a second try', async () => tries === 2)
  const { rows } = await db.execute<{ all: string }>(sql`select string_agg(j::text, ' ') as all from pgboss.job j`)
  expect(rows[0]?.all).not.toContain('heron')
})

test('a chore comes round again, also after it failed, and never overtakes itself', async () => {
  let running = 0
  let most = 0
  let rounds = 0
  const chore: Chore = {
    name: 'test.sweep',
    everyMs: 10,
    run: async () => {
      running += 1
      most = Math.max(most, running)
      rounds += 1
      await pause(30)
      running -= 1
      if (rounds === 2) throw new Error('on purpose')
    },
  }
  await queueWith(async () => undefined, [chore])
  await eventually('five rounds', async () => rounds >= 5)
  expect(most).toBe(1)
})
