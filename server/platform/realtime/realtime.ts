import pg from 'pg'
import { z } from 'zod'
import { RealtimeMessage } from '#contract/realtime.ts'
import type { Log } from '#server/platform/log.ts'
import { OwnUserId, type UserId } from '#server/platform/services.ts'

/**
 * Tells a person's open pages, whichever process holds them, that something happened. Pushed after the transaction in
 * which it happened: a NOTIFY inside would make every such commit of the whole database wait for the one before. Who
 * misses a message (the database away, a process killed) asks anew when its page is connected again.
 */
export type Realtime = {
  push(userId: UserId, message: RealtimeMessage): Promise<void>
  /** Returns how to stop listening. */
  listen(userId: UserId, hear: (message: RealtimeMessage) => void): () => void
  stop(): Promise<void>
}

const channel = 'realtime'
const Notice = z.object({ userId: OwnUserId, message: RealtimeMessage })
const retryMs = 1_000

export async function startRealtime(connection: pg.ClientConfig, log: Log): Promise<Realtime> {
  const listeners = new Map<UserId, Set<(message: RealtimeMessage) => void>>()
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()

  async function connect() {
    const next = new pg.Client({ ...connection, application_name: 'journal-ai realtime', keepAlive: true })
    next.on('notification', ({ payload }) => deliver(payload ?? ''))
    next.on('error', () => next.end().catch(() => log.debug('the realtime connection was already gone')))
    await next.connect()
    // A message is not worth waiting for the disk: the commit of each would hold up every other that notifies.
    await next.query('set synchronous_commit = off')
    await next.query(`listen ${channel}`)
    next.on('end', () => again(next))
    client = next
  }

  function again(lost: pg.Client) {
    if (stopped || client !== lost) return
    client = null
    log.warn('realtime lost its database connection')
    reconnect()
  }

  function reconnect() {
    retry = setTimeout(() => {
      if (!stopped) connect().then(() => log.info('realtime is connected again'), reconnect)
    }, retryMs)
  }

  function deliver(payload: string) {
    const notice = Notice.parse(JSON.parse(payload))
    for (const hear of listeners.get(notice.userId) ?? []) hear(notice.message)
  }

  await connect()
  return {
    push(userId, message) {
      const notice = JSON.stringify({ userId, message })
      const isPushed = sending.then(() => client?.query('select pg_notify($1, $2)', [channel, notice]))
      sending = isPushed.catch((error: Error) => log.debug({ err: error }, 'a message was not pushed'))
      return sending.then(() => undefined)
    },
    listen(userId, hear) {
      const mine = listeners.get(userId) ?? new Set()
      listeners.set(userId, mine.add(hear))
      return () => {
        mine.delete(hear)
        if (mine.size === 0) listeners.delete(userId)
      }
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
