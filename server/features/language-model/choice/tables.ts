import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'

export const modelChoice = pgTable('language_model_choice', {
  id: integer('id').primaryKey(),
  words: bytea('words').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
})
