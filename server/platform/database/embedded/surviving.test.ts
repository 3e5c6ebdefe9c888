import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { claimDataDir } from './claim.ts'
import { ask, holder, newFolder, postmaster, started } from './testing/folders.ts'

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
    if (await isSo()) return
    await pause(20)
  }
  throw new Error('waited in vain')
}

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
  await until(() => !embedded.isUp())
  await until(() => embedded.isUp())
  expect(await ask(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await pause(300)
  expect(await claimDataDir(embedded.connection)).toBeNull()
  await claim?.release()
})

test('killing the server 20 times while rows are written loses none that was acknowledged', {
  timeout: 60_000,
}, async () => {
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
    setTimeout(() => process.kill(server, 'SIGKILL'), 20 + 7 * kills)
    for (let isAlive = true; isAlive; number += 1) {
      isAlive = await pool.query('insert into written values ($1)', [number]).then(
        () => acknowledged.push(number) > 0,
        () => false,
      )
    }
    expect(acknowledged.length).toBeGreaterThan(before)
    await until(() =>
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
