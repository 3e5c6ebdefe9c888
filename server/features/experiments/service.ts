import { type ExperimentChange, endsBeforeItBegins, type NewExperiment } from '#contract/experiments.ts'
import { todayOf } from '#server/features/account/today.ts'
import { changed } from '#server/platform/changed.ts'
import { Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { keptExperiments } from './sealing.ts'

type Writing = Needs<'db' | 'vault' | 'realtime' | 'now'>

export async function addExperiment(services: Writing, userId: UserId, experiment: NewExperiment) {
  const { startDate = await todayOf(services, userId), endDate = null } = experiment
  const { goal = null, hypothesis = null, notes = null, results = null, lessonsLearned = null } = experiment
  const whole = { ...experiment, startDate, endDate, goal, hypothesis, notes, results, lessonsLearned }
  requireOrder(whole)
  const added = await keptExperiments.add(services, userId, whole)
  await services.realtime.push(userId, { type: 'changed', feature: 'experiments' })
  return added
}

export async function changeExperiment(
  { db, vault, realtime }: Writing,
  userId: UserId,
  experimentId: number,
  change: ExperimentChange,
) {
  const after = await keptExperiments.change({ db, vault }, userId, experimentId, (before) => {
    const after = changed(before, change)
    requireOrder(after)
    return after
  })
  await realtime.push(userId, { type: 'changed', feature: 'experiments' })
  return after
}

export async function removeExperiment({ db, realtime }: Writing, userId: UserId, experimentId: number) {
  await keptExperiments.remove(db, userId, experimentId)
  await realtime.push(userId, { type: 'changed', feature: 'experiments' })
  await realtime.push(userId, { type: 'changed', feature: 'routines' })
}

/** One of the days may have been left out of what was sent. */
function requireOrder({ startDate, endDate }: { startDate: string; endDate: string | null }) {
  if (endDate && endDate < startDate) throw new Problem(400, 'invalid_input', endsBeforeItBegins)
}
