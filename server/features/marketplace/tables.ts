import { bigint, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { ofUser } from '#server/platform/database/columns.ts'
import { bytea } from '#server/platform/database/database.ts'

const installedAt = () => timestamp('installed_at', { withTimezone: true }).notNull()

/** `itemId` is the id in the catalogue. */
const installs = (name: string, item: string) =>
  pgTable(
    name,
    {
      id: bigint('id', { mode: 'number' }).notNull(),
      userId: ofUser(),
      itemId: bigint(item, { mode: 'number' }).notNull(),
      words: bytea('words').notNull(),
      installedAt: installedAt(),
    },
    (table) => [primaryKey({ columns: [table.userId, table.id] })],
  )

export const installedCoaches = installs('user_installed_coaches', 'coach_id')
export const installedSystems = installs('user_installed_systems', 'system_id')

export const installedBundles = pgTable(
  'user_installed_bundles',
  { userId: ofUser(), itemId: bigint('bundle_id', { mode: 'number' }).notNull(), installedAt: installedAt() },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
)
