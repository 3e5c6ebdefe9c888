import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { UserId } from '#server/platform/services.ts'

export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).$type<UserId>().primaryKey().generatedAlwaysAsIdentity(),
  phoneNumber: text('phone_number').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  timeZone: text('time_zone').notNull(),
  callTime: text('call_time'),
  nextCallAt: timestamp('next_call_at', { withTimezone: true }),
  isActive: boolean('is_active').notNull().default(true),
})
