import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CommunityInvite } from '#contract/community-invites.ts'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

/** Expired is not stored: it is a pending one whose time is over. */
export const communityInvites = pgTable('community_invites', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  communityId: bigint('community_id', { mode: 'number' }).notNull(),
  inviterId: bigint('inviter_id', { mode: 'number' }).$type<UserId>().notNull(),
  inviteeId: bigint('invitee_id', { mode: 'number' }).$type<UserId>(),
  codeHash: bytea('code_hash'),
  words: bytea('words').notNull(),
  status: text('status').$type<Exclude<CommunityInvite['status'], 'expired'>>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
