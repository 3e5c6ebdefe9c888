import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const promptMemories = pgTable('prompt_memories', {
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().primaryKey(),
  words: bytea('words').notNull(),
})
