import type pg from 'pg'
import { writeLines } from './lines.ts'
import { losslessText, type Table, tablesOf } from './tables.ts'

const rowsAtOnce = 500

/** Writes the whole database, as it is at one instant, into a file. The product may go on meanwhile. */
export async function writeBackup(client: pg.ClientBase, file: string): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    await client.query(losslessText)
    await writeLines(file, linesOf(client))
  } finally {
    await client.query('rollback')
  }
}

async function* linesOf(client: pg.ClientBase): AsyncGenerator<string> {
  const tables = await tablesOf(client)
  if (!tables.some(({ name }) => name === 'public.migrations')) throw new Error('There is nothing to back up yet')
  const { rows: migrations } = await client.query<{ name: string }>('select name from public.migrations order by name')
  yield JSON.stringify({
    journalBackup: 1,
    takenAt: Temporal.Now.instant().toString(),
    migrations: migrations.map(({ name }) => name),
  })
  for (const table of tables) yield* rowsOf(client, table)
  // Sequences stand outside of the snapshot: they may be ahead of the rows, never behind.
  const { rows: sequences } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`)
  yield JSON.stringify({ sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])) })
}

export async function* rowsOf(client: pg.ClientBase, { name, columns, where }: Table): AsyncGenerator<string> {
  yield JSON.stringify({ table: name, columns })
  const texts = columns.map((column) => `${column}::text`).join(', ')
  await client.query(`declare every_row no scroll cursor for select ${texts} from ${name} where ${where}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsAtOnce} from every_row`,
      rowMode: 'array',
    })
    for (const row of rows) yield JSON.stringify(row)
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close every_row')
}
