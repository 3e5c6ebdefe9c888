import { chown, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Address, addressOf, listening } from './listening.ts'
import type { EmbeddedLog } from './log.ts'
import { readPidFile, servesFolder } from './pid-file.ts'
import type { Place } from './place.ts'
import { launch } from './run.ts'
import { complaintSince, endOfLog, keepShort, serverLog } from './server-log.ts'
import { settings } from './settings.ts'
import { closeSocketFolder, forgetSocket } from './socket.ts'

/** Replaying the log after a crash takes as long as there is log to replay. */
const patienceMs = 10 * 60_000
const attempts = 6

/**
 * The address of the server on this folder, started if none runs. One that runs already is used: a killed parent
 * leaves its server behind, and `npm run backup` works beside the product.
 */
export async function runningServer(place: Place, durable: boolean, log: EmbeddedLog): Promise<Address> {
  const giveUpAt = Date.now() + patienceMs
  for (let failures = 0; Date.now() < giveUpAt; ) {
    const found = await lookFor(place)
    if (found.state === 'ready') return found.address
    if (found.state === 'busy') {
      await pause(100)
      continue
    }
    const complaint = await launchServer(place, durable)
    if (complaint === null) continue
    failures += 1
    if (failures === attempts) throw new Error(`the database does not start: ${complaint}`)
    log.info({}, `the database does not start yet: ${complaint}`)
    await pause(100 * 2 ** failures)
  }
  throw new Error(`the database is not ready after ${patienceMs / 60_000} minutes`)
}

export async function stopServer(place: Place) {
  const { programs, cluster, user } = place
  await launch(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w'], user)
  await closeSocketFolder(place)
}

type Found = { state: 'ready'; address: Address } | { state: 'busy' } | { state: 'none' }

async function lookFor(place: Place): Promise<Found> {
  const file = await readPidFile(place.cluster)
  if (!file) return { state: 'none' }
  const usual = await addressOf(place)
  // A folder that was moved under its server still names the old place.
  for (const address of [{ ...usual, ...file.address }, usual]) {
    const answer = await knock(address, file.text)
    if (answer !== 'nobody') return answer === 'ready' ? { state: 'ready', address } : { state: 'busy' }
  }
  if (await servesFolder(file.pid, place.cluster)) return { state: 'busy' }
  await file.disown()
  await forgetSocket(place)
  return { state: 'none' }
}

/** A server that answers with another number has just taken the place of the one we know: look again. */
async function knock(address: Address, pidFile: string): Promise<'ready' | 'busy' | 'nobody'> {
  const client = new pg.Client({ ...address, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5_000 })
  client.on('error', () => client.end())
  try {
    await client.connect()
    const { rows } = await client.query<{ text: string }>(`select pg_read_file('postmaster.pid') as text`)
    return rows[0]?.text.split('\n')[0] === pidFile.split('\n')[0] ? 'ready' : 'busy'
  } catch (error) {
    // 57P01–57P03: stopping, crashed, starting.
    return /^57P0/.test((error as { code?: string }).code ?? '') ? 'busy' : 'nobody'
  } finally {
    await client.end()
  }
}

/** What the server complained of, or null when it runs. */
async function launchServer(place: Place, durable: boolean): Promise<string | null> {
  const { cluster, programs, user } = place
  const { settings: where, door } = await listening(place)
  await writeFor(place, 'journal.conf', settings(where, durable))
  await writeFor(place, 'pg_hba.conf', door)
  await keepShort(cluster)
  const before = await endOfLog(cluster)
  const started = await launch(programs.pg_ctl, ['start', '-w', '-D', cluster, '-l', serverLog(cluster)], user)
  return started ? null : complaintSince(cluster, before)
}

async function writeFor({ cluster, user }: Place, name: string, text: string) {
  const draft = join(cluster, `${name}.${process.pid}`)
  await writeFile(draft, text, { mode: 0o600 })
  if (user) await chown(draft, user.uid, user.gid)
  await rename(draft, join(cluster, name))
}
