import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { UserId } from '#server/platform/services.ts'

export const consents = pgTable('consents', {
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
  phoneNumber: text('phone_number').notNull(),
  version: text('version').notNull(),
  words: text('words').notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
})
