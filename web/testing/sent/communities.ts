import type { z } from 'zod'
import type { Community, CommunityMember } from '#contract/communities.ts'
import type { Post, Response } from '#contract/community-posts.ts'

export const community = (own: Partial<z.input<typeof Community>> = {}): z.input<typeof Community> => ({
  id: 5,
  name: 'Early risers',
  description: 'For those who begin before the sun does',
  type: 'support',
  tags: ['dawn'],
  isPrivate: false,
  maxMembers: 25,
  guidelines: null,
  meetingSchedule: null,
  isActive: true,
  memberCount: 4,
  role: 'member',
  hasNews: false,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const member = (own: Partial<z.input<typeof CommunityMember>> = {}): z.input<typeof CommunityMember> => ({
  id: 2,
  name: 'Bo Lind',
  role: 'member',
  joinedAt: '2026-03-03T19:04:00.000Z',
  isMe: false,
  ...own,
})

export const letter = (own: Partial<z.input<typeof Post>> = {}): z.input<typeof Post> => ({
  id: 11,
  communityId: 5,
  authorId: 2,
  authorName: 'Bo Lind',
  title: 'A slow start',
  content: 'The kettle took its time.',
  type: 'feeling',
  moodScore: null,
  isAnonymous: false,
  isMine: false,
  supportCount: 0,
  responseCount: 0,
  isSupported: false,
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const letterResponse = (own: Partial<z.input<typeof Response>> = {}): z.input<typeof Response> => ({
  id: 21,
  postId: 11,
  authorId: 3,
  authorName: 'Cleo Marsh',
  content: 'I know that kettle.',
  type: 'support',
  isAnonymous: false,
  isMine: false,
  supportCount: 0,
  isSupported: false,
  createdAt: '2026-03-03T20:04:00.000Z',
  ...own,
})
