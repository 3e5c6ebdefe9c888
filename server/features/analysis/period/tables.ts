import { bigint, boolean, date, integer, pgTable, primaryKey, real, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Kind } from './calendar.ts'

const columns = (kind: Kind) => ({
  id: bigint('id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
  start: date(`${kind}_start`, { mode: 'string' }).notNull(),
  end: date(`${kind}_end`, { mode: 'string' }).notNull(),
  until: date('until', { mode: 'string' }).notNull(),
  isWhole: boolean('is_whole').notNull(),
  totalEntries: integer('total_entries').notNull(),
  totalWords: integer('total_words').notNull(),
  averageMood: real('average_mood'),
  entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
  words: bytea('words').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A week and a month are kept alike. */
export const weeklyAnalyses = pgTable('weekly_analyses', columns('week'), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
])
export const monthlyReports = pgTable('monthly_reports', columns('month'), (table) => [
  primaryKey({ columns: [table.userId, table.id] }),
])

export const tableOf = { week: weeklyAnalyses, month: monthlyReports } as const
