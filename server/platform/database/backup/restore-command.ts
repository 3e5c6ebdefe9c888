import { join, resolve } from 'node:path'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { claimDataDir } from '../embedded/claim.ts'
import { atConnection } from './at-connection.ts'
import { verified } from './lines.ts'
import { restoreBackup } from './restore.ts'

const wishes = process.argv.slice(2)
const replace = wishes.includes('--replace')
const [wish] = wishes.filter((word) => !word.startsWith('--'))

await atConnection(async (client, { dataDir, encryptionKey }, connection, isEmbedded) => {
  if (!wish) throw new Error('Name the file: npm run restore -- journal.backup [--replace]')
  const file = resolve(process.env.INIT_CWD ?? '.', wish)
  await verified(file)
  const claim = isEmbedded ? await claimDataDir(connection) : null
  try {
    if ((isEmbedded && !claim) || (await isServing(client))) {
      throw new Error('Journal AI is running on this database: stop it first')
    }
    await prepareQueue(connection)
    const { rows, takenAt } = await restoreBackup(client, file, { replace })
    await client.query('analyze')
    process.stdout.write(`Restored ${rows} rows as they were at ${takenAt}.\n`)
  } finally {
    await claim?.release()
  }
  const key = encryptionKey ? 'ENCRYPTION_KEY' : join(dataDir, 'encryption-key')
  process.stdout.write(
    `To read the journals, ${key} must be the key of that time: put your copy there before you start.\n`,
  )
})

async function isServing(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'journal-ai%' limit 1`,
  )
  return rowCount === 1
}

/** The queue makes its own tables, outside of our transaction; in an empty queue that changes nothing. */
async function prepareQueue(connection: pg.ClientConfig) {
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
}
