import type { z } from 'zod'
import type { Achievement } from '#contract/achievements.ts'

export const achievement = (own: Partial<z.input<typeof Achievement>> = {}): z.input<typeof Achievement> => ({
  id: 5,
  name: 'Journaling Enthusiast',
  description: 'Have ten entries in your journal.',
  icon: 'pen-line',
  type: 'milestone',
  rarity: 'common',
  current: 4,
  requirement: 10,
  unlocked: false,
  unlockedAt: null,
  ...own,
})
