import type { Goal, GoalChange } from '#contract/goals.ts'
import { changed } from '#server/platform/changed.ts'

type Standing = Pick<Goal, 'status' | 'progressPercentage' | 'completedAt'>

/** What a change makes of a goal. Lowering the progress of a completed goal, without a word on its status, reopens it. */
export function changedGoal(before: Goal, change: GoalChange, now: Date): Goal {
  const isLowered = change.progressPercentage !== undefined && change.progressPercentage < before.progressPercentage
  const isReopened = before.status === 'completed' && change.status === undefined && isLowered
  return settled(changed(before, isReopened ? { ...change, status: 'active' } : change), now)
}

/** A completed goal is done to 100 % and knows since when; any other does not. */
export function settled<Some extends Standing>(goal: Some, now: Date): Some {
  if (goal.status !== 'completed') return { ...goal, completedAt: null }
  return { ...goal, progressPercentage: 100, completedAt: goal.completedAt ?? now }
}
