import { Experiment } from '#contract/experiments.ts'
import { type SealedRows, sealedRows } from '#server/platform/sealed-rows.ts'
import { experiments } from './tables.ts'

const words = Experiment.pick({
  title: true,
  description: true,
  goal: true,
  hypothesis: true,
  successMetrics: true,
  dailyActions: true,
  weeklyActions: true,
  notes: true,
  results: true,
  lessonsLearned: true,
})

export const keptExperiments: SealedRows<Experiment> = sealedRows(experiments, words)
