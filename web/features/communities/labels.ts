import type { Community, CommunityRole, CommunityType } from '#contract/communities.ts'
import type { PostType, ResponseType } from '#contract/community-posts.ts'

export const types: Record<CommunityType, string> = {
  support: 'Support circle',
  growth: 'Personal growth',
  habits: 'Habits together',
  interest: 'Shared interest',
}

export const postTypes: Record<PostType, string> = {
  feeling: 'How I feel',
  question: 'A question',
  gratitude: 'Gratitude',
  progress: 'Progress',
}

export const responseTypes: Record<ResponseType, string> = {
  support: 'Support',
  experience: 'Own experience',
  suggestion: 'A suggestion',
}

export const roles: Record<CommunityRole, string> = { member: 'Member', moderator: 'Moderator', owner: 'Owner' }

export const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const leads = (role: CommunityRole | null) => role === 'owner' || role === 'moderator'

/** Support circle · 4 of 25 members · Private */
export function facts({ type, memberCount, maxMembers, isPrivate, isActive }: Community): string {
  const parts = [types[type], `${memberCount} of ${maxMembers} members`]
  if (isPrivate) parts.push('Private')
  if (!isActive) parts.push('Closed')
  return parts.join(' · ')
}
