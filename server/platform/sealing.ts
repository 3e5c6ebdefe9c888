import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database/database.ts'
import { one } from './problems.ts'
import type { Place, Safe } from './vault.ts'

/**
 * How a table keeps what a person said or wrote: everything sealed of a row is one value in its column `words`, so that
 * a list of a hundred rows opens a hundred values, not five hundred. Instants go into columns of their own.
 */
export function sealing<Words extends object>(table: PgTable) {
  const name = getTableName(table)
  const place = (id: number): Place => `${name}.words/${id}`
  return {
    /** The id is part of what the words are sealed to, so it is drawn before the row exists. */
    async nextId(db: Db): Promise<number> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select nextval(pg_get_serial_sequence(${name}, 'id')) as id`,
      )
      return Number(one(rows).id)
    },
    seal: (safe: Safe, id: number, words: Words): Buffer => safe.seal(place(id), JSON.stringify(words)),
    /** The row with its words in place of the sealed ones. */
    open<Row extends { id: number; words: Buffer }>(safe: Safe, { words, ...row }: Row): Omit<Row, 'words'> & Words {
      return { ...row, ...(JSON.parse(safe.open(place(row.id), words)) as Words) }
    },
  }
}
