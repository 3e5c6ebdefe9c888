import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { contents, fill, newDatabase, newFile } from './testing/databases.ts'

test('a database with people in it is only replaced when that is asked for', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await writeBackup(source, file)
  await target.query(`insert into users (phone_number, name, password_hash) values ('+14155550177', 'Dee', 'x')`)
  await target.query('create view first_names as select name from users')
  await target.query(`create type weather as enum ('sun'); create function weather() returns weather
    language sql return 'sun'::weather; create sequence free`)
  const before = await contents(target)
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('add --replace')
  expect(await contents(target)).toEqual(before)
  await restoreBackup(target, file, { replace: true })
  expect(await contents(target)).toEqual(await contents(source))
})

test('a file that is cut short or changed anywhere is refused, and nothing is changed', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await writeBackup(source, file)
  await fill(target)
  const before = await contents(target)
  const whole = await readFile(file)
  const text = gunzipSync(whole).toString()
  const flipped = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle)
  const spoiled = [
    whole.subarray(0, whole.length - 1),
    whole.subarray(0, middle),
    flipped,
    gzipSync(text.replace('Ana', 'Eve')),
    gzipSync(text.replace(/\n\["2".*?\n/, '\n')),
    gzipSync(text.slice(0, text.lastIndexOf('\n{'))),
    gzipSync(text.slice(0, -1)),
  ]
  for (const bytes of spoiled) {
    await writeFile(file, bytes)
    await expect(restoreBackup(target, file, { replace: true })).rejects.toThrow('damaged or cut short')
  }
  expect(await contents(target)).toEqual(before)
})

test('a file of another kind is refused, and so is a backup of a newer version', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await writeFile(file, 'Dear diary')
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('damaged or cut short')
  await writeFile(file, gzipSync('{"hello":1}\n'))
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('not a backup')
  await expect(restoreBackup(target, `${file}.missing`, { replace: false })).rejects.toThrow('There is no file')
  await source.query(`insert into migrations (name) values ('9999_from-the-future.sql')`)
  await writeBackup(source, file)
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('newer version')
})

test('a restore that fails half way leaves the database as it was', async () => {
  const [source, target, file] = [await newDatabase(), await newDatabase(), await newFile()]
  await fill(source)
  await source.query('create table unknown_to_us as select 1 as n')
  await writeBackup(source, file)
  await fill(target)
  const before = await contents(target)
  await expect(restoreBackup(target, file, { replace: true })).rejects.toThrow('unknown_to_us')
  expect(await contents(target)).toEqual(before)
})
