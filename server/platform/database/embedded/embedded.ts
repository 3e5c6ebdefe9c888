import { setTimeout as pause } from 'node:timers/promises'
import { ensureCluster } from './cluster.ts'
import { type Lease, takeLease } from './lease.ts'
import type { Address } from './listening.ts'
import { type EmbeddedLog, silent } from './log.ts'
import { type Place, placeIn } from './place.ts'
import { runningServer, stopServer } from './server.ts'
import { keepShort } from './server-log.ts'

export type Embedded = {
  /** For `pg` and for pg-boss; the same before and after a restart of the server. */
  connection: Address & { user: string; database: string }
  isUp(): boolean
  /** Lets go of the server, and stops it unless another process uses it. */
  stop(): Promise<void>
}

const longestPauseMs = 10_000

/**
 * The PostgreSQL server on DATA_DIR/postgres: made, started or joined, and started again when it dies.
 * `durable: false` is for tests, which a power cut may cost their data.
 */
export async function startEmbedded({
  dataDir,
  durable = true,
  log = silent,
}: {
  dataDir: string
  durable?: boolean
  log?: EmbeddedLog
}): Promise<Embedded> {
  const place = await placeIn(dataDir, log)
  await ensureCluster(place, durable, log)
  let lease: Lease | null = null
  let stopping = false

  async function join(): Promise<Address> {
    const address = await runningServer(place, durable, log)
    const taken = await takeLease(address, () => {
      lease = null
      rejoined = rejoin()
    })
    lease = taken
    return address
  }

  async function rejoin() {
    log.warn({}, 'the database went away and is started again')
    for (let waitMs = 100; !stopping && !lease; waitMs = Math.min(waitMs * 2, longestPauseMs)) {
      await pause(waitMs)
      if (stopping) return
      await join().then(
        () => log.info({}, 'the database is back'),
        (error: Error) => log.error({ reason: error.message }, 'the database does not come back yet'),
      )
    }
  }

  let rejoined: Promise<void> = Promise.resolve()
  const address = await joinPatiently(join)
  const complain = (error: NodeJS.ErrnoException) => log.warn({ code: error.code }, 'the database log cannot be cut')
  const tidy = setInterval(() => keepShort(place.cluster).catch(complain), 60_000).unref()

  return {
    connection: { ...address, user: 'journal', database: 'journal' },
    isUp: () => lease !== null,
    async stop() {
      if (stopping) return
      stopping = true
      clearInterval(tidy)
      await rejoined
      await leave(place, lease)
    },
  }
}

/** A server that its last user is stopping right now answers once more, and is gone before the lease is taken. */
async function joinPatiently(join: () => Promise<Address>): Promise<Address> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await join()
    } catch (error) {
      if (failures === 5 || !('code' in (error as object))) throw error
      await pause(100)
    }
  }
}

async function leave(place: Place, lease: Lease | null) {
  if (!lease) return
  const isLast = await lease.isLast().catch(() => false)
  if (isLast) await stopServer(place)
  await lease.end()
}
