import pg from 'pg'
import type { Address } from './listening.ts'

/** Held, shared, by every process that uses the server, in its `postgres` database. */
const inUse = 4_101_812

/** As long as it is held, no other process stops the server. It also tells, at once, when the server is gone. */
export type Lease = {
  /** Gives the lease up; true when nobody else holds one, who then cannot get one before we stopped the server. */
  isLast(): Promise<boolean>
  end(): Promise<void>
}

export async function takeLease(address: Address, onLost: () => void): Promise<Lease> {
  const client = new pg.Client({
    ...address,
    user: 'postgres',
    database: 'postgres',
    application_name: 'journal-ai lease',
    connectionTimeoutMillis: 5_000,
  })
  let isHeld = false
  let isEnding = false
  // An error is followed by 'end', which is where it is acted on.
  client.on('error', () => client.end())
  client.on('end', () => isHeld && !isEnding && onLost())
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [inUse])
  isHeld = true
  return {
    async isLast() {
      isEnding = true
      await client.query('select pg_advisory_unlock_shared($1)', [inUse])
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [inUse])
      return rows[0]?.got === true
    },
    async end() {
      isEnding = true
      await client.end()
    },
  }
}
