import { bigint, boolean, date, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { HabitCategory, HabitFrequency } from '#contract/habits.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const habits = pgTable(
  'habits',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    systemId: bigint('system_id', { mode: 'number' }),
    category: text('category').$type<HabitCategory>().notNull(),
    frequency: text('frequency').$type<HabitFrequency>().notNull(),
    customDays: integer('custom_days').array().notNull(),
    targetValue: integer('target_value').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export type HabitRow = typeof habits.$inferSelect

export const habitPauses = pgTable(
  'habit_pauses',
  {
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    habitId: bigint('habit_id', { mode: 'number' }).notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    until: date('until', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.habitId, table.from] })],
)

export const habitEntries = pgTable(
  'habit_entries',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    habitId: bigint('habit_id', { mode: 'number' }).notNull(),
    words: bytea('words').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    value: numeric('value', { precision: 8, scale: 1, mode: 'number' }).notNull(),
    moodAfter: integer('mood_after'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
