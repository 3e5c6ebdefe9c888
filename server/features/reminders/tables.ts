import { bigint, date, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '#server/platform/database/columns.ts'
import { bytea } from '#server/platform/database/database.ts'

export const dailyReminders = pgTable(
  'daily_reminders',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: ofUser(),
    date: date('date', { mode: 'string' }).notNull(),
    words: bytea('words').notNull(),
    entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const reminderMornings = pgTable('reminder_mornings', {
  userId: ofUser().primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }),
})
