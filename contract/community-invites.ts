import { z } from 'zod'
import { Community, CommunityPath } from './communities.ts'
import { endpoint, Id, Instant, Nothing, OwnPath, PathId } from './endpoint.ts'
import { optionalText, requiredText } from './words.ts'

export const InviteStatus = z.enum(['pending', 'accepted', 'declined', 'expired'])

/** For one friend, or a code for whoever has it. */
export const CommunityInvite = z.object({
  id: Id,
  communityId: Id,
  inviteeName: z.string().nullable(),
  inviteCode: z.string().nullable(),
  message: z.string().nullable(),
  status: InviteStatus,
  expiresAt: Instant,
  createdAt: Instant,
})
export type CommunityInvite = z.infer<typeof CommunityInvite>

/** As the friend who is invited reads it. */
export const CommunityInvitation = z.object({
  id: Id,
  communityId: Id,
  communityName: z.string(),
  communityDescription: z.string(),
  inviterName: z.string(),
  message: z.string().nullable(),
  expiresAt: Instant,
})
export type CommunityInvitation = z.infer<typeof CommunityInvitation>

export const NewCommunityInvite = z.object({
  /** Left out, a code is made. */
  friendId: Id.nullish(),
  message: optionalText(500),
})
export type NewCommunityInvite = z.infer<typeof NewCommunityInvite>

const InvitePath = CommunityPath.extend({ inviteId: PathId })
const InvitationPath = OwnPath.extend({ inviteId: PathId })

/** One's own of this community; the newest first. */
export const listCommunityInvites = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/:communityId/invites',
  schema: { params: CommunityPath, response: { 200: z.array(CommunityInvite) } },
})

/** Members invite friends to a public one; codes, and invites to a private one, are for its owner and moderators. */
export const addCommunityInvite = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/invites',
  schema: { params: CommunityPath, body: NewCommunityInvite, response: { 201: CommunityInvite } },
})

export const withdrawCommunityInvite = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId/invites/:inviteId',
  schema: { params: InvitePath, response: { 204: Nothing } },
})

/** Those that wait for this person's answer. */
export const listCommunityInvitations = endpoint({
  method: 'GET',
  url: '/api/users/:userId/community-invites',
  schema: { params: OwnPath, response: { 200: z.array(CommunityInvitation) } },
})

export const acceptCommunityInvitation = endpoint({
  method: 'POST',
  url: '/api/users/:userId/community-invites/:inviteId/accept',
  schema: { params: InvitationPath, response: { 200: Community } },
})

export const declineCommunityInvitation = endpoint({
  method: 'POST',
  url: '/api/users/:userId/community-invites/:inviteId/decline',
  schema: { params: InvitationPath, response: { 204: Nothing } },
})

/** Any, with a code. */
export const joinWithCode = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/join',
  schema: {
    params: OwnPath,
    body: z.object({ code: requiredText('Please enter the invite code', 60) }),
    response: { 200: Community },
  },
})
