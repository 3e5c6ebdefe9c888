import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Goal } from '#contract/goals.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const goals = pgTable(
  'user_goals',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    type: text('type').$type<Goal['type']>().notNull(),
    category: text('category').$type<Goal['category']>().notNull(),
    priority: integer('priority').notNull(),
    targetDate: date('target_date', { mode: 'string' }),
    status: text('status').$type<Goal['status']>().notNull(),
    progressPercentage: integer('progress_percentage').notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
