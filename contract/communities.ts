import { z } from 'zod'
import { endpoint, Id, Instant, Nothing, OwnPath, PageQuery, PathId } from './endpoint.ts'
import { Lines, optionalText, requiredText } from './words.ts'

export const CommunityType = z.enum(['support', 'growth', 'habits', 'interest'])
export type CommunityType = z.infer<typeof CommunityType>

export const CommunityRole = z.enum(['member', 'moderator', 'owner'])
export type CommunityRole = z.infer<typeof CommunityRole>

export const mostMembers = 200
const MaxMembers = z
  .int('Please choose a number from 2 to 200')
  .min(2, 'Please choose a number from 2 to 200')
  .max(mostMembers, 'Please choose a number from 2 to 200')

/** Trimmed and lower-cased, each once. */
const CommunityTags = Lines.pipe(
  z.array(z.string().toLowerCase().max(40, 'Please keep a tag under 40 characters')).max(10, 'Please keep to 10 tags'),
).transform((tags) => [...new Set(tags)])

const fields = {
  name: requiredText('Name is required', 80),
  description: requiredText('Description is required', 1000),
  type: CommunityType,
  tags: CommunityTags,
  isPrivate: z.boolean(),
  maxMembers: MaxMembers,
  guidelines: optionalText(3000),
  meetingSchedule: optionalText(300),
}

export const NewCommunity = z.object({
  ...fields,
  type: CommunityType.default('support'),
  tags: CommunityTags.default([]),
  isPrivate: z.boolean().default(false),
  maxMembers: MaxMembers.default(25),
})
export type NewCommunity = z.infer<typeof NewCommunity>

/** What is left out stays as it is, so nothing here has a default. */
export const CommunityChange = z.object(fields).partial()
export type CommunityChange = z.infer<typeof CommunityChange>

export const Community = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: CommunityType,
  tags: z.array(z.string()),
  isPrivate: z.boolean(),
  maxMembers: z.int(),
  guidelines: z.string().nullable(),
  meetingSchedule: z.string().nullable(),
  /** A closed one can be read by those who were in it, and nothing is added. */
  isActive: z.boolean(),
  memberCount: z.int().nonnegative(),
  /** The reader's own; null for who is not in it. */
  role: CommunityRole.nullable(),
  /** Whether somebody else has written since the reader last looked. */
  hasNews: z.boolean(),
  createdAt: Instant,
})
export type Community = z.infer<typeof Community>

/** When somebody was last seen is told to nobody: it would tell who wrote what is anonymous. */
export const CommunityMember = z.object({
  id: Id,
  name: z.string(),
  role: CommunityRole,
  joinedAt: Instant,
  isMe: z.boolean(),
})
export type CommunityMember = z.infer<typeof CommunityMember>

export const CommunityPath = OwnPath.extend({ communityId: PathId })
const MemberPath = CommunityPath.extend({ memberId: PathId })

/** Those one is in, by name. */
export const listCommunities = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities',
  schema: { params: OwnPath, response: { 200: z.array(Community) } },
})

/** Public ones one is not in, the newest first; `q` is looked for in the name, the description and the tags. */
export const discoverCommunities = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/discover',
  schema: {
    params: OwnPath,
    querystring: PageQuery.extend({ q: z.string().trim().max(100).optional() }),
    response: { 200: z.array(Community) },
  },
})

export const addCommunity = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities',
  schema: { params: OwnPath, body: NewCommunity, response: { 201: Community } },
})

export const readCommunity = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/:communityId',
  schema: { params: CommunityPath, response: { 200: Community } },
})

export const changeCommunity = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/communities/:communityId',
  schema: { params: CommunityPath, body: CommunityChange, response: { 200: Community } },
})

/** Closed for good: it can still be read by its members. */
export const closeCommunity = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId',
  schema: { params: CommunityPath, response: { 204: Nothing } },
})

/** A public one. 409 `community_full`. */
export const joinCommunity = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/join',
  schema: { params: CommunityPath, response: { 200: Community } },
})

export const leaveCommunity = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId/membership',
  schema: { params: CommunityPath, response: { 204: Nothing } },
})

/** Now everything written so far has been seen. */
export const markCommunitySeen = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/seen',
  schema: { params: CommunityPath, response: { 204: Nothing } },
})

/** The owner first, then moderators, then by name. */
export const listMembers = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/:communityId/members',
  schema: { params: CommunityPath, response: { 200: z.array(CommunityMember) } },
})

/** Making somebody the owner hands the community over. */
export const changeRole = endpoint({
  method: 'PATCH',
  url: '/api/users/:userId/communities/:communityId/members/:memberId',
  schema: { params: MemberPath, body: z.object({ role: CommunityRole }), response: { 204: Nothing } },
})

/** They can come back only when the owner or a moderator invites them. */
export const removeMember = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId/members/:memberId',
  schema: { params: MemberPath, response: { 204: Nothing } },
})

/** For oneself: what the two write under their names is no longer shown to the other. */
export const blockMember = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/members/:memberId/block',
  schema: { params: MemberPath, response: { 204: Nothing } },
})
