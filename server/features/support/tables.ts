import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SupportCategory, SupportPriority } from '#contract/support.ts'
import { bytea } from '#server/platform/database/database.ts'

export const supportRequests = pgTable('support_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  words: bytea('words').notNull(),
  category: text('category').$type<SupportCategory>().notNull(),
  priority: text('priority').$type<SupportPriority>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }),
})
