import type pg from 'pg'
import { migrate, migrationNames } from '../migrate.ts'
import { clear, holdsRows, looseEnds } from './clearing.ts'
import { Row, readLines, SequencesLine, TableLine, verified } from './lines.ts'
import { loader } from './loading.ts'
import { nested } from './nested.ts'
import { losslessText } from './tables.ts'

/**
 * Puts a backup in the place of what the database holds, in one transaction: it ends as the backup was, or unchanged.
 * The job queue's own tables must exist.
 */
export async function restoreBackup(client: pg.ClientBase, file: string, { replace }: { replace: boolean }) {
  const { migrations, takenAt } = await verified(file)
  const known = new Set(await migrationNames())
  const last = migrations.at(-1)
  if (!migrations.every((name) => known.has(name))) {
    throw new Error(`${file} was made by a newer version of Journal AI: update first`)
  }
  await client.query('begin')
  try {
    await client.query(losslessText)
    if (!replace && (await holdsRows(client))) {
      throw new Error('The database is not empty: add --replace to put the backup in the place of everything in it')
    }
    await clear(client)
    await migrate(nested(client), last)
    const ends = await looseEnds(client)
    await ends.untie()
    const rows = await load(client, file)
    await client.query(workAgain)
    await ends.tie()
    await client.query('commit')
    return { rows, takenAt }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function load(client: pg.ClientBase, file: string): Promise<number> {
  let [table, rows] = [await loader(client, null), 0]
  for await (const line of readLines(file)) {
    const read: unknown = JSON.parse(line)
    if (Array.isArray(read)) {
      await table.add(Row.parse(read))
      rows += 1
      continue
    }
    const [next, sequences] = [TableLine.safeParse(read), SequencesLine.safeParse(read)]
    await table.flush()
    if (next.success) table = await loader(client, next.data)
    for (const [name, last] of Object.entries(sequences.data?.sequences ?? {})) {
      await client.query('select setval($1::text::regclass, $2::bigint)', [name, last])
    }
  }
  return rows
}

/** Nobody works on what was being worked on, and nothing may have become too old while the backup lay there. */
const workAgain = `
  update pgboss.job
  set state = case state when 'active' then 'retry' else state end,
    started_on = null, heartbeat_on = null, keep_until = greatest(keep_until, now() + interval '14 days')`
