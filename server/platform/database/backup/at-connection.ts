import pg from 'pg'
import { type Config, readConfig } from '#server/platform/config.ts'
import { createLog, withoutWords } from '#server/platform/log.ts'
import { connectionOf } from '../database.ts'

type Act = (client: pg.Client, config: Config, connection: pg.ClientConfig, isEmbedded: boolean) => Promise<void>

/** Runs a host's command on the database just as it is: nothing is migrated. Failures are told in one line. */
export async function atConnection(act: Act) {
  try {
    const config = readConfig(process.env)
    const { connection, embedded } = await connectionOf(config, createLog('warn'))
    const client = new pg.Client(connection)
    client.on('error', () => client.end())
    try {
      await client.connect()
      await act(client, config, connection, embedded !== null)
    } finally {
      await client.end()
      await embedded?.stop()
    }
  } catch (error) {
    // The database's own words may quote a row.
    const isTellable = error instanceof Error && !(error instanceof pg.DatabaseError)
    process.stderr.write(`${isTellable ? error.message : JSON.stringify(withoutWords(error))}\n`)
    process.exitCode = 1
  }
}
