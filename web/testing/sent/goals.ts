import type { z } from 'zod'
import type { Goal } from '#contract/goals.ts'

export const goal = (own: Partial<z.input<typeof Goal>> = {}): z.input<typeof Goal> => ({
  id: 3,
  userId: 1,
  title: 'Run ten kilometres',
  description: 'Along the river',
  type: 'long_term',
  category: 'health',
  priority: 2,
  targetDate: null,
  status: 'active',
  progressPercentage: 40,
  milestones: [],
  successCriteria: [],
  obstacles: [],
  resources: [],
  notes: null,
  completedAt: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
