import { expect, test } from 'vitest'
import { complaintsOf, lowered } from './allowance.ts'
import { copies, copiesIn } from './copies.ts'
import { brokenRoles } from './roles.ts'
import { fullFolders, longFiles, longPatterns } from './sizes.ts'
import { sourceOf } from './sources.ts'

const feature = 'server/features/habits'
const broken = (file: string, text: string) => brokenRoles(sourceOf(`${feature}/${file}`, text)).length

test('routes and rules hold no SQL, and only tables.ts declares tables', () => {
  const sql = "import { eq } from 'drizzle-orm'"
  expect(broken('routes.ts', sql)).toBe(1)
  expect(broken('rules.ts', sql)).toBe(1)
  expect(broken('service.ts', sql)).toBe(0)
  expect(broken('rules.ts', "import { habits } from './tables.ts'")).toBe(1)
  expect(broken('service.ts', "import { pgTable } from 'drizzle-orm/pg-core'")).toBe(1)
  expect(broken('tables.ts', "import { pgTable } from 'drizzle-orm/pg-core'")).toBe(0)
})

test('types may come from anywhere, because they are gone when the code runs', () => {
  expect(broken('rules.ts', "import type { HabitRow } from './tables.ts'")).toBe(0)
  expect(broken('rules.ts', "import { type HabitRow } from './tables.ts'")).toBe(0)
  expect(broken('rules.ts', "import { type HabitRow, habits } from './tables.ts'")).toBe(1)
})

test('rules know no database, no vendor and no chance', () => {
  expect(broken('rules.ts', "import { db } from '#server/platform/database/database.ts'")).toBe(1)
  expect(broken('rules.ts', "import { telnyx } from '#server/providers/telephony/telnyx.ts'")).toBe(2)
  expect(broken('rules.ts', 'export const any = () => Math.random()')).toBe(1)
  expect(broken('rules.ts', "import { Problem } from '#server/platform/problems.ts'")).toBe(0)
})

test('queries do not write', () => {
  expect(broken('queries.ts', 'export const forget = (db) => db.delete(habits)')).toBe(1)
  expect(broken('queries.ts', 'export const all = (db) => db.select().from(habits)')).toBe(0)
})

test('what understands and answers is pure', () => {
  const inDialogue = (text: string) => brokenRoles(sourceOf('server/dialogue/engine.ts', text)).length
  expect(inDialogue("import { db } from '#server/platform/database/database.ts'")).toBe(1)
  expect(inDialogue('export const pick = () => Math.random() * Date.now()')).toBe(2)
  expect(inDialogue("import { read } from '#server/language/read.ts'")).toBe(0)
})

test('no feature looks at a clock or into the environment', () => {
  expect(broken('service.ts', 'export const at = () => Date.now()')).toBe(1)
  expect(broken('anything.ts', 'export const at = () => new Date()')).toBe(1)
  expect(broken('anything.ts', 'export const at = (now) => new Date(now().epochMilliseconds)')).toBe(0)
  expect(broken('anything.ts', 'export const key = process.env.KEY')).toBe(1)
  expect(broken('service.test.ts', 'export const at = () => Date.now()')).toBe(0)
  expect(brokenRoles(sourceOf('server/platform/config.ts', 'export const key = process.env.KEY'))).toEqual([])
})

test('a regular expression is long from 151 characters on, as a literal or as a string', () => {
  const of = (length: number) => 'x'.repeat(length)
  const text = `export const a = [/${of(151)}/, /${of(150)}/, new RegExp('${of(151)}'), '${of(151)}'] // /${of(151)}/`
  expect(longPatterns([sourceOf('server/a.ts', text)])).toEqual({ 'server/a.ts': 2 })
})

test('files are long from 251 lines on, folders full from thirteen files of code', () => {
  const many = Array.from({ length: 13 }, (_, n) => sourceOf(`web/ui/${n}.ts`, ''))
  expect(
    longFiles([sourceOf('web/a.ts', '\n'.repeat(250).concat('f()\n')), sourceOf('web/b.ts', 'f()\n'.repeat(250))]),
  ).toEqual({
    'web/a.ts': 251,
  })
  expect(fullFolders(many)).toEqual({ 'web/ui': 13 })
  expect(fullFolders(many.slice(1))).toEqual({})
  expect(fullFolders(many.map(({ path, ...rest }) => ({ ...rest, path: path.replace('web/ui', 'contract') })))).toEqual(
    {},
  )
})

test('the same function in two files is seen under any name and in any form', () => {
  const one = sourceOf('server/a.ts', 'export const dateOf = (instant) => new Date(instant.epochMilliseconds)')
  const other = sourceOf('bench/b.ts', 'function asDate(at) {\n  return new Date(at.epochMilliseconds)\n}')
  const third = sourceOf('web/c.ts', 'export const dateOf = (instant) => new Date(instant.epochMilliseconds)')
  expect(copiesIn([one, other, third])).toEqual([['server/a.ts dateOf', 'bench/b.ts asDate']])
  expect(copies([one, other, third])).toEqual({ 'server/a.ts': 1, 'bench/b.ts': 1 })
})

test('functions that use their parameters otherwise are not the same', () => {
  const one = sourceOf('server/a.ts', 'export const share = (part, all) => Math.round((100 * part) / all)')
  const other = sourceOf('server/b.ts', 'export const share = (all, part) => Math.round((100 * part) / all)')
  expect(copiesIn([one, other])).toEqual([])
})

const kind = (found: Record<string, number>) => [{ id: 'longFiles', counted: 'lines', limit: 'split it', found }]

test('nothing goes over its allowance, and an allowance that is not needed any more has to go', () => {
  const allowance = { longFiles: { 'a.ts': 300, 'b.ts': 280 } }
  expect(complaintsOf(kind({ 'a.ts': 300, 'b.ts': 280 }), allowance)).toEqual([])
  expect(complaintsOf(kind({ 'a.ts': 301, 'b.ts': 280 }), allowance)).toEqual([
    'a.ts has 301 lines, and had 300: split it',
  ])
  expect(complaintsOf(kind({ 'a.ts': 290, 'b.ts': 280 }), allowance)).toHaveLength(1)
  expect(complaintsOf(kind({ 'a.ts': 300 }), allowance)).toHaveLength(1)
  expect(complaintsOf(kind({ 'a.ts': 300, 'b.ts': 280, 'c.ts': 251 }), allowance)).toEqual([
    'c.ts has 251 lines: split it',
  ])
})

test('an allowance is lowered to what is there, and goes along with a file that moved', () => {
  const allowance = { longFiles: { 'a.ts': 300, 'b.ts': 280 } }
  expect(lowered(kind({ 'a.ts': 290 }), allowance)).toEqual({ longFiles: { 'a.ts': 290 } })
  expect(lowered(kind({ 'c/a.ts': 300, 'b.ts': 270 }), allowance)).toEqual({
    longFiles: { 'b.ts': 270, 'c/a.ts': 300 },
  })
})

test('an allowance is never raised: where there is more in all, only what is better is taken out', () => {
  const allowance = { longFiles: { 'a.ts': 300, 'b.ts': 280 } }
  expect(lowered(kind({ 'a.ts': 320, 'b.ts': 270, 'c.ts': 260 }), allowance)).toEqual({
    longFiles: { 'a.ts': 300, 'b.ts': 270 },
  })
})
