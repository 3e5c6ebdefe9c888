import { sql } from 'drizzle-orm'
import pg from 'pg'
import { buildServices } from '#server/build.ts'
import { lookAfterCalls } from '#server/features/calls/placing/looking-after.ts'
import { placeWaiting } from '#server/features/calls/placing/service.ts'
import { claimDueCalls } from '#server/features/calls/schedule/claiming.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'

/**
 * A process that calls whoever is due, over and over, at a carrier that writes down in `rung` whom it rang: what many
 * of them do at once is seen there.
 */
const connection = JSON.parse(process.env.CONNECTION ?? '{}') as pg.ClientConfig
const config = readConfig({ ...process.env, CALLS_PER_SECOND: process.env.PER_SECOND })
const { services, close } = await buildServices(config, connection, createLog('error'), { onClock: [] })
const carrier = new pg.Pool(connection)

services.telephony = {
  async place({ callId, phoneNumber }) {
    const { rows } = await carrier.query<{ id: string }>(
      `insert into rung (call_id, phone_number) values ($1, $2) returning 'CA' || id as id`,
      [callId, phoneNumber],
    )
    // Where it is told to, the carrier rings and never answers: the one who asked may die before it does.
    if (process.env.SILENT) await new Promise(() => undefined)
    return { is: 'placed', providerCallId: rows[0]?.id ?? null }
  },
  carrier: {
    name: 'twilio',
    takesBack: true,
    hangUp: async () => undefined,
    ask: async () => null,
    async askFor(phoneNumber) {
      const { rows } = await services.db.execute<{ id: string }>(
        sql`select 'CA' || id as id from rung where phone_number = ${phoneNumber} order by id desc`,
      )
      return rows.map(
        ({ id }) =>
          ({
            ...{ providerCallId: id, status: 'ringing', answeredBy: null, startedAt: null, seconds: null },
          }) as const,
      )
    },
    isSigned: () => false,
    callAt: () => null,
    readCallback: () => null,
    instructions: () => '',
    tell: async () => ({ is: 'refused', code: 'no codes here' }),
  },
}

let isStopping = false
process.on('SIGTERM', () => {
  isStopping = true
})
process.stdout.write('ready\n')
while (!isStopping) {
  await claimDueCalls(services)
  await lookAfterCalls(services)
  await placeWaiting(services)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
await carrier.end()
await close()
process.exit(0)
