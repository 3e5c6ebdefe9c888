import type { z } from 'zod'
import type { Routine } from '#contract/routines.ts'

export const routine = (own: Partial<z.input<typeof Routine>> = {}): z.input<typeof Routine> => ({
  id: 9,
  userId: 1,
  title: 'Evening pages',
  description: null,
  type: 'current',
  frequency: 'daily',
  timeOfDay: 'evening',
  duration: 20,
  actions: [],
  benefits: null,
  challenges: null,
  isActive: true,
  startDate: null,
  implementationDate: null,
  priority: 1,
  relatedExperimentId: null,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
