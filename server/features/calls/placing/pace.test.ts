import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyOfTemplate } from '#server/testing/database.ts'
import { turnsAhead } from './pace.ts'

async function connections(count: number) {
  const connection = await copyOfTemplate(inject('databaseServer'))
  return Array.from({ length: count }, () => {
    const pool = new pg.Pool({ ...connection, max: 1 })
    onTestFinished(() => pool.end())
    return drizzle(pool)
  })
}

/** Takes turns as a process does, and says when each comes by the database's clock, in milliseconds. */
async function turnsOf(db: Awaited<ReturnType<typeof connections>>[number], perSecond: number, most: number) {
  return db.transaction(async (tx) => {
    const { waitsMs, keep } = await turnsAhead(tx, { perSecond, aheadMs: 500, most })
    if (waitsMs.length > 0) await keep(waitsMs.length)
    const { rows } = await tx.execute<{ last: number }>(
      sql`select extract(epoch from free_at)::float8 * 1000 as last from calling_pace`,
    )
    const next = rows[0]?.last ?? 0
    return waitsMs.map((_, n) => next - (waitsMs.length - n) * (1000 / perSecond))
  })
}

test.each([0.5, 1, 2.5, 20])(
  'at %d calls a second no second has more, whoever asks and however many ask',
  async (perSecond) => {
    const processes = await connections(4)
    const turns: number[] = []
    const until = Date.now() + 1_500
    await Promise.all(
      processes.map(async (db) => {
        while (Date.now() < until) {
          turns.push(...(await turnsOf(db, perSecond, 1 + Math.floor(Math.random() * 5))))
          await pause(Math.random() * 20)
        }
      }),
    )
    turns.sort((one, other) => one - other)
    const atMost = Math.max(1, perSecond)
    for (const first of turns) {
      const inItsSecond = turns.filter((turn) => turn >= first && turn < first + 999.9)
      expect(inItsSecond.length).toBeLessThanOrEqual(Math.ceil(atMost))
    }
    expect(turns.length).toBeGreaterThan(0)
  },
)

test('after a quiet hour no burst is let through', async () => {
  const [db] = await connections(1)
  if (!db) throw new Error('no connection')
  await db.execute(sql`update calling_pace set free_at = now() - interval '1 hour'`)
  const turns = await turnsOf(db, 10, 100)
  expect(turns.length).toBeLessThanOrEqual(6)
  for (const [n, turn] of turns.entries()) if (n > 0) expect(turn - (turns[n - 1] ?? 0)).toBeGreaterThanOrEqual(99.9)
})
