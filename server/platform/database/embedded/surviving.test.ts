import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#server/testing/eventually.ts'
import { claimDataDir } from './claim.ts'
import { ask, holder, newFolder, postmaster, started } from './testing/folders.ts'

/** Whether somebody has taken the claim on the folder again. */
const isClaimed = async (connection: pg.ClientConfig) =>
  (await ask(connection, `select 1 from pg_locks where locktype = 'advisory' and objid = 4101813 and granted`)).length >
  0

test('a server whose product was killed is used again, with everything that was committed', async () => {
  const folder = await newFolder()
  const product = holder(folder)
  await product.holds
  const server = await postmaster(folder)
  await product.end('SIGKILL')
  const embedded = await started(folder)
  expect(await postmaster(folder)).toBe(server)
  expect(await ask(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await embedded.stop()
  await expect(postmaster(folder)).rejects.toThrow('ENOENT')
})

test('whoever leaves while another process still uses the server leaves it running', async () => {
  const folder = await newFolder()
  const product = holder(folder)
  await product.holds
  const backup = await started(folder)
  await backup.stop()
  expect(await ask(backup.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await product.end('SIGTERM')
  await expect(ask(backup.connection, 'select 1')).rejects.toThrow('ENOENT')
})

test('a server that dies under us comes back at the same address, and the claim on it too', async () => {
  const folder = await newFolder()
  const embedded = await started(folder)
  const claim = await claimDataDir(embedded.connection)
  process.kill(await postmaster(folder), 'SIGKILL')
  await eventually('the server to be gone', async () => !embedded.isUp(), { everyMs: 5 })
  await eventually('the server to be back', async () => embedded.isUp())
  expect(await ask(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await eventually('the claim to be taken again', () => isClaimed(embedded.connection))
  expect(await claimDataDir(embedded.connection)).toBeNull()
  await claim?.release()
})

test('killing the server 20 times while rows are written loses none that was acknowledged', async () => {
  const folder = await newFolder()
  const embedded = await started(folder, { durable: true })
  await ask(embedded.connection, 'create table written (number int)')
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())

  const acknowledged: number[] = []
  let number = 0
  for (let kills = 0; kills < 20; kills += 1) {
    const server = await postmaster(folder)
    const before = acknowledged.length
    const isWritten = () =>
      pool.query('insert into written values ($1)', [number]).then(
        () => acknowledged.push(number) > 0,
        () => false,
      )
    for (; await isWritten(); number += 1) {
      // From its first row on, and a little further into the writing each time.
      if (acknowledged.length === before + 1) setTimeout(() => process.kill(server, 'SIGKILL'), 7 * kills)
    }
    number += 1
    expect(acknowledged.length).toBeGreaterThan(before)
    await eventually('the server to be back', () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
  }
  const kept = new Set(
    (await pool.query<{ number: number }>('select number from written')).rows.map((row) => row.number),
  )
  expect(acknowledged.filter((row) => !kept.has(row))).toEqual([])
})
