import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { CoachInFile } from './file.ts'
import { humanCoachRows, offeredBundles, offeredSystems } from './tables.ts'

/**
 * Lists the host's coaches, all of them or none. One who is known (by id, else by name and address) becomes what the file
 * says; whoever is not in the file stays as they are. Returns how many were added.
 */
export function importCoaches({ db }: { db: Db }, coaches: readonly CoachInFile[]): Promise<number> {
  return db.transaction(async (tx) => {
    let added = 0
    for (const { id, habitSystems, bundles, ...coach } of coaches) {
      const known = await knownId(tx, id, coach)
      const coachId = known ?? one(await tx.insert(humanCoachRows).values(coach).returning()).id
      if (known) await tx.update(humanCoachRows).set(coach).where(eq(humanCoachRows.id, known))
      else added += 1
      await offer(tx, coachId, habitSystems, bundles)
    }
    return added
  })
}

async function knownId(
  db: Db,
  id: number | undefined,
  { name, contactEmail }: Pick<CoachInFile, 'name' | 'contactEmail'>,
) {
  const isSame =
    id === undefined
      ? sql`lower(${humanCoachRows.name}) = lower(${name})
          and lower(coalesce(${humanCoachRows.contactEmail}, '')) = lower(${contactEmail ?? ''})`
      : eq(humanCoachRows.id, id)
  const [known] = await db.select({ id: humanCoachRows.id }).from(humanCoachRows).where(isSame)
  if (id !== undefined && !known) {
    throw new Error(`${name}: nobody is listed with the id ${id}; leave the id out for someone new`)
  }
  return known?.id ?? null
}

/** Offers keep their id as long as they keep their name; those no longer in the file are gone. */
async function offer(db: Db, coachId: number, systems: CoachInFile['habitSystems'], bundles: CoachInFile['bundles']) {
  const systemIds = new Map<string, number>()
  for (const system of systems) {
    const saved = await db
      .insert(offeredSystems)
      .values({ ...system, coachId })
      .onConflictDoUpdate({ target: [offeredSystems.coachId, offeredSystems.name], set: system })
      .returning()
    systemIds.set(system.name, one(saved).id)
  }
  for (const { system, ...bundle } of bundles) {
    const row = { ...bundle, systemId: system === null ? null : (systemIds.get(system) ?? null) }
    await db
      .insert(offeredBundles)
      .values({ ...row, coachId })
      .onConflictDoUpdate({ target: [offeredBundles.coachId, offeredBundles.name], set: row })
  }
  await removeOthers(db, coachId, systems, bundles)
}

async function removeOthers(db: Db, coachId: number, systems: readonly Named[], bundles: readonly Named[]) {
  await db.delete(offeredBundles).where(and(eq(offeredBundles.coachId, coachId), not(offeredBundles.name, bundles)))
  await db.delete(offeredSystems).where(and(eq(offeredSystems.coachId, coachId), not(offeredSystems.name, systems)))
}

type Named = { name: string }
type NameColumn = typeof offeredBundles.name | typeof offeredSystems.name
const not = (column: NameColumn, kept: readonly Named[]) =>
  kept.length > 0
    ? notInArray(
        column,
        kept.map(({ name }) => name),
      )
    : undefined
