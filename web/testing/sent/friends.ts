import type { z } from 'zod'
import type { Friend, FriendInvite, FriendRequest, SharedEntry } from '#contract/friends.ts'

export const friend = (own: Partial<z.input<typeof Friend>> = {}): z.input<typeof Friend> => ({
  id: 2,
  name: 'Bo Lind',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})

export const friendRequest = (own: Partial<FriendRequest> = {}): FriendRequest => ({
  id: 4,
  requesterId: 3,
  requesterName: 'Cleo Marsh',
  ...own,
})

export const friendInvite = (own: Partial<z.input<typeof FriendInvite>> = {}): z.input<typeof FriendInvite> => ({
  id: 6,
  token: 'abc',
  createdAt: '2026-03-03T19:04:00.000Z',
  expiresAt: '2026-03-10T19:04:00.000Z',
  usedAt: null,
  ...own,
})

export const sharedEntry = (own: Partial<z.input<typeof SharedEntry>> = {}): z.input<typeof SharedEntry> => ({
  id: 9,
  title: 'Heron at dawn',
  content: 'The heron stood in the reeds again.',
  authorName: 'Bo Lind',
  createdAt: '2026-03-03T19:04:00.000Z',
  ...own,
})
