import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { Place } from './place.ts'
import { doorLoopback, doorUnix } from './settings.ts'
import { openSocketFolder, socketFolder, socketPort } from './socket.ts'

const isWindows = process.platform === 'win32'
const Login = z.object({ port: z.int(), password: z.string() })

/** Where the server is met. */
export type Address = { host: string; port: number; password?: string }

/** A private socket; on Windows, which has none, the loopback address and a password kept beside the database. */
export async function addressOf({ cluster }: Place): Promise<Address> {
  if (!isWindows) return { host: socketFolder(cluster), port: socketPort }
  return { host: '127.0.0.1', ...(await login(cluster)) }
}

/** The settings and the `pg_hba.conf` that make the server listen there, and nowhere else. */
export async function listening(place: Place) {
  const { port, host } = await addressOf(place)
  if (isWindows) {
    return { settings: { listen_addresses: host, port, unix_socket_directories: '' }, door: doorLoopback }
  }
  const folder = await openSocketFolder(place)
  const unix = { unix_socket_directories: folder, unix_socket_permissions: '0700' }
  return { settings: { listen_addresses: '', port, ...unix }, door: doorUnix }
}

async function login(cluster: string): Promise<z.infer<typeof Login>> {
  const file = join(cluster, '..', 'postgres-login.json')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return Login.parse(JSON.parse(kept))
  const made = { port: await freePort(), password: randomBytes(24).toString('base64url') }
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
  return made
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
