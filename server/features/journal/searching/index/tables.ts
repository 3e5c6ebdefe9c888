import { bigint, boolean, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ofUser } from '#server/platform/database/columns.ts'
import { bytea } from '#server/platform/database/database.ts'

export const unmerged = pgTable(
  'journal_search_unmerged',
  {
    userId: ofUser(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    stands: bytea('stands'),
    isDue: boolean('is_due').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
)

export const postings = pgTable(
  'journal_search_postings',
  {
    userId: ofUser(),
    bucket: bigint('bucket', { mode: 'number' }).notNull(),
    first: bigint('first', { mode: 'number' }).notNull(),
    words: bytea('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bucket, table.first] })],
)

export const vocabulary = pgTable(
  'journal_search_vocabulary',
  {
    userId: ofUser(),
    bucket: bigint('bucket', { mode: 'number' }).notNull(),
    words: bytea('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bucket] })],
)
