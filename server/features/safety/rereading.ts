import { setImmediate as breath } from 'node:timers/promises'
import { and, asc, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/database/database.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { riskVersion } from '#server/risk/assess.ts'
import { type KeptRisk, readAnew } from './alarm.ts'

/** The words of a row, and what an older version read of them. */
export type OldReading = { words: string; risk: KeptRisk | null }

type Row = { id: number; userId: UserId; riskVersion: number; createdAt: Date }

/** A table whose words are read for danger, and how a row of it is opened and what is read of it kept. */
export type Rereading<One extends Row> = {
  columns: { userId: PgColumn; id: PgColumn; riskVersion: PgColumn }
  rows: (db: Db, where: SQL | undefined, order: SQL[], limit: number) => Promise<One[]>
  opened: (safe: Safe, row: One) => OldReading
  keep: (db: Db, safe: Safe, row: One, risk: KeptRisk) => Promise<unknown>
}

const batch = 25
const mostBatches = 20
const dayMs = 86_400_000

/**
 * Has the words that an older version read be read by this one, some at a time. Nobody is told: what is noticed only now
 * in what is some days old changes nothing. Rows that another process holds, and those that cannot be opened, wait for
 * the next time.
 */
export async function rereadOld<One extends Row>(services: Services, table: Rereading<One>): Promise<void> {
  let after: Row | null = null
  for (let count = 0; count < mostBatches; count += 1) {
    const last: One | null = await services.db.transaction((tx) => rereadBatch({ ...services, db: tx }, table, after))
    if (!last) return
    after = last
  }
}

type InBatch = Omit<Services, 'db'> & { db: Db }

async function rereadBatch<One extends Row>(
  services: InBatch,
  table: Rereading<One>,
  after: Row | null,
): Promise<One | null> {
  const { db, vault } = services
  const { riskVersion: version, userId, id } = table.columns
  const isNext = after && sql`(${version}, ${userId}, ${id}) > (${after.riskVersion}, ${after.userId}, ${after.id})`
  const order = [asc(version), asc(userId), asc(id)]
  const found = await table.rows(db, and(lt(version, riskVersion), isNext ?? undefined), order, batch)
  for (const row of found) {
    const safe = await vault.safeOf(db, row.userId)
    const risk = readingOf(services, () => table.opened(safe, row), row)
    if (risk) await table.keep(db, safe, row, risk)
    await breath()
  }
  return found.at(-1) ?? null
}

function readingOf({ log, now }: InBatch, opened: () => OldReading, { userId, id, createdAt }: Row): KeptRisk | null {
  try {
    const { words, risk } = opened()
    return readAnew(risk, words, { daysAgo: (now().epochMilliseconds - createdAt.getTime()) / dayMs })
  } catch (error) {
    log.error({ err: error, userId, id }, 'words could not be read again')
    return null
  }
}
