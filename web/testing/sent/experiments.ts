import type { z } from 'zod'
import type { Experiment } from '#contract/experiments.ts'

export const experiment = (own: Partial<z.input<typeof Experiment>> = {}): z.input<typeof Experiment> => ({
  id: 8,
  userId: 1,
  title: 'Walk after lunch',
  description: 'Twenty minutes outside',
  goal: null,
  hypothesis: null,
  startDate: '2026-03-01',
  endDate: '2026-03-14',
  status: 'active',
  successMetrics: [],
  dailyActions: [],
  weeklyActions: [],
  notes: null,
  results: null,
  lessonsLearned: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
