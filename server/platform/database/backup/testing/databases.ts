import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { copyOfTemplate } from '#server/testing/database.ts'

export async function newFile(): Promise<string> {
  const folder = await mkdtemp('/tmp/journal-backup-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'journal.backup')
}

export async function newDatabase(): Promise<pg.Client> {
  const client = new pg.Client(await copyOfTemplate(inject('databaseServer')))
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** People with names and times that are easily bent, more rows than are read at once, and work in every state. */
export async function fill(client: pg.Client) {
  await client.query(`
    insert into users (phone_number, name, password_hash, created_at) values
      ('+14155550101', E'Ana \\u2028 "Reyes"\\n\\\\', 'x', '2026-03-08 10:00:00.123456+00'),
      ('+14155550102', 'Бо 🌊', 'x', '0044-03-15 00:00:00+00 BC')`)
  await client.query('insert into data_keys select id, $1 from users', [randomBytes(60)])
  await client.query(`
    insert into sessions (token_hash, user_id, expires_at)
    select decode(md5(n::text), 'hex'), 1, 'infinity' from generate_series(1, 2345) n`)
  await client.query(`
    insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      retention_seconds, deletion_seconds, partition, table_name)
    values ('calls.write', 'standard', 12, 1, true, 900, 1209600, 604800, false, 'job_common')`)
  await client.query(`
    insert into pgboss.job (name, data, state, keep_until) values
      ('calls.write', '{"call": 1}', 'created', now()),
      ('calls.write', '{"call": 2}', 'active', now()),
      ('calls.write', '{"call": 3}', 'completed', now())`)
}

/** Every row of every table of ours, as text. */
export async function contents(client: pg.Client): Promise<Map<string, string[]>> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const rows = new Map<string, string[]>()
  for (const { name } of tables.rows) {
    const found = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    rows.set(
      name,
      found.rows.map(({ row }) => row),
    )
  }
  return rows
}
