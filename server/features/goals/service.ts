import type { GoalChange, NewGoal } from '#contract/goals.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { changedGoal, settled } from './rules.ts'
import { keptGoals } from './sealing.ts'

type Writing = Needs<'db' | 'vault' | 'jobs' | 'realtime' | 'now'>

export async function addGoal({ db, vault, jobs, realtime, now }: Writing, userId: UserId, goal: NewGoal) {
  const { targetDate = null, notes = null } = goal
  const begun = settled({ ...goal, targetDate, notes, completedAt: null }, dateOf(now()))
  const added = await db.transaction(async (tx) => {
    const added = await keptGoals.add({ db: tx, vault }, userId, begun)
    if (added.completedAt) await tellCompleted(jobs, tx, userId, added.id)
    return added
  })
  await realtime.push(userId, { type: 'changed', feature: 'goals' })
  return added
}

export async function changeGoal(services: Writing, userId: UserId, goalId: number, change: GoalChange) {
  const { db, vault, jobs, realtime, now } = services
  const changed = await db.transaction(async (tx) => {
    let wasCompleted = false
    const after = await keptGoals.change({ db: tx, vault }, userId, goalId, (before) => {
      wasCompleted = before.status === 'completed'
      return changedGoal(before, change, dateOf(now()))
    })
    if (after.completedAt && !wasCompleted) await tellCompleted(jobs, tx, userId, goalId)
    return after
  })
  await realtime.push(userId, { type: 'changed', feature: 'goals' })
  return changed
}

/** Checklists that belonged to it stay, and belong to none. */
export async function removeGoal({ db, realtime }: Writing, userId: UserId, goalId: number) {
  await keptGoals.remove(db, userId, goalId)
  await realtime.push(userId, { type: 'changed', feature: 'goals' })
  await realtime.push(userId, { type: 'changed', feature: 'checklists' })
}

const tellCompleted = (jobs: Jobs, db: Db, userId: UserId, goalId: number) =>
  jobs.emit(db, 'goals.completed', { userId, goalId })
