import { appendFile, chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { addressOf } from './listening.ts'
import type { EmbeddedLog } from './log.ts'
import type { Place } from './place.ts'
import { run } from './run.ts'

const staleAfterMs = 10 * 60_000

/**
 * Makes the database folder when there is none. A folder whose making was cut short can never be used, so it is made
 * as a sibling and renamed when it is whole.
 */
export async function ensureCluster(place: Place, durable: boolean, log: EmbeddedLog) {
  const { cluster } = place
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new Error(`DATA_DIR: ${cluster} cannot be read (${error.code}): start as the user it belongs to`)
  })
  await removeHalves(cluster, log)
  if (version !== null) return
  log.info({}, `making the database in ${cluster}`)
  const draft = `${cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  if (place.user) await chown(draft, place.user.uid, place.user.gid)
  await initialise(draft, place, durable)
  await rename(draft, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    // Another process that started at the same moment was quicker.
    if (await stat(join(cluster, 'PG_VERSION')).catch(() => null)) return
    throw new Error(`DATA_DIR: ${cluster} exists but holds no database: move it away`, { cause: error })
  })
  if (durable) await sync(dirname(cluster))
}

async function initialise(draft: string, place: Place, durable: boolean) {
  const { programs, user: as } = place
  const { password } = await addressOf(place)
  const secret = `${draft}.password`
  if (password) await writeFile(secret, password, { mode: 0o600 })
  // Code point order, from PostgreSQL itself: no library update can ever change what an index relies on.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = password ? ['--auth=scram-sha-256', `--pwfile=${secret}`] : ['--auth=trust']
  const speed = durable ? [] : ['--no-sync']
  const made = await run(programs.initdb, ['-D', draft, '-U', 'postgres', ...locale, ...access, ...speed], { as })
  await rm(secret, { force: true })
  if (!made.ok) throw new Error(`the database could not be made: ${made.complaint}`)

  const login = password ? ` password '${password}'` : ''
  const input = `create role journal login createdb${login}\ncreate database journal owner journal\n`
  const single = ['--single', '-D', draft, ...(durable ? [] : ['-c', 'fsync=off']), 'postgres']
  const filled = await run(programs.postgres, single, { as, input })
  if (!filled.ok) throw new Error(`the database could not be made: ${filled.complaint}`)
  await appendFile(join(draft, 'postgresql.conf'), "\ninclude = 'journal.conf'\n")
}

/** What a start that was killed left behind; a start that goes on right now is left alone. */
async function removeHalves(cluster: string, log: EmbeddedLog) {
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue
    const half = join(dirname(cluster), name)
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    const found = await stat(half).catch(() => null)
    if (!found || (isOther(maker) && Date.now() - found.mtimeMs < staleAfterMs)) continue
    log.info({}, 'removing a database that was never finished')
    await rm(half, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

function isOther(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function sync(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
