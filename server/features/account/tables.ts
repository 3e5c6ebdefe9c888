import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { UserId } from '#server/platform/services.ts'

export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).$type<UserId>().primaryKey().generatedAlwaysAsIdentity(),
  phoneNumber: text('phone_number').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  timeZone: text('time_zone').notNull(),
  callTime: text('call_time'),
  nextCallAt: timestamp('next_call_at', { withTimezone: true }),
  phoneProvedAt: timestamp('phone_proved_at', { withTimezone: true }),
  callsPausedUntil: timestamp('calls_paused_until', { withTimezone: true }),
  retrySlot: timestamp('retry_slot', { withTimezone: true }),
  retryAttempt: integer('retry_attempt'),
  missedOn: date('missed_on'),
  missedDays: integer('missed_days').notNull().default(0),
  nextAnalysisAt: timestamp('next_analysis_at', { withTimezone: true }).notNull().default(new Date(0)),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
