import { bigint, boolean, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Checklist } from '#contract/checklists.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const checklists = pgTable(
  'user_checklists',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    relatedGoalId: bigint('related_goal_id', { mode: 'number' }),
    category: text('category').$type<Checklist['category']>().notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    recurrencePattern: text('recurrence_pattern').$type<Checklist['recurrencePattern']>(),
    lastResetDate: date('last_reset_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    isActive: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
