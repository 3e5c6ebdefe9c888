import type { AiCoach, HabitSystem } from '#contract/marketplace.ts'

const onSale = { price: 0, author: 'Journal AI', rating: 0, totalInstalls: 0, isInstalled: false, isDefault: false }

export const aiCoach = (own: Partial<AiCoach> = {}): AiCoach => ({
  ...onSale,
  id: 5,
  name: 'Willow',
  description: 'For grief, and for days that are too much.',
  personality: 'Slow and gentle.',
  specialties: ['Grief', 'Hard days'],
  ...own,
})

export const habitSystem = (own: Partial<HabitSystem> = {}): HabitSystem => ({
  ...onSale,
  id: 2,
  name: 'Clear Week',
  description: 'Know what this week is for.',
  methodology: 'Decide before the week decides for you.',
  compatibleCoaches: [2],
  habits: ['Choose the one thing', 'Look over the week'],
  ...own,
})
