import { experimentsOf } from '#server/features/experiments/queries.ts'
import { addExperiment } from '#server/features/experiments/service.ts'
import { experiments as experimentRows } from '#server/features/experiments/tables.ts'
import { partsOf } from '#server/features/parts/queries.ts'
import { addPart } from '#server/features/parts/service.ts'
import { parts as partRows } from '#server/features/parts/tables.ts'
import { routinesOf } from '#server/features/routines/queries.ts'
import { addRoutine } from '#server/features/routines/service.ts'
import { routines as routineRows } from '#server/features/routines/tables.ts'
import { dateBack } from './dating.ts'
import { parts } from './life/inner.ts'
import { experiments, routines } from './life/trials.ts'
import { addMissing, dayOf, type Step } from './seeding.ts'

export const nameParts: Step = async (seeding) => {
  const { services, userId } = seeding
  const known = new Set((await partsOf(services, userId)).map(({ name }) => name))
  const added = await addMissing(
    parts,
    ({ name }) => known.has(name),
    async ({ since, ...part }) => {
      const { id } = await addPart(services, userId, part)
      await dateBack(seeding, partRows, id, since)
    },
  )
  return `${added} parts`
}

export const tryThings: Step = async (seeding) => {
  const { services, userId } = seeding
  const known = new Set((await experimentsOf(services, userId)).map(({ title }) => title))
  const added = await addMissing(
    experiments,
    ({ title }) => known.has(title),
    async ({ since, endsIn, ...experiment }) => {
      const [startDate, endDate] = [dayOf(seeding, since), dayOf(seeding, -endsIn)]
      const { id } = await addExperiment(services, userId, { ...experiment, startDate, endDate })
      await dateBack(seeding, experimentRows, id, since)
    },
  )
  return `${added} experiments`
}

/** After the experiments, of which one became a routine. */
export const keepRoutines: Step = async (seeding) => {
  const { services, userId } = seeding
  const known = new Set((await routinesOf(services, userId)).map(({ title }) => title))
  const experimentIds = new Map((await experimentsOf(services, userId)).map(({ title, id }) => [title, id]))
  const added = await addMissing(
    routines,
    ({ title }) => known.has(title),
    async ({ since, experiment = '', ...routine }) => {
      const relatedExperimentId = experimentIds.get(experiment) ?? null
      const whole = { ...routine, startDate: dayOf(seeding, since), relatedExperimentId }
      const { id } = await addRoutine(services, userId, whole)
      await dateBack(seeding, routineRows, id, since)
    },
  )
  return `${added} routines`
}
