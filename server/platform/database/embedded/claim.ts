import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const oneProduct = 4_101_813

/**
 * Makes this process the only product on its DATA_DIR, until released; null when another one is it. If the server
 * restarts, the claim is taken again as soon as it answers.
 */
export async function claimDataDir(connection: pg.ClientConfig): Promise<{ release(): Promise<void> } | null> {
  let released = false
  let held = await tryClaim(connection, retake)
  if (!held) return null

  async function retake() {
    held = null
    while (!released && !held) {
      await pause(100)
      held = await tryClaim(connection, retake).catch(() => null)
    }
    if (released) await held?.end()
  }

  return {
    async release() {
      released = true
      await held?.end()
    },
  }
}

/** In the `postgres` database: a connection to our own would forbid using that as a template. */
async function tryClaim(connection: pg.ClientConfig, onLost: () => Promise<void>): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: 'journal-ai claim' })
  let isHeld = false
  client.on('error', () => client.end())
  client.on('end', () => isHeld && onLost())
  await client.connect()
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [oneProduct])
  isHeld = rows[0]?.got === true
  if (isHeld) return client
  await client.end()
  return null
}
