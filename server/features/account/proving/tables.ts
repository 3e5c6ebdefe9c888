import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Channel } from '#contract/phone.ts'
import type { UserId } from '#server/platform/services.ts'

export const phoneCodes = pgTable('phone_codes', {
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  mark: text('mark').notNull(),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  triesLeft: integer('tries_left').notNull(),
})
