import type { z } from 'zod'
import type { Checklist } from '#contract/checklists.ts'

export const checklist = (own: Partial<z.input<typeof Checklist>> = {}): z.input<typeof Checklist> => ({
  id: 4,
  userId: 1,
  title: 'Morning',
  description: null,
  relatedGoalId: null,
  category: 'daily',
  items: [
    { id: '0d9c4e0e-58ab-4b35-8d1d-5c7a2f5a0001', text: 'Water', completed: true },
    { id: '0d9c4e0e-58ab-4b35-8d1d-5c7a2f5a0002', text: 'Stretch', completed: false },
  ],
  completionPercentage: 50,
  isRecurring: false,
  recurrencePattern: null,
  lastResetDate: null,
  dueDate: null,
  isActive: true,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
