import { Goal } from '#contract/goals.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import { goals } from './tables.ts'

const words = Goal.pick({
  title: true,
  description: true,
  milestones: true,
  successCriteria: true,
  obstacles: true,
  resources: true,
  notes: true,
})

export const keptGoals: SealedRows<Goal> = sealedRows(goals, words)
