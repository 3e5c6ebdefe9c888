import { bigint, boolean, date, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { Sentiment, Source, Visibility } from '#contract/journal.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const entries = pgTable(
  'journal_entries',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    words: bytea('words').notNull(),
    moodScore: real('mood_score'),
    sentiment: text('sentiment').$type<Sentiment>(),
    wordCount: integer('word_count').notNull(),
    callId: bigint('call_id', { mode: 'number' }),
    callDuration: integer('call_duration'),
    source: text('source').$type<Source>().notNull(),
    isArtifact: boolean('is_artifact').notNull().default(false),
    speakingAsPartId: bigint('speaking_as_part_id', { mode: 'number' }),
    visibility: text('visibility').$type<Visibility>().notNull().default('private'),
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer('version').notNull().default(1),
    moodIsOwn: boolean('mood_is_own').notNull().default(false),
    tagsAreOwn: boolean('tags_are_own').notNull().default(false),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Sealed apart from the words, so that reading them again writes none of them. */
    risk: bytea('risk'),
    riskVersion: integer('risk_version').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const totals = pgTable('journal_totals', {
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().primaryKey(),
  entries: integer('entries').notNull(),
  words: bigint('words', { mode: 'number' }).notNull(),
  averageMood: real('average_mood'),
  lastDay: date('last_day', { mode: 'string' }),
  lastRun: integer('last_run').notNull(),
  longestRun: integer('longest_run').notNull(),
})
