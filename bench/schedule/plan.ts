import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { buildServices } from '#server/build.ts'
import { claimDueCalls } from '#server/features/calls/schedule/claiming.ts'
import { readConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { withClient } from './crowded.ts'
import { minute } from './people.ts'

const nobodysMinute = minute.subtract({ minutes: 1 })

/**
 * How the database finds who is due: the plan of the claim's own question. It is overheard while nobody is due, and
 * asked again for the minute in which many are.
 */
export async function planOfClaim(copy: pg.ClientConfig, settings: Record<string, string>): Promise<string> {
  const { services, close } = await buildServices(readConfig(settings), copy, createLog('warn'), { onClock: [] })
  try {
    return await withClient(copy, async (client) => {
      const asked: { text: string; values: unknown[] }[] = []
      const logger = { logQuery: (text: string, values: unknown[]) => asked.push({ text, values }) }
      await claimDueCalls({ ...services, db: drizzle(client, { logger }), now: () => nobodysMinute })
      const question = asked.find(({ text }) => text.includes('skip locked'))
      if (!question) throw new Error('the claim takes no locks')
      const { rows } = await client.query<[string]>({
        text: `explain (analyze, buffers) ${question.text}`,
        values: question.values.map((value) => (isNobodysMinute(value) ? minute.toString() : value)),
        rowMode: 'array',
      })
      return rows.flat().join('\n')
    })
  } finally {
    await close()
  }
}

const isNobodysMinute = (value: unknown) =>
  typeof value === 'string' && Date.parse(value) === nobodysMinute.epochMilliseconds
