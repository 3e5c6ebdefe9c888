import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from './database/database.ts'
import { notFound, one } from './problems.ts'
import { sealing } from './sealing.ts'
import type { Needs, UserId } from './services.ts'

type Drawn = 'id' | 'userId' | 'createdAt'
type Keeping = Needs<'vault'> & { db: Db }

/** What somebody keeps, changes and throws away piece by piece. Whatever is not there, or not theirs, is a 404. */
export type SealedRows<Row> = {
  of(keeping: Keeping, userId: UserId, ...order: SQL[]): Promise<Row[]>
  one(keeping: Keeping, userId: UserId, id: number): Promise<Row>
  add(keeping: Keeping, userId: UserId, row: Omit<Row, Drawn>): Promise<Row>
  /** Two changes at once wait for each other: `become` is asked what the row turns into as the earlier one left it. */
  change(keeping: Keeping, userId: UserId, id: number, become: (before: Row) => Row): Promise<Row>
  remove(db: Db, userId: UserId, id: number): Promise<void>
}

type SealedTable = PgTable & { id: PgColumn; userId: PgColumn; words: PgColumn }

/**
 * `words` is the part of the schema that is sealed; all else of a row is a column of that name. What a row means, how
 * it may change and who hears of it is for the feature to say.
 */
export function sealedRows<Table extends SealedTable, Words extends z.ZodObject>(
  table: Table,
  words: Words,
): SealedRows<Omit<Table['$inferSelect'], 'words'> & z.output<Words>> {
  type Stored = { id: number; words: Buffer }
  type Row = Omit<Table['$inferSelect'], 'words'> & z.output<Words>
  const sealed = sealing<z.output<Words>>(table)
  const isThis = (userId: UserId, id: number) => and(eq(table.userId, userId), eq(table.id, id))
  // Drizzle cannot follow a table that is a type parameter; the signatures above say what goes in and comes out.
  const rows: PgTable = table

  function split(row: object) {
    const values = Object.entries(row)
    return {
      columns: Object.fromEntries(values.filter(([name]) => !(name in words.shape))),
      said: Object.fromEntries(values.filter(([name]) => name in words.shape)) as z.output<Words>,
    }
  }

  return {
    async of({ db, vault }, userId, ...order) {
      const belongs = eq(table.userId, userId)
      const found = await db
        .select()
        .from(rows)
        .where(belongs)
        .orderBy(...order)
      const safe = await vault.safeOf(db, userId)
      return found.map((row) => sealed.open(safe, row as Stored) as Row)
    },

    async one({ db, vault }, userId, id) {
      const [found] = await db.select().from(rows).where(isThis(userId, id))
      if (!found) throw notFound()
      return sealed.open(await vault.safeOf(db, userId), found as Stored) as Row
    },

    async add({ db, vault }, userId, row) {
      const { columns, said } = split(row)
      const id = await sealed.nextId(db)
      const safe = await vault.safeOf(db, userId)
      const values = { ...columns, id, userId, words: sealed.seal(safe, id, said) }
      const added = one(await db.insert(rows).values(values).returning())
      return sealed.open(safe, added as Stored) as Row
    },

    change: ({ db, vault }, userId, id, become) =>
      db.transaction(async (tx) => {
        const [found] = await tx.select().from(rows).where(isThis(userId, id)).for('update')
        if (!found) throw notFound()
        const safe = await vault.safeOf(tx, userId)
        const before = sealed.open(safe, found as Stored) as Row
        const { columns, said } = split(become(before))
        const values = { ...columns, words: sealed.seal(safe, id, said) }
        const after = one(await tx.update(rows).set(values).where(isThis(userId, id)).returning())
        return sealed.open(safe, after as Stored) as Row
      }),

    async remove(db, userId, id) {
      const removed = await db.delete(rows).where(isThis(userId, id)).returning({ id: table.id })
      if (removed.length === 0) throw notFound()
    },
  }
}
