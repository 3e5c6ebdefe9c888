import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SentText } from '#contract/language-model.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const modelRequests = pgTable(
  'model_requests',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    purpose: text('purpose').$type<SentText['purpose']>().notNull(),
    host: text('host').notNull(),
    model: text('model').notNull(),
    entryIds: bigint('entry_ids', { mode: 'number' }).array().notNull(),
    conversationId: bigint('conversation_id', { mode: 'number' }),
    callId: bigint('call_id', { mode: 'number' }),
    outcome: text('outcome').$type<SentText['outcome']>(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    words: bytea('words'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
