import { date, integer, pgTable } from 'drizzle-orm/pg-core'

export const carrierDays = pgTable('carrier_days', {
  day: date('day').primaryKey(),
  asked: integer('asked').notNull(),
  unproved: integer('unproved').notNull(),
})
