import type pg from 'pg'
import { hostKey } from '#server/platform/config/host-key.ts'
import { currentLlm } from './features/language-model/choice/current.ts'
import { setHostLines } from './features/safety/lines/help-lines.ts'
import { hostLines } from './features/safety/lines/host.ts'
import { chores, jobs } from './features.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { type Chore, createJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { startRealtime } from './platform/realtime/realtime.ts'
import type { Needs, Services } from './platform/services.ts'
import { createVault } from './platform/vault.ts'
import { createAddresses } from './providers/telephony/addresses.ts'
import { createBrowserPhone } from './providers/telephony/browser.ts'
import type { Telephony } from './providers/telephony/telephony.ts'

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
  const vault = createVault(await hostKey(config))
  const services: Services = {
    config,
    log,
    metrics,
    realtime,
    vault,
    db: database.db,
    jobs: createJobs(connection, { jobs, chores: onClock, log, metrics }),
    llm: await currentLlm({ config, metrics, db: database.db, vault }),
    telephony: await chooseTelephony(config, { realtime, vault }),
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

/** A carrier's library takes a tenth of a second and 25 MB: only who phones over it loads it. */
async function chooseTelephony(
  { carrier, publicUrl }: Config,
  { realtime, vault }: Needs<'realtime' | 'vault'>,
): Promise<Telephony> {
  const addresses = createAddresses(publicUrl, vault.ofHost)
  switch (carrier.name) {
    case 'browser':
      return createBrowserPhone(realtime)
    case 'twilio': {
      const { createTwilio } = await import('./providers/telephony/twilio.ts')
      return createTwilio(carrier, { publicUrl, addresses })
    }
    case 'telnyx': {
      const { createTelnyx } = await import('./providers/telephony/telnyx.ts')
      return createTelnyx(carrier, { addresses })
    }
  }
}
