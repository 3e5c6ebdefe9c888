import { lte } from 'drizzle-orm'
import { buildServices } from '#server/build.ts'
import { users } from '#server/features/account/tables.ts'
import { claimDueCalls } from '#server/features/calls/schedule/claiming.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { dateOf } from '#server/platform/time.ts'
import { minute } from './people.ts'

/**
 * A process of the product that does nothing but claim. Run with CONNECTION (JSON) and the product's own settings; says
 * a line when it is ready, begins with SIGUSR2, and says another line when nobody is due any more.
 */
const connection = JSON.parse(process.env.CONNECTION ?? '{}')
const { services, close } = await buildServices(readConfig(process.env), connection, createLog('warn'), { onClock: [] })
services.now = () => minute
const isDue = lte(users.nextCallAt, dateOf(minute))

async function claimEverybody() {
  const anyone = () => services.db.select({ id: users.id }).from(users).where(isDue).limit(1)
  while ((await anyone()).length > 0) await claimDueCalls(services)
  process.stdout.write('nobody is due\n')
}

process.once('SIGUSR2', claimEverybody)
process.once('SIGTERM', async () => {
  await close()
  process.exit(0)
})
process.stdout.write('ready\n')
