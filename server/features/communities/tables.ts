import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CommunityRole, CommunityType } from '#contract/communities.ts'
import type { UserId } from '#server/platform/services.ts'

export const communities = pgTable('communities', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  type: text('type').$type<CommunityType>().notNull(),
  tags: text('tags').array().notNull(),
  isPrivate: boolean('is_private').notNull(),
  maxMembers: integer('max_members').notNull(),
  creatorId: bigint('creator_id', { mode: 'number' }).$type<UserId>(),
  guidelines: text('guidelines'),
  meetingSchedule: text('meeting_schedule'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const members = pgTable(
  'community_members',
  {
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    communityId: bigint('community_id', { mode: 'number' }).notNull(),
    role: text('role').$type<CommunityRole>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.communityId] })],
)
