import { asc, eq } from 'drizzle-orm'
import type { Exported } from '#server/platform/exported.ts'
import type { Services, UserId } from '#server/platform/services.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { Item } from './catalogue/item.ts'
import { coachInUse, systemInUse } from './queries.ts'
import { coachInstalls, type Installs, systemInstalls } from './sealing.ts'
import { installedBundles } from './tables.ts'

export const exportedMarketplace: Exported = {
  name: 'marketplace',
  async read(services, userId) {
    const { db } = services
    const [coach, system] = [await coachInUse(services, userId), await systemInUse(services, userId)]
    const [coaches, systems] = [
      await installsOf(services, userId, coachInstalls),
      await installsOf(services, userId, systemInstalls),
    ]
    const bundles = await db
      .select()
      .from(installedBundles)
      .where(eq(installedBundles.userId, userId))
      .orderBy(asc(installedBundles.installedAt))
    return {
      coaches: coaches.map(({ itemId, custom, installedAt }) => ({
        coachId: itemId,
        name: nameIn(catalogue.coaches, itemId),
        isActive: itemId === coach.id,
        customSettings: custom,
        installedAt,
      })),
      systems: systems.map(({ itemId, custom, installedAt }) => ({
        systemId: itemId,
        name: nameIn(catalogue.systems, itemId),
        isActive: itemId === system?.id,
        customConfiguration: custom,
        installedAt,
      })),
      bundles: bundles.map(({ itemId, installedAt }) => ({
        bundleId: itemId,
        name: nameIn(catalogue.bundles, itemId),
        installedAt,
      })),
    }
  },
}

async function installsOf({ db, vault }: Services, userId: UserId, { table, sealed }: Installs) {
  const rows = await db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.id))
  const safe = await vault.safeOf(db, userId)
  return rows.map((row) => sealed.open(safe, row))
}

const nameIn = (items: readonly Item[], id: number) => items.find((item) => item.id === id)?.name ?? null
