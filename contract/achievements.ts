import { z } from 'zod'
import { endpoint, Id, Instant, OwnPath } from './endpoint.ts'

export const AchievementType = z.enum(['streak', 'milestone', 'special', 'weekly'])
export type AchievementType = z.infer<typeof AchievementType>

export const AchievementRarity = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary'])
export type AchievementRarity = z.infer<typeof AchievementRarity>

/** Names of the pictures the web has for them. */
export const AchievementIcon = z.enum([
  'sprout',
  'calendar-check',
  'calendar-days',
  'calendar-range',
  'mountain',
  'crown',
  'pen-line',
  'notebook-pen',
  'book-open',
  'library',
  'letter-text',
  'tree-deciduous',
  'phone',
  'phone-call',
  'sunrise',
  'gem',
  'footprints',
  'repeat',
  'flag',
  'users',
  'telescope',
])
export type AchievementIcon = z.infer<typeof AchievementIcon>

export const Achievement = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  type: AchievementType,
  rarity: AchievementRarity,
  /** Never more than the requirement. */
  current: z.int().nonnegative(),
  requirement: z.int().positive(),
  /** Once true it stays so, whatever is deleted later. */
  unlocked: z.boolean(),
  unlockedAt: Instant.nullable(),
})
export type Achievement = z.infer<typeof Achievement>

/** All there are, in the order of the catalogue. What became true unseen, by an import say, is unlocked by asking. */
export const listAchievements = endpoint({
  method: 'GET',
  url: '/api/users/:userId/achievements',
  schema: { params: OwnPath, response: { 200: z.array(Achievement) } },
})
