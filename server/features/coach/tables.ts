import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CoachMessage } from '#contract/coach.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const conversations = pgTable(
  'coach_conversations',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    /** The last message that was written into the journal. */
    savedUpTo: bigint('saved_up_to', { mode: 'number' }),
    journalEntryId: bigint('journal_entry_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const messages = pgTable(
  'coach_messages',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    role: text('role').$type<CoachMessage['role']>().notNull(),
    words: bytea('words').notNull(),
    /** Of what the person said; sealed apart from the words, so that reading them again writes none of them. */
    risk: bytea('risk'),
    riskVersion: integer('risk_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
