import { bigint, date, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

const owner = () => bigint('user_id', { mode: 'number' }).$type<UserId>().notNull()

export const dailyReminders = pgTable(
  'daily_reminders',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: owner(),
    date: date('date', { mode: 'string' }).notNull(),
    words: bytea('words').notNull(),
    entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const reminderMornings = pgTable('reminder_mornings', {
  userId: owner().primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }),
})
