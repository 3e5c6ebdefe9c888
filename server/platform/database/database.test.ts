import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { copyOfTemplate } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { openDatabase } from './database.ts'

test('a connection that dies between two statements fails its transaction, and nothing else', async () => {
  const logged: string[] = []
  const log = createLog('warn', { write: (line) => void logged.push(line) })
  const { db, close } = openDatabase(await copyOfTemplate(inject('databaseServer')), log)
  onTestFinished(close)
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await eventually('the loss to be noticed', async () => logged.length > 0)
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['a database connection was lost'])
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('an idle connection that dies is told of once, and another is opened', async () => {
  const logged: string[] = []
  const log = createLog('warn', { write: (line) => void logged.push(line) })
  const { db, close } = openDatabase(await copyOfTemplate(inject('databaseServer')), log)
  onTestFinished(close)
  const pidOf = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
  const first = await pidOf()
  const other = openDatabase(await copyOfTemplate(inject('databaseServer')), log)
  onTestFinished(other.close)
  await other.db.execute(sql`select pg_terminate_backend(${first})`)
  await eventually('the loss to be noticed', async () => logged.length > 0)
  expect(await pidOf()).not.toBe(first)
  expect(logged).toHaveLength(1)
})
