import pg from 'pg'
import { createApp } from '../app.ts'
import { buildServices } from '../build.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { connectionOf } from '../platform/database/database.ts'
import { claimDataDir } from '../platform/database/embedded/claim.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'

const giveUpMs = 20_000

/** Reads the configuration, starts the database, migrates, listens, and closes cleanly when it is told to. */
export async function start(env: NodeJS.ProcessEnv) {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const { connection, embedded } = await connectionOf(config, log)
  const claim = embedded && (await claimDataDir(embedded.connection))
  if (embedded && !claim) throw new ConfigError(`DATA_DIR: another Journal AI process is using ${config.dataDir}`)

  const client = new pg.Client(connection)
  await client.connect()
  const applied = await migrate(client)
  await client.end()
  if (applied.length > 0) log.info({ migrations: applied }, 'the database is up to date')

  const { services, close } = await buildServices(config, connection, log)
  const http = await createApp(services)
  await http.listen({ port: config.port, host: config.host })
  process.stdout.write(`Journal AI is ready at ${config.publicUrl}\n`)

  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), giveUpMs).unref()
    await http.close()
    await close()
    await claim?.release()
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
