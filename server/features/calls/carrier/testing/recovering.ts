import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { CarrierOptions } from '#server/testing/carriers/carrier.ts'
import { emulates } from '#server/testing/carriers/emulates.ts'
import type { CarrierName } from '#server/testing/carriers/vendor.ts'
import { copyOfTemplate, urlOf } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { joins } from '#server/testing/person.ts'
import { freePort, type Product, startProduct } from '#server/testing/product.ts'
import { anyone, someNumber } from '#server/testing/world.ts'

export type Recovering = Awaited<ReturnType<typeof recovering>>
type WhenOver = (close: () => Promise<void>) => void

/** A product that can be killed and started again, on a database that outlives it, and Ana, whose number is proved. */
export async function recovering(over: CarrierName, options: CarrierOptions, whenOver: WhenOver) {
  const carrier = await emulates(over, { callsPerSecond: 100, patienceMs: 60_000, ...options }, whenOver)
  const connection = await copyOfTemplate(inject('databaseServer'))
  const pool = new pg.Pool({ ...connection, max: 3 })
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-recovering-'))
  const secrets = { DATABASE_URL: urlOf(connection), ENCRYPTION_KEY: randomBytes(32).toString('base64') }
  const port = await freePort()
  const starts = (at: number) =>
    startProduct({ dataDir, port: at, env: { ...carrier.environment(`http://127.0.0.1:${at}`), ...secrets } })
  const running: Product[] = [await starts(port)]
  whenOver(async () => {
    await Promise.all(running.map((product) => product.stop()))
    await pool.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const ana = await joins(running[0]?.address ?? '', { ...anyone, phoneNumber: someNumber() })
  const dead = Promise.withResolvers<void>()
  const back = Promise.withResolvers<void>()

  const rows = async <Row extends pg.QueryResultRow>(question: string) => (await pool.query<Row>(question)).rows
  async function isSo(what: string, question: string, withinMs = 60_000) {
    await eventually(what, async () => (await rows(question)).length > 0, { withinMs, everyMs: 20 })
  }

  return {
    carrier,
    ana,
    rows,
    isSo,
    isDead: dead.promise,
    isBack: back.promise,
    async isDue() {
      await rows(`update users set next_call_at = date_trunc('minute', now()), phone_proved_at = now()`)
    },
    async kills() {
      const [product] = running
      if (!product || product.process.signalCode) return
      product.process.kill('SIGKILL')
      await once(product.process, 'exit')
      dead.resolve()
    },
    async startsAgain(times = 1) {
      const ports = [port, ...(await Promise.all(Array.from({ length: times - 1 }, freePort)))]
      running.push(...(await Promise.all(ports.map(starts))))
      back.resolve()
    },
    /** Nobody else gets past this until it is let go. */
    async holds(lock: string) {
      const client = await pool.connect()
      await client.query(`begin; ${lock}`)
      return async () => {
        await client.query('rollback')
        client.release()
      }
    },
    /** The product stands in the middle of this, and waits for what is held. */
    waitsIn: (words: string) =>
      isSo(
        `the product to wait in “${words}”`,
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query ilike '%${words}%' and pid <> pg_backend_pid()`,
      ),
    /** So much time has gone by, as far as the calls and the jobs can tell. */
    async later(minutes: number) {
      const back = (column: string) => `${column} = ${column} - interval '${minutes} minutes'`
      await rows(`update calls set ${['place_at', 'asked_at', 'checked_at', 'held_at'].map(back).join()}
        where ended_at is null`)
      await rows(`update pgboss.job set ${['started_on', 'heartbeat_on'].map(back).join()} where state = 'active'`)
    },
  }
}
