import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { EmbeddedLog } from './log.ts'
import { copiedPrograms, type Programs, packagedPrograms } from './programs.ts'
import { launch, type SystemUser } from './run.ts'
import { canRun, canWriteIn, systemUser } from './system-user.ts'

/** Where the database lies, what runs it, and as whom. */
export type Place = { cluster: string; programs: Programs; user: SystemUser }

const commonHome = '/var/lib/journal-ai'

/**
 * DATA_DIR/postgres, run by npm's programs. For root, whose database runs as someone else, either may be out of that
 * one's reach (a clone in /root): then it lies in /var/lib/journal-ai, and DATA_DIR/postgres is a link to it.
 */
export async function placeIn(dataDir: string, log: EmbeddedLog): Promise<Place> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  const programs = await packagedPrograms()
  const link = join(folder, 'postgres')
  const elsewhere = await linkedFrom(link)
  const user = await systemUser(elsewhere ?? link)
  if (!user) return { cluster: elsewhere ?? link, programs, user }

  const home = join(commonHome, createHash('sha256').update(folder).digest('hex').slice(0, 8))
  const usable = canRun(programs.postgres, user) ? programs : await copyOf(programs, home, user, log)
  if (elsewhere) return { cluster: elsewhere, programs: usable, user }
  await letThrough(folder, user)
  if (await isWithinReach(folder, user)) return { cluster: link, programs: usable, user }
  if (await exists(link)) throw unreachable(link)

  const cluster = join(await openHome(home, user), 'postgres')
  await setAside(cluster, usable, user, log)
  // The link comes first: killed right after, the next start still knows where to go on.
  await symlink(cluster, link)
  log.warn({}, `${folder} is closed to the database's user, so the database lies in ${cluster}; ${link} leads there`)
  return { cluster, programs: usable, user }
}

async function linkedFrom(link: string): Promise<string | null> {
  const found = await lstat(link).catch(() => null)
  return found?.isSymbolicLink() ? resolve(link, '..', await readlink(link)) : null
}

/** A folder closed to all but root opens, to pass through, for the database's user alone. */
async function letThrough(folder: string, user: { uid: number; gid: number }) {
  const { mode, uid } = await stat(folder)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  await chown(folder, 0, user.gid)
  await chmod(folder, 0o710)
}

async function isWithinReach(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'postgres.reach-'))
  try {
    await chown(probe, user.uid, user.gid)
    return canWriteIn(probe, user)
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

async function copyOf(programs: Programs, home: string, user: { uid: number; gid: number }, log: EmbeddedLog) {
  const copy = await copiedPrograms(programs, await openHome(home, user), log)
  if (!canRun(copy.postgres, user)) throw unreachable(home)
  return copy
}

/** Root's own folder, open only to pass through. */
async function openHome(home: string, user: { uid: number; gid: number }): Promise<string> {
  await mkdir(home, { recursive: true })
  await chmod(commonHome, 0o711)
  await chmod(home, 0o711)
  if (!(await isWithinReach(home, user))) throw unreachable(home)
  return home
}

/** A database whose DATA_DIR is gone, and with it the key to read it by: kept, but not used. */
async function setAside(cluster: string, programs: Programs, user: SystemUser, log: EmbeddedLog) {
  if (!(await exists(cluster))) return
  await launch(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast'], user)
  const aside = `${cluster}.until-${new Date().toISOString().replace(/[:.]/g, '-')}`
  await rename(cluster, aside)
  log.warn({}, `the database of an earlier DATA_DIR is kept in ${aside}; delete it if you do not need it`)
}

const exists = (path: string) => lstat(path).then(Boolean, () => false)

const unreachable = (path: string) =>
  new Error(`DATA_DIR: the database's user cannot reach ${path}: set DATA_DIR to a folder below one open to everybody`)
