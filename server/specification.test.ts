import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { worldOfItsOwn } from './testing/world.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Row = { section: string; line: string; file: string; title: string }

/** Rows of the tables of docs/specification.md: section · what it says · file · title of the test that shows it. */
function rows(): Row[] {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  return text.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
      .slice(1, -1)
    const [section = '', said = '', file = '', title = ''] = cells
    return /^§\d/.test(section) ? [{ section, line: said, file, title }] : []
  })
}

test('every call that the server answers has a row in docs/specification.md', async () => {
  const { address } = await worldOfItsOwn()
  const { paths } = (await (await fetch(`${address}/api/docs/json`)).json()) as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(calls.length).toBeGreaterThan(20)
  const told = new Set(rows().map(({ line }) => line.replaceAll('`', '')))
  expect(calls.filter((one) => !told.has(one))).toEqual([])
})

test('every row of docs/specification.md names a test that is there', () => {
  const texts = new Map<string, string>()
  const isThere = ({ file, title }: Row) => {
    const path = join(root, file)
    if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '')
    return title !== '' && texts.get(file)?.replaceAll("\\'", "'").includes(title)
  }
  expect(rows().filter((row) => !isThere(row))).toEqual([])
})
