import rateLimit from '@fastify/rate-limit'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/database/database.ts'
import type { Chore } from '#server/platform/jobs.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs } from '#server/platform/services.ts'
import { waitInWords } from '#server/platform/time.ts'
import type { Http } from './http.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a try under a key of the caller's making; over the limit it throws 429 with Retry-After. */
    countAttempt(request: FastifyRequest, key: string, limit: number, withinMs?: number): Promise<void>
  }
}

/** Who tried from where is nobody's business once their window is over. */
export const forgetOldAttempts: Chore = {
  name: 'http.forget-attempts',
  everyMs: 600_000,
  run: async ({ db }) => void (await db.execute(sql`delete from attempts where window_ends_at < now()`)),
}

/** Where a key holds a person's number, it goes when they go. */
export async function forgetAttempts(db: Db, key: string) {
  await db.execute(sql`delete from attempts where key = ${key}`)
}

const usualWindowMs = 15 * 60_000
type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/** The library's limiter over a table, so that the limit holds however many processes share the database. */
export async function limitAttempts(http: Http, { db }: Needs<'db'>) {
  async function count(key: string, windowForMs: number) {
    const { rows } = await db.execute<{ count: number; ttl: number }>(sql`
      insert into attempts as a (key, count, window_ends_at)
      values (${key}, 1, now() + make_interval(secs => ${windowForMs / 1000}))
      on conflict (key) do update set
        count = case when a.window_ends_at < now() then 1 else a.count + 1 end,
        window_ends_at = case when a.window_ends_at < now() then excluded.window_ends_at else a.window_ends_at end
      returning count, ceil(extract(epoch from window_ends_at - now()) * 1000)::int as ttl`)
    return { current: rows[0]?.count ?? 1, ttl: rows[0]?.ttl ?? windowForMs }
  }

  class AttemptsTable {
    incr(key: string, counted: Counted, windowForMs: number) {
      count(key, windowForMs).then((result) => counted(null, result), counted)
    }
    child() {
      return this
    }
  }

  await http.register(rateLimit, { global: false, store: AttemptsTable })
  const keys = new WeakMap<FastifyRequest, { key: string; limit: number; windowMs: number }>()
  const check = http.createRateLimit({
    timeWindow: (request) => keys.get(request)?.windowMs ?? usualWindowMs,
    keyGenerator: (request) => keys.get(request)?.key ?? request.ip,
    max: (request) => keys.get(request)?.limit ?? 0,
  })
  http.decorate('countAttempt', async (request, key, limit, windowMs = usualWindowMs) => {
    keys.set(request, { key, limit, windowMs })
    const counted = await check(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new Problem(
      429,
      'too_many_attempts',
      `Too many tries. Please wait ${waitInWords(counted.ttlInSeconds)} and try again.`,
      counted.ttlInSeconds,
    )
  })
}
