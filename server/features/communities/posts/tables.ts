import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PostType, ResponseType } from '#contract/community-posts.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const posts = pgTable('community_posts', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  communityId: bigint('community_id', { mode: 'number' }).notNull(),
  authorId: bigint('author_id', { mode: 'number' }).$type<UserId>().notNull(),
  words: bytea('words').notNull(),
  type: text('type').$type<PostType>().notNull(),
  moodScore: integer('mood_score'),
  isAnonymous: boolean('is_anonymous').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const responses = pgTable('community_responses', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  postId: bigint('post_id', { mode: 'number' }).notNull(),
  authorId: bigint('author_id', { mode: 'number' }).$type<UserId>().notNull(),
  words: bytea('words').notNull(),
  type: text('type').$type<ResponseType>().notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** For a post or for a response, never both. */
export const support = pgTable('community_support', {
  userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
  postId: bigint('post_id', { mode: 'number' }),
  responseId: bigint('response_id', { mode: 'number' }),
})
