import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** Fixed: on a private socket it only names a file, and pools must find it again after a restart. */
export const socketPort = 5432
/** The kernel's own limit is 108 bytes, 104 on macOS. */
const longestPath = 100

/** The folder of the server's socket: in the database folder, or in the temporary one where that path is too long. */
export function socketFolder(cluster: string): string {
  const inside = join(cluster, 'socket')
  if (Buffer.byteLength(`${inside}/.s.PGSQL.${socketPort}`) < longestPath) return inside
  return join(tmpdir(), `journal-ai-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`)
}

/** In a folder that others may write to, somebody could have been there first: the folder must be ours alone. */
export async function openSocketFolder({ cluster, user }: Place): Promise<string> {
  const folder = socketFolder(cluster)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made && user) await chown(folder, user.uid, user.gid)
  const found = await lstat(folder)
  const owner = user?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner) throw new Error(`${folder} belongs to somebody else: remove it`)
  if ((found.mode & 0o077) !== 0) await chmod(folder, 0o700)
  return folder
}

/** A second pid file, just as misleading after a crash as the first. Nobody else puts files into this folder. */
export async function forgetSocket({ cluster }: Place) {
  await rm(join(socketFolder(cluster), `.s.PGSQL.${socketPort}.lock`), { force: true })
}

/** One in the temporary folder is not left lying there. */
export async function closeSocketFolder({ cluster }: Place) {
  const folder = socketFolder(cluster)
  if (!folder.startsWith(cluster)) await rm(folder, { recursive: true, force: true })
}
