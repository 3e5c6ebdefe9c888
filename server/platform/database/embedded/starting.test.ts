import { chmod, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { claimDataDir } from './claim.ts'
import { ask, holder, newFolder, postmaster, started } from './testing/folders.ts'

test('an empty folder becomes a database that is still there the next time', async () => {
  const folder = await newFolder()
  const first = await started(folder)
  await ask(first.connection, 'create table kept as select 7 as number')
  await first.stop()
  const second = await started(folder)
  expect(await ask(second.connection, 'select number from kept')).toEqual([{ number: 7 }])
})

test('a start that is killed at any moment leaves nothing that a later start cannot use', async () => {
  const folder = await newFolder()
  for (const afterMs of [150, 300, 450, 600, 750]) {
    const process = holder(folder)
    await pause(afterMs)
    await process.end('SIGKILL')
  }
  const embedded = await started(folder)
  expect(await ask(embedded.connection, 'select current_user as name')).toEqual([{ name: 'journal' }])
})

test('half a database, left by a start that died, is removed', async () => {
  const folder = await newFolder()
  const half = join(folder, 'postgres.new-2147483646')
  await mkdir(half)
  await writeFile(join(half, 'PG_VERSION'), '18\n')
  await started(folder)
  expect(await readdir(folder)).toEqual(['postgres'])
})

test('two processes that start at the same moment on an empty folder share one server', async () => {
  const folder = await newFolder()
  const processes = [holder(folder), holder(folder)]
  await Promise.all(processes.map(({ holds }) => holds))
  expect((await readdir(folder)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  await Promise.all(processes.map(({ end }) => end('SIGTERM')))
  await expect(postmaster(folder)).rejects.toThrow('ENOENT')
})

test('a crashed server whose process number now belongs to somebody else does not stop a start', async () => {
  const folder = await newFolder()
  const product = holder(folder)
  await product.holds
  await product.end('SIGKILL')
  process.kill(await postmaster(folder), 'SIGKILL')
  for (const file of ['postmaster.pid', 'socket/.s.PGSQL.5432.lock']) {
    const path = join(folder, 'postgres', file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(/^\d+/, String(process.pid)))
  }
  const embedded = await started(folder)
  expect(await ask(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder with too long a path for a socket is served from a short one', async () => {
  const parent = await newFolder()
  await chmod(parent, 0o711)
  const folder = join(parent, 'a-name-that-goes-on-and-on/'.repeat(4))
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const embedded = await started(folder)
  expect(embedded.connection.host.length).toBeLessThan(80)
  expect(await ask(embedded.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test("a folder out of the reach of the database's user gets its database all the same, and keeps it", async () => {
  const closed = await newFolder()
  await chmod(closed, 0o700)
  const folder = join(closed, 'data')
  const first = await started(folder)
  const lies = await realpath(join(folder, 'postgres'))
  // Only root runs its database as somebody else.
  onTestFinished(() => rm(dirname(lies), { recursive: true, force: true }))
  expect(lies.startsWith('/var/lib/journal-ai/')).toBe(process.getuid?.() === 0)
  await ask(first.connection, 'create table kept as select 7 as number')
  await first.stop()
  const second = await started(folder)
  expect(await ask(second.connection, 'select number from kept')).toEqual([{ number: 7 }])
  await second.stop()
})

test('the server listens on its private socket and nowhere else', async () => {
  const embedded = await started(await newFolder())
  const [row] = await ask<{ addresses: string; mode: string }>(
    embedded.connection,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as mode`,
  )
  expect(row).toEqual({ addresses: '', mode: '0700' })
})

test('one process at a time can claim a folder, and the next one can after it', async () => {
  const { connection } = await started(await newFolder())
  const first = await claimDataDir(connection)
  expect(first).not.toBeNull()
  expect(await claimDataDir(connection)).toBeNull()
  await first?.release()
  const second = await claimDataDir(connection)
  expect(second).not.toBeNull()
  await second?.release()
})

test('what a statement that fails would write down is in no log', async () => {
  const folder = await newFolder()
  const { connection } = await started(folder)
  await ask(connection, 'create table notes (words text unique)')
  await ask(connection, `insert into notes values ('a quiet morning')`)
  await expect(ask(connection, `insert into notes values ('a quiet morning')`)).rejects.toThrow('duplicate key')
  await expect(ask(connection, `select 'a quiet morning'::int`)).rejects.toThrow('invalid input')
  const log = await readFile(join(folder, 'postgres/server.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('quiet')
})
