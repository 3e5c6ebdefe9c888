import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
/** Any number that only we use: whoever holds it migrates, the others wait. */
const migrationLock = 4_101_811

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.sql')).sort()
}

/**
 * Applies what is missing, in order, each in its own transaction, up to and including `upTo` when given.
 * Safe when several processes start at once. Returns the names it applied. A restore runs this inside a transaction of
 * its own, where `begin`, `commit` and `rollback`, in just these words, become savepoints (backup/nested.ts).
 */
export async function migrate(client: pg.ClientBase, upTo?: string): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const missing = (await migrationNames()).filter((name) => !applied.has(name) && (!upTo || name <= upTo))
    for (const name of missing) await apply(client, name)
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}

async function apply(client: pg.ClientBase, name: string) {
  const statements = await readFile(new URL(name, folder), 'utf8')
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
