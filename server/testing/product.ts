import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Carrier } from './carriers/carrier.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Product = { address: string; dataDir: string; process: ChildProcess; stop(): Promise<void> }

/** The real product in a process of its own, durable as in real life, on a free port and an empty DATA_DIR unless told. */
export async function startProduct(
  settings: { dataDir?: string; port?: number; carrier?: Carrier; env?: Record<string, string> } = {},
): Promise<Product> {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'journal-product-')))
  const port = settings.port ?? (await freePort())
  const address = `http://127.0.0.1:${port}`
  const child = await startProcess('server/main.ts', {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: address,
    ...settings.carrier?.environment(address),
    ...settings.env,
  })
  return {
    address,
    dataDir,
    process: child,
    async stop() {
      await stopProcess(child)
      if (!settings.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the process has written its first line: it is ready then. */
export async function startProcess(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} stopped with ${code} before it was ready`)
  })
  await Promise.race([once(child.stdout, 'data'), failed])
  failed.catch(() => 'it was ready before')
  return child
}

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port to be had')
  return address.port
}
