import type pg from 'pg'
import { setHostLines } from './features/safety/lines/help-lines.ts'
import { hostLines } from './features/safety/lines/host.ts'
import { chores, jobs } from './features.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { hostKey } from './platform/host-key.ts'
import { type Chore, createJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import type { Services } from './platform/services.ts'
import { createVault } from './platform/vault.ts'
import { createBrowserPhone } from './providers/telephony/browser.ts'

/**
 * Builds everything a feature may lean on, over a migrated database. `close` lets go in the reverse order. A host's
 * command leaves the work on a clock, as phoning people, to the product.
 */
export async function buildServices(
  config: Config,
  connection: pg.ClientConfig,
  log: Log,
  { onClock = chores }: { onClock?: readonly Chore[] } = {},
) {
  setHostLines(await hostLines(config.dataDir))
  const metrics = createMetrics()
  const database = openDatabase(connection, log)
  const realtime = await startRealtime(connection, log)
  const services: Services = {
    config,
    log,
    metrics,
    realtime,
    db: database.db,
    vault: createVault(await hostKey(config)),
    jobs: createJobs(connection, { jobs, chores: onClock, log, metrics }),
    telephony: createBrowserPhone(realtime),
    now: () => Temporal.Now.instant(),
  }
  await services.jobs.start(services)
  return {
    services,
    async close() {
      await services.jobs.stop()
      await realtime.stop()
      await database.close()
    },
  }
}
