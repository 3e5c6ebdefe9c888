import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { buildServices } from '#server/build.ts'
import { claimDueCalls } from '#server/features/calls/schedule/service.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { withClient } from './crowded.ts'
import { minute } from './people.ts'

/** How the database finds who is due: the plan of the claim's own question, asked by the claim itself. */
export async function planOfClaim(copy: pg.ClientConfig, settings: Record<string, string>): Promise<string> {
  const { services, close } = await buildServices(readConfig(settings), copy, createLog('warn'), { onClock: [] })
  try {
    return await withClient(copy, async (client) => {
      const asked: { text: string; values: unknown[] }[] = []
      const logger = { logQuery: (text: string, values: unknown[]) => asked.push({ text, values }) }
      await claimDueCalls({ ...services, db: drizzle(client, { logger }), now: () => minute })
      const question = asked.find(({ text }) => text.includes('skip locked'))
      if (!question) throw new Error('the claim takes no locks')
      const { text, values } = question
      const { rows } = await client.query<[string]>({
        text: `explain (analyze, buffers) ${text}`,
        values,
        rowMode: 'array',
      })
      return rows.flat().join('\n')
    })
  } finally {
    await close()
  }
}
