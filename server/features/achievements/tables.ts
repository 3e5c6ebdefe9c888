import { bigint, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import type { UserId } from '#server/platform/services.ts'

export const unlocked = pgTable(
  'achievements_unlocked',
  {
    userId: bigint('user_id', { mode: 'number' }).$type<UserId>().notNull(),
    achievementId: integer('achievement_id').notNull(),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
)
