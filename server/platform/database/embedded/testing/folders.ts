import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Embedded, startEmbedded } from '../embedded.ts'

/** A DATA_DIR with a short path; whatever still serves it at the end of the test is killed. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/journal-')
  onTestFinished(async () => {
    const pid = await postmaster(folder).catch(() => null)
    if (pid) process.kill(pid, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  return folder
}

export async function started(dataDir: string, options: { durable?: boolean } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, ...options })
  onTestFinished(() => embedded.stop())
  return embedded
}

/** Another process that holds the same database. */
export function holder(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'holder.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    holds: once(child.stdout, 'data'),
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

export async function ask<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, query: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => client.end())
  try {
    await client.connect()
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

export async function postmaster(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number.parseInt(file, 10)
}
