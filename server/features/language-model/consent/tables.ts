import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ConsentAbout } from '#contract/language-model.ts'
import type { UserId } from '#server/platform/services.ts'

export const modelConsents = pgTable(
  'language_model_consents',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    about: text('about').$type<ConsentAbout>().notNull(),
    version: text('version').notNull(),
    host: text('host').notNull(),
    words: text('words').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
