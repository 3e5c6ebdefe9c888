import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { bareEnvironment, commonGround, type SystemUser } from './run.ts'

export const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root. It then runs as whoever owns the database folder already, else as `postgres`,
 * else as `nobody`.
 */
export async function systemUser(cluster: string): Promise<SystemUser> {
  if (!isRoot) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = lookUp('postgres') ?? lookUp('nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no other user here: start as another user')
  return user
}

export function canRun(program: string, as: SystemUser): boolean {
  return spawnSync(program, ['--version'], { ...as, cwd: commonGround, env: bareEnvironment }).status === 0
}

/** Tried, not read from modes: a parent folder, an access list or a mount may all forbid it. */
export function canWriteIn(folder: string, as: SystemUser): boolean {
  const touch = ': > "$0/touched" && rm "$0/touched"'
  return spawnSync('/bin/sh', ['-c', touch, folder], { ...as, cwd: commonGround }).status === 0
}

function lookUp(name: string): SystemUser {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10)
  const user = { uid: id('-u'), gid: id('-g') }
  return user.uid > 0 && user.gid > 0 ? user : null
}
