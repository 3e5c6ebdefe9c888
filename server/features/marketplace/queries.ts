import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AiCoach, Bundle, CoachInUse, HabitSystem, SystemInUse } from '#contract/marketplace.ts'
import { userSettings } from '#server/features/settings/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { UserId } from '#server/platform/services.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Coach } from './catalogue/coaches/coach.ts'
import { coachWithId } from './catalogue/coaches/coaches.ts'
import type { Item } from './catalogue/item.ts'
import type { System } from './catalogue/systems/system.ts'
import { systems } from './catalogue/systems/systems.ts'
import { installedBundles, installedCoaches, installedSystems } from './tables.ts'

type Reading = { db: Db }

export async function coachesFor({ db }: Reading, userId: UserId, { coaches }: Catalogue): Promise<AiCoach[]> {
  const shelf = await onShelf(db, userId, coaches, installedCoaches)
  return shelf.map((coach) => ({
    ...coach,
    specialties: [...coach.specialties],
    isInstalled: coach.isInstalled || coach.isDefault,
  }))
}

export async function systemsFor({ db }: Reading, userId: UserId, { systems }: Catalogue): Promise<HabitSystem[]> {
  const shelf = await onShelf(db, userId, systems, installedSystems)
  return shelf.map((system) => ({
    ...system,
    compatibleCoaches: [...system.compatibleCoaches],
    habits: system.configuration.habits.map(({ name }) => name),
  }))
}

export function bundlesFor({ db }: Reading, userId: UserId, { bundles }: Catalogue): Promise<Bundle[]> {
  return onShelf(db, userId, bundles, installedBundles)
}

type InstallsOf = PgTable & Record<'userId' | 'itemId', AnyPgColumn<{ data: number }>>

/** What is for sale, with how many people have it and whether this one does. */
async function onShelf<One extends Item>(db: Db, userId: UserId, items: readonly One[], table: InstallsOf) {
  const rows = await db
    .select({
      itemId: table.itemId,
      installs: sql<number>`count(*)::int`,
      isMine: sql<boolean>`bool_or(${table.userId} = ${userId})`,
    })
    .from(table)
    .groupBy(table.itemId)
  const known = new Map(rows.map((row) => [row.itemId, row]))
  return items
    .filter(({ isMarketplace }) => isMarketplace)
    .map((item) => ({
      ...item,
      totalInstalls: known.get(item.id)?.installs ?? 0,
      isInstalled: known.get(item.id)?.isMine ?? false,
    }))
}

export async function hasInstalled(db: Db, userId: UserId, itemId: number, table: InstallsOf): Promise<boolean> {
  const rows = await db
    .select({ itemId: table.itemId })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.itemId, itemId)))
  return rows.length > 0
}

/** Who speaks to this person, with everything a model or the built-in words need of them. */
export async function coachInUse({ db }: Reading, userId: UserId): Promise<Coach> {
  return coachWithId((await choicesOf(db, userId)).coachId)
}

export async function systemInUse({ db }: Reading, userId: UserId): Promise<System | null> {
  const { systemId } = await choicesOf(db, userId)
  return systems.find(({ id }) => id === systemId) ?? null
}

const choicesOf = async (db: Db, userId: UserId) =>
  one(
    await db
      .select({ coachId: userSettings.currentAiCoachId, systemId: userSettings.currentHabitSystemId })
      .from(userSettings)
      .where(eq(userSettings.userId, userId)),
  )

export const shortCoach = ({ id, name, specialties, description }: Coach): CoachInUse => ({
  ...{ id, name, description },
  specialty: specialties[0],
})

export const shortSystem = ({ id, name, methodology, description }: System): SystemInUse => ({
  ...{ id, name, methodology, description },
})
