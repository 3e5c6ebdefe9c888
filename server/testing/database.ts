import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/database/embedded/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { host: string; port: number; user: string; database: string; password?: string }
  }
}

const template = 'journal_template'

/** One server for the whole run, migrated once into a template that each test file gets a copy of. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-'))
  const embedded = await startEmbedded({ dataDir, durable: false })
  await withClient(embedded.connection, (client) => client.query(`create database ${template}`))
  const connection = { ...embedded.connection, database: template }
  await withClient(connection, migrate)
  const boss = await new PgBoss({ ...connection, supervise: false, schedule: false }).start()
  await boss.stop()
  project.provide('databaseServer', embedded.connection)
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A database of one's own, whole and empty. */
export async function copyOfTemplate(server: pg.ClientConfig): Promise<pg.ClientConfig> {
  const database = `journal_${randomBytes(6).toString('hex')}`
  await withClient(server, (client) => client.query(`create database ${database} template ${template}`))
  return { ...server, database }
}

async function withClient<Result>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** For a process of its own. Where the server is met through a socket, a URL can say so only in its question. */
export function urlOf({ user = '', password, host = '', port, database }: pg.ClientConfig): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  if (typeof password === 'string') url.password = password
  url.searchParams.set('host', host)
  return url.href
}
