import { and, eq } from 'drizzle-orm'
import type { NewRoutine, RoutineChange } from '#contract/routines.ts'
import { experiments } from '#server/features/experiments/tables.ts'
import { changed } from '#server/platform/changed.ts'
import type { Db } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptRoutines } from './sealing.ts'

type Writing = Needs<'db' | 'vault' | 'realtime'>

export async function addRoutine({ db, vault, realtime }: Writing, userId: UserId, routine: NewRoutine) {
  const { description = null, duration = null, benefits = null, challenges = null } = routine
  const { startDate = null, implementationDate = null, relatedExperimentId = null } = routine
  const texts = { description, benefits, challenges }
  const whole = { ...routine, ...texts, duration, startDate, implementationDate, relatedExperimentId }
  const added = await db.transaction(async (tx) => {
    await requireOwnExperiment(tx, userId, relatedExperimentId)
    return keptRoutines.add({ db: tx, vault }, userId, whole)
  })
  await realtime.push(userId, { type: 'changed', feature: 'routines' })
  return added
}

export async function changeRoutine(
  { db, vault, realtime }: Writing,
  userId: UserId,
  routineId: number,
  change: RoutineChange,
) {
  const after = await db.transaction(async (tx) => {
    await requireOwnExperiment(tx, userId, change.relatedExperimentId)
    return keptRoutines.change({ db: tx, vault }, userId, routineId, (before) => changed(before, change))
  })
  await realtime.push(userId, { type: 'changed', feature: 'routines' })
  return after
}

export async function removeRoutine({ db, realtime }: Writing, userId: UserId, routineId: number) {
  await keptRoutines.remove(db, userId, routineId)
  await realtime.push(userId, { type: 'changed', feature: 'routines' })
}

/** Held until the routine is written, so that the experiment cannot go in between. */
async function requireOwnExperiment(db: Db, userId: UserId, experimentId: number | null | undefined) {
  if (!experimentId) return
  const isThis = and(eq(experiments.userId, userId), eq(experiments.id, experimentId))
  const [found] = await db.select({ id: experiments.id }).from(experiments).where(isThis).for('key share')
  if (!found) throw new Problem(400, 'invalid_input', 'Please choose one of your experiments')
}
