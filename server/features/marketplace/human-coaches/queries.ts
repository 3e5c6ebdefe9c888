import { asc, desc, eq } from 'drizzle-orm'
import type { HumanCoach } from '#contract/marketplace.ts'
import type { Db } from '#server/platform/database/database.ts'
import { humanCoachRows, offeredBundles, offeredSystems } from './tables.ts'

/** Those the host lists now, by name; what each offers stands with them. */
export async function humanCoaches({ db }: { db: Db }): Promise<HumanCoach[]> {
  const coaches = await db
    .select()
    .from(humanCoachRows)
    .where(eq(humanCoachRows.isActive, true))
    .orderBy(asc(humanCoachRows.name), asc(humanCoachRows.id))
  const systems = await db
    .select()
    .from(offeredSystems)
    .where(eq(offeredSystems.isActive, true))
    .orderBy(asc(offeredSystems.id))
  const bundles = await db
    .select()
    .from(offeredBundles)
    .where(eq(offeredBundles.isActive, true))
    .orderBy(desc(offeredBundles.isPromoted), asc(offeredBundles.id))
  const [systemsOf, bundlesOf] = [Map.groupBy(systems, ofCoach), Map.groupBy(bundles, ofCoach)]
  return coaches.map((coach) => ({
    ...coach,
    habitSystems: systemsOf.get(coach.id) ?? [],
    bundles: bundlesOf.get(coach.id) ?? [],
  }))
}

const ofCoach = ({ coachId }: { coachId: number }) => coachId
