import type { z } from 'zod'
import type { Part } from '#contract/parts.ts'

export const part = (own: Partial<z.input<typeof Part>> = {}): z.input<typeof Part> => ({
  id: 6,
  userId: 1,
  name: 'The critic',
  description: 'Wants me to be safe from blame',
  role: 'protector',
  characteristics: [],
  triggers: [],
  strengths: [],
  challenges: [],
  color: '#6B7280',
  isActive: true,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
