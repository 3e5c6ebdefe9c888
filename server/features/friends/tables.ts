import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#server/platform/database/database.ts'
import type { UserId } from '#server/platform/services.ts'

export const friendships = pgTable('user_friends', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requesterId: bigint('requester_id', { mode: 'number' }).$type<UserId>().notNull(),
  addresseeId: bigint('addressee_id', { mode: 'number' }).$type<UserId>().notNull(),
  status: text('status').$type<'pending' | 'accepted' | 'declined'>().notNull().default('pending'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
})

/** `userId` is who invites. */
export const friendInvites = pgTable(
  'friend_invites',
  {
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    tokenHash: bytea('token_hash').notNull(),
    words: bytea('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    usedById: bigint('used_by_id', { mode: 'number' }).$type<UserId>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const blockedPeople = pgTable(
  'blocked_people',
  {
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    blockedId: bigint('blocked_id', { mode: 'number' }).$type<UserId>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedId] })],
)
