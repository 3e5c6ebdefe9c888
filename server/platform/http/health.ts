import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#server/platform/services.ts'
import type { Http } from './http.ts'

const open = { door: 'open' } as const
const State = z.object({ database: z.boolean(), jobs: z.boolean() })

export function healthRoutes(http: Http, { db, jobs }: Services) {
  http.route({
    method: 'GET',
    url: '/healthz',
    config: open,
    schema: { response: { 200: z.object({ alive: z.literal(true) }) } },
    handler: async () => ({ alive: true as const }),
  })
  http.route({
    method: 'GET',
    url: '/readyz',
    config: open,
    schema: { response: { 200: State, 503: State } },
    handler: async (_request, reply) => {
      const database = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      const state = { database, jobs: jobs.isRunning() }
      return reply.code(state.database && state.jobs ? 200 : 503).send(state)
    },
  })
}
