import { and, eq } from 'drizzle-orm'
import type { CoachInUse, SystemInUse } from '#contract/marketplace.ts'
import { adoptHabits } from '#server/features/habits/service.ts'
import { changeSettings } from '#server/features/settings/service.ts'
import type { Db } from '#server/platform/database/database.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, Services, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { System } from './catalogue/systems/system.ts'
import { hasInstalled, shortCoach, shortSystem } from './queries.ts'
import { notInstalled, onSale, withId } from './rules.ts'
import { type Custom, coachInstalls, type Installs, systemInstalls } from './sealing.ts'
import { installedBundles, installedCoaches, installedSystems } from './tables.ts'

type Installing = Needs<'db' | 'vault' | 'jobs' | 'now' | 'realtime'>
type Within = Needs<'vault' | 'now'> & { db: Db }

export async function installCoach(
  services: Installing,
  userId: UserId,
  { coachId, customSettings }: { coachId: number; customSettings?: Custom | undefined },
  { coaches }: Catalogue,
) {
  const coach = onSale(coaches, coachId, 'coach')
  const kept = await services.db.transaction((tx) =>
    keep({ ...services, db: tx }, userId, coachInstalls, coach.id, customSettings),
  )
  await tellPages(services, userId)
  return { id: coach.id, installedAt: kept.installedAt, customSettings: kept.custom }
}

export async function installSystem(
  services: Installing,
  userId: UserId,
  { systemId, customConfiguration }: { systemId: number; customConfiguration?: Custom | undefined },
  { systems }: Catalogue,
) {
  const system = onSale(systems, systemId, 'habit system')
  const kept = await services.db.transaction((tx) =>
    keepSystem({ ...services, db: tx }, userId, system, customConfiguration),
  )
  await tellPages(services, userId, 'habits')
  return { id: system.id, installedAt: kept.installedAt, customConfiguration: kept.custom }
}

/** Its price is the price of both: what is in it is not asked for again. */
export async function installBundle(
  services: Installing,
  userId: UserId,
  bundleId: number,
  { bundles, coaches, systems }: Catalogue,
) {
  const bundle = onSale(bundles, bundleId, 'bundle')
  const coach = withId(coaches, bundle.coachId, 'coach')
  const system = withId(systems, bundle.systemId, 'habit system')
  const installedAt = await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx }
    await tx
      .insert(installedBundles)
      .values({ userId, itemId: bundleId, installedAt: dateOf(services.now()) })
      .onConflictDoNothing()
    await keep(within, userId, coachInstalls, coach.id)
    await keepSystem(within, userId, system)
    const isThis = and(eq(installedBundles.userId, userId), eq(installedBundles.itemId, bundleId))
    return one(await tx.select().from(installedBundles).where(isThis)).installedAt
  })
  await tellPages(services, userId, 'habits')
  return { id: bundle.id, installedAt }
}

/** The habits come with the first installation only, so that one who removed some is not given them again. */
async function keepSystem(within: Within, userId: UserId, system: System, custom?: Custom) {
  const kept = await keep(within, userId, systemInstalls, system.id, custom)
  if (kept.isNew) await adoptHabits(within, userId, system.id, system.configuration.habits)
  return kept
}

async function keep(
  { db, vault, now }: Within,
  userId: UserId,
  { table, sealed }: Installs,
  itemId: number,
  custom?: Custom,
) {
  const safe = await vault.safeOf(db, userId)
  const id = await sealed.nextId(db)
  const words = sealed.seal(safe, id, { custom: custom ?? null })
  const [added] = await db
    .insert(table)
    .values({ id, userId, itemId, words, installedAt: dateOf(now()) })
    .onConflictDoNothing()
    .returning()
  if (added) return { ...sealed.open(safe, added), isNew: true }
  const isThis = and(eq(table.userId, userId), eq(table.itemId, itemId))
  const before = one(await db.select().from(table).where(isThis).for('update'))
  if (custom === undefined) return { ...sealed.open(safe, before), isNew: false }
  const changed = { ...before, words: sealed.seal(safe, before.id, { custom }) }
  await db.update(table).set({ words: changed.words }).where(isThis)
  return { ...sealed.open(safe, changed), isNew: false }
}

export async function chooseCoach(
  services: Services,
  userId: UserId,
  coachId: number,
  { coaches }: Catalogue,
): Promise<CoachInUse> {
  const coach = withId(coaches, coachId, 'coach')
  const isUsable = coach.isDefault || (await hasInstalled(services.db, userId, coachId, installedCoaches))
  if (!isUsable) throw notInstalled(coach)
  await changeSettings(services, userId, { currentAiCoachId: coachId })
  await tellPages(services, userId)
  return shortCoach(coach)
}

export async function chooseSystem(
  services: Services,
  userId: UserId,
  systemId: number,
  catalogue: Catalogue,
): Promise<SystemInUse> {
  const system = withId(catalogue.systems, systemId, 'habit system')
  if (!(await hasInstalled(services.db, userId, systemId, installedSystems))) {
    if (!system.isDefault) throw notInstalled(system)
    // Both steps may be repeated: whoever is interrupted between them chooses again and has it.
    await installSystem(services, userId, { systemId }, catalogue)
  }
  await changeSettings(services, userId, { currentHabitSystemId: systemId })
  await tellPages(services, userId)
  return shortSystem(system)
}

async function tellPages({ realtime }: Needs<'realtime'>, userId: UserId, also?: 'habits') {
  await realtime.push(userId, { type: 'changed', feature: 'marketplace' })
  if (also) await realtime.push(userId, { type: 'changed', feature: also })
}
