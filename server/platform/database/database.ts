import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customType } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'

export type Database = NodePgDatabase
/** The database, or a transaction in it: what a query needs. */
export type Db = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** The server of DATABASE_URL, or our own, started here. */
export async function connectionOf(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<{ connection: pg.ClientConfig; embedded: Embedded | null }> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, embedded: null }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  return { connection: embedded.connection, embedded }
}

export function openDatabase(connection: pg.ClientConfig, log: Log) {
  const pool = new pg.Pool({
    ...connection,
    application_name: 'journal-ai',
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // A connection may die with its server, also between two statements of a transaction, when nobody else listens: an
  // error that nobody hears would end the process. The next statement fails, and the pool opens another when it is needed.
  pool.on('connect', (client) => {
    client.once('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
    client.on('error', () => undefined)
  })
  // The same once more, for those that were idle.
  pool.on('error', () => undefined)
  return { db: drizzle(pool), close: () => pool.end() }
}
