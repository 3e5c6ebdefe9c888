import { bigint, boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PartRole } from '#contract/parts.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const parts = pgTable(
  'user_parts',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    role: text('role').$type<PartRole>().notNull(),
    color: text('color').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
