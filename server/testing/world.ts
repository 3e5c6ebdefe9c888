import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { buildServices } from '#server/build.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import type { Services } from '#server/platform/services.ts'
import type { Carrier } from './carriers/carrier.ts'
import { copyOfTemplate } from './database.ts'
import { joins, type Person } from './person.ts'
import { freePort } from './product.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

type WorldOptions = {
  /** What runs by itself; left out, everything does. A test that does it itself would find somebody else at it. */
  onClock?: readonly Chore[]
  now?: Services['now']
  carrier?: Pick<Carrier, 'environment'>
  env?: Record<string, string>
}

/** A whole server over a database of its own, listening, and people who use it. Nothing of ours is replaced. */
export async function createWorld({ now, carrier, onClock, env = {} }: WorldOptions = {}) {
  // A carrier is told where to call back before there is anybody to call.
  const port = carrier ? await freePort() : Number(env.PORT ?? 0)
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-world-'))
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const connection = await copyOfTemplate(inject('databaseServer'))
  const config = readConfig({ DATA_DIR: dataDir, ...carrier?.environment(`http://127.0.0.1:${port}`), ...env })
  const { services, close } = await buildServices(config, connection, log, onClock ? { onClock } : {})
  if (now) services.now = now
  const http = await createApp(services)
  const address = await http.listen({ port, host: '127.0.0.1' })
  return {
    services,
    connection,
    address,
    /** Everything the server has logged. */
    logged: () => lines.join(''),
    person: (about: Partial<typeof anyone> = {}): Promise<Person> =>
      joins(address, { ...anyone, phoneNumber: someNumber(), ...about }),
    async close() {
      await http.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const anyone = {
  name: 'Ana Reyes',
  phoneNumber: '',
  password: 'a quiet lake at dawn',
  timeZone: 'America/New_York',
  callTime: '19:00',
}

export const someNumber = () => `+1415${randomInt(2_000_000, 9_999_999)}`

/** For a test that needs a server of its own. */
export async function worldOfItsOwn(options?: Parameters<typeof createWorld>[0]): Promise<World> {
  const world = await createWorld(options)
  onTestFinished(() => world.close())
  return world
}
