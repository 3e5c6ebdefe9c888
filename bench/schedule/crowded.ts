import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { fill } from './people.ts'

/** A database server with a crowd in it, durable as in real life. Each measurement gets a fresh copy of the crowd. */
export async function startCrowded(crowd: Parameters<typeof fill>[1]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-schedule-'))
  const { connection, stop } = await startEmbedded({ dataDir })
  await withClient(connection, async (client) => {
    await migrate(client)
    await fill(client, crowd)
  })
  const asOwner = (act: string) =>
    withClient({ ...connection, database: 'postgres' }, (client) => client.query(`${act} `))
  return {
    dataDir,
    async onCopy<Result>(use: (copy: pg.ClientConfig) => Promise<Result>): Promise<Result> {
      const database = 'journal_copy'
      await asOwner(`create database ${database} template ${connection.database}`)
      try {
        return await use({ ...connection, database })
      } finally {
        await withClient({ ...connection, database: 'postgres' }, (client) =>
          client.query(`drop database ${database} with (force)`),
        )
      }
    },
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function withClient<Result>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
