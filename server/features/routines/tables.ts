import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Routine } from '#contract/routines.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const routines = pgTable(
  'user_routines',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    type: text('type').$type<Routine['type']>().notNull(),
    frequency: text('frequency').$type<Routine['frequency']>().notNull(),
    timeOfDay: text('time_of_day').$type<Routine['timeOfDay']>().notNull(),
    duration: integer('duration'),
    isActive: boolean('is_active').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    implementationDate: date('implementation_date', { mode: 'string' }),
    priority: integer('priority').notNull(),
    relatedExperimentId: bigint('related_experiment_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
