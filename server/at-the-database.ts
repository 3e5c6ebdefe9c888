import pg, { type ClientConfig } from 'pg'
import { hostKey } from '#server/platform/config/host-key.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { connectionOf, openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog, withoutWords } from './platform/log.ts'
import type { Needs } from './platform/services.ts'
import { createVault } from './platform/vault.ts'

type AtDatabase = Needs<'db' | 'vault' | 'now'>

/** The database and its keys, beside a running product or without one. Nothing is served. */
export async function openAtDatabase(config: Config) {
  const log = createLog('error')
  const { connection, embedded } = await connectionOf(config, log)
  const client = new pg.Client(connection)
  await client.connect()
  await migrate(client)
  await client.end()
  const { db, close } = openDatabase(connection, log)
  const services: AtDatabase = { db, vault: createVault(await hostKey(config)), now: () => Temporal.Now.instant() }
  return {
    services,
    connection,
    async close() {
      await close()
      await embedded?.stop()
    },
  }
}

/** For the host's commands: acts, says in one line what went wrong, and lets go. */
export async function atTheDatabase(act: (services: AtDatabase, connection: ClientConfig) => Promise<void>) {
  try {
    const { services, connection, close } = await openAtDatabase(readConfig(process.env))
    try {
      await act(services, connection)
    } finally {
      await close()
    }
  } catch (error) {
    const isOurs = error instanceof ConfigError || (error instanceof Error && error.constructor === Error)
    process.stderr.write(`${isOurs ? error.message : JSON.stringify(withoutWords(error))}\n`)
    process.exitCode = 1
  }
}
