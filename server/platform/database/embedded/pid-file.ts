import { spawnSync } from 'node:child_process'
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from './listening.ts'

/** postmaster.pid: what a running server says of itself, and what a killed one leaves behind. */
type PidFile = { text: string; pid: number; address: Address; disown(): Promise<void> }

/** No system gives out a number as high as this. */
const nobody = 2_147_483_647

export async function readPidFile(cluster: string): Promise<PidFile | null> {
  const file = join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  const [pid = '', , , port = '', socketFolder = '', host = ''] = text.split('\n')
  if (!pid) return null
  return {
    text,
    pid: Number.parseInt(pid, 10),
    address: { host: socketFolder || host, port: Number.parseInt(port, 10) },
    // After a crash the number may belong to any other process, or to a dead one that nobody reaps, most easily in a
    // container, and PostgreSQL then refuses to start. The rest stays: by it PostgreSQL finds out whether parts of the
    // old server live.
    async disown() {
      if ((await readFile(file, 'utf8').catch(() => '')) !== text) return
      await writeFile(file, text.replace(/^\d+/, String(nobody)))
    },
  }
}

/** Whether that process is a PostgreSQL server of this folder. */
export async function servesFolder(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    const folder = await realpath(`/proc/${pid}/cwd`).catch(() => null)
    return folder === (await realpath(cluster))
  }
  if (process.platform === 'win32') return true
  return /postgres/.test(spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
