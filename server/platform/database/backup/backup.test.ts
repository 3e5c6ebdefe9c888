import { stat } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { rowsOf, writeBackup } from './backup.ts'
import { TableLine } from './lines.ts'
import { loader } from './loading.ts'
import { restoreBackup } from './restore.ts'
import { losslessText } from './tables.ts'
import { contents, fill, newDatabase, newFile } from './testing/databases.ts'

test('a backup restored into another database is equal to the first, row by row', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await writeBackup(source, file)
  await restoreBackup(target, file, { replace: false })
  const before = await contents(source)
  expect(before.get('sessions')).toHaveLength(2345)
  expect(await contents(target)).toEqual(before)
})

test('a backup written while people go on is of one instant: nobody is in it without what belongs to them', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  const beside = new pg.Client({ ...inject('databaseServer'), database: source.database })
  await beside.connect()
  let isWritten = false
  const writing = writeBackup(source, file).finally(() => {
    isWritten = true
  })
  let joined = 0
  for (; !isWritten; joined += 1) {
    await beside.query(
      `with person as (insert into users (phone_number, name, password_hash) values ('+1212' || $1::int, '', 'x')
        returning id) insert into data_keys select id, 'x' from person`,
      [joined],
    )
  }
  await writing
  await beside.end()
  expect(joined).toBeGreaterThan(3)
  await restoreBackup(target, file, { replace: false })
  const { rows } = await target.query(
    'select from users full join data_keys on user_id = id where user_id is null or id is null',
  )
  expect(rows).toEqual([])
})

test('numbers are not given out again after a restore, though their rows were deleted before the backup', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await source.query('delete from users where id = 2')
  await writeBackup(source, file)
  await restoreBackup(target, file, { replace: false })
  const { rows } = await target.query(
    `insert into users (phone_number, name, password_hash) values ('+14155550103', 'Cy', 'x') returning id`,
  )
  expect(rows).toEqual([{ id: '3' }])
})

test('work that was still to be done is done after a restore, and finished work is not', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await writeBackup(source, file)
  await restoreBackup(target, file, { replace: false })
  const { rows } = await target.query(
    `select data->'call' as call, state, keep_until > now() + interval '13 days' as is_kept from pgboss.job order by 1`,
  )
  expect(rows).toEqual([
    { call: 1, state: 'created', is_kept: true },
    { call: 2, state: 'retry', is_kept: true },
  ])
})

test('foreign keys are checked and in force after a restore', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await writeBackup(source, file)
  await restoreBackup(target, file, { replace: false })
  await target.query('delete from users where id = 1')
  expect((await target.query('select from sessions')).rowCount).toBe(0)
  await expect(target.query(`insert into data_keys values (99, 'x')`)).rejects.toThrow('foreign key')
})

test('only its owner may read a backup', async () => {
  const [source, file] = [await newDatabase(), await newFile()]
  await writeBackup(source, file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a value of any type reads back as it was', async () => {
  const [source, target] = [await newDatabase(), await newDatabase()]
  for (const client of [source, target]) {
    await client.query(`create table bent (id int generated always as identity, doubled int generated always as (id * 2),
      n numeric, f float8, r real, b bigint, j jsonb, texts text[], i interval, d date, bytes bytea, "Odd name" varchar(9))`)
    await client.query('begin')
    await client.query(losslessText)
  }
  await source.query(`insert into bent (n, f, r, b, j, texts, i, d, bytes, "Odd name") values
    (12345678901234567890.000100, 0.1, 7.3, 9007199254740993, '{"a": [1.50, null]}', array['a,b', null, '"', '', '\\'],
      '1 mon 2 days 03:04:05.6', '2026-02-28', '\\x00ff5c27', E'q''"\\n'),
    ('NaN', '-Infinity', 'NaN', -1, 'null', '{}', '-1 day', '-infinity', '', ''),
    (null, null, null, null, null, null, null, null, null, null)`)
  const lines: string[] = []
  const columns = ['id', 'n', 'f', 'r', 'b', 'j', 'texts', 'i', 'd', 'bytes', '"Odd name"']
  for await (const line of rowsOf(source, { name: 'public.bent', columns, where: 'true' })) lines.push(line)
  const [head = '', ...rows] = lines
  const into = await loader(target, TableLine.parse(JSON.parse(head)))
  for (const row of rows) await into.add(JSON.parse(row))
  await into.flush()
  const all = 'select t::text as row from bent t order by id'
  expect((await target.query(all)).rows).toEqual((await source.query(all)).rows)
})
