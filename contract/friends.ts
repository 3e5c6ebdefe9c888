import { z } from 'zod'
import { endpoint, Id, Instant, Nothing, OwnPath, PageQuery, PathId } from './endpoint.ts'

/** `id` is the friend's own; `createdAt` is since when. */
export const Friend = z.object({ id: Id, name: z.string(), createdAt: Instant })
export type Friend = z.infer<typeof Friend>

export const FriendRequest = z.object({ id: Id, requesterId: Id, requesterName: z.string() })
export type FriendRequest = z.infer<typeof FriendRequest>

export const FriendInvite = z.object({
  id: Id,
  token: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Instant.nullable(),
})
export type FriendInvite = z.infer<typeof FriendInvite>

/** What a friend shows: the words and when, never the mood, the themes or what was said on the call. */
export const SharedEntry = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  authorName: z.string(),
  createdAt: Instant,
})
export type SharedEntry = z.infer<typeof SharedEntry>

export const BlockedPerson = z.object({ id: Id, name: z.string(), createdAt: Instant })
export type BlockedPerson = z.infer<typeof BlockedPerson>

/** How a link stands for whoever looks at it: `asked` and `friends` are known only of someone signed in. */
export const InviteState = z.enum(['active', 'used', 'expired', 'own', 'asked', 'friends'])
export type InviteState = z.infer<typeof InviteState>

/** The name is told while the link can be used, and to those who have used it. */
export const InviteView = z.object({ inviterName: z.string().nullable(), state: InviteState })
export type InviteView = z.infer<typeof InviteView>

const RequestPath = OwnPath.extend({ requestId: PathId })
const FriendPath = OwnPath.extend({ friendId: PathId })
const InvitePath = OwnPath.extend({ inviteId: PathId })
const PersonPath = OwnPath.extend({ personId: PathId })
const TokenPath = z.object({ token: z.string() })

/** By name. */
export const listFriends = endpoint({
  method: 'GET',
  url: '/api/users/:userId/friends',
  schema: { params: OwnPath, response: { 200: z.array(Friend) } },
})

/** Those that wait for this person's answer, the oldest first. */
export const listFriendRequests = endpoint({
  method: 'GET',
  url: '/api/users/:userId/friends/requests',
  schema: { params: OwnPath, response: { 200: z.array(FriendRequest) } },
})

export const acceptFriendRequest = endpoint({
  method: 'POST',
  url: '/api/users/:userId/friends/requests/:requestId/accept',
  schema: { params: RequestPath, response: { 200: Friend } },
})

export const declineFriendRequest = endpoint({
  method: 'POST',
  url: '/api/users/:userId/friends/requests/:requestId/decline',
  schema: { params: RequestPath, response: { 204: Nothing } },
})

/** Used or not, for as long as they have not expired; the newest first. */
export const listFriendInvites = endpoint({
  method: 'GET',
  url: '/api/users/:userId/friends/invites',
  schema: { params: OwnPath, response: { 200: z.array(FriendInvite) } },
})

export const createFriendInvite = endpoint({
  method: 'POST',
  url: '/api/users/:userId/friends/create-invite',
  schema: { params: OwnPath, response: { 201: FriendInvite } },
})

/** From now on the link leads nowhere. */
export const withdrawFriendInvite = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/friends/invites/:inviteId',
  schema: { params: InvitePath, response: { 204: Nothing } },
})

/** Both lose what the other had shared, at once. */
export const removeFriend = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/friends/:friendId',
  schema: { params: FriendPath, response: { 204: Nothing } },
})

/** Newest first. */
export const listSharedEntries = endpoint({
  method: 'GET',
  url: '/api/users/:userId/friends/:friendId/entries',
  schema: { params: FriendPath, querystring: PageQuery, response: { 200: z.array(SharedEntry) } },
})

export const listBlockedPeople = endpoint({
  method: 'GET',
  url: '/api/users/:userId/friends/blocked',
  schema: { params: OwnPath, response: { 200: z.array(BlockedPerson) } },
})

/** Only somebody one has to do with: a friend, or who has asked to be one. The other person is not told. */
export const blockPerson = endpoint({
  method: 'POST',
  url: '/api/users/:userId/friends/blocked',
  schema: { params: OwnPath, body: z.object({ personId: Id }), response: { 204: Nothing } },
})

export const unblockPerson = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/friends/blocked/:personId',
  schema: { params: PersonPath, response: { 204: Nothing } },
})

/** Open to everyone who has the link. */
export const readFriendInvite = endpoint({
  method: 'GET',
  url: '/api/friend-invites/:token',
  schema: { params: TokenPath, response: { 200: InviteView } },
})

/** Asks the inviter, who then accepts or declines; where the inviter has asked before, both are friends at once. */
export const acceptFriendInvite = endpoint({
  method: 'POST',
  url: '/api/friend-invites/:token/accept',
  schema: { params: TokenPath, response: { 200: InviteView } },
})
