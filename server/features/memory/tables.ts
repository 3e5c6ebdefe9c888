import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { MemoryNote } from '#contract/memory.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const memoryNotes = pgTable(
  'memory_notes',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    does: text('does').$type<MemoryNote['does']>().notNull(),
    entryId: bigint('entry_id', { mode: 'number' }),
    words: bytea('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
