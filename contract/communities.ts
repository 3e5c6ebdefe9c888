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

/** Empty is the same as not given. */
const Optional = (longest: number) => optionalText(longest).transform((text) => text || null)

const fields = {
  name: requiredText('Name is required', 80),
  description: requiredText('Description is required', 1000),
  type: CommunityType,
  tags: CommunityTags,
  isPrivate: z.boolean(),
  maxMembers: MaxMembers,
  guidelines: Optional(3000),
  meetingSchedule: Optional(300),
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

export const PostType = z.enum(['feeling', 'question', 'gratitude', 'progress'])
export type PostType = z.infer<typeof PostType>

export const ResponseType = z.enum(['support', 'experience', 'suggestion'])
export type ResponseType = z.infer<typeof ResponseType>

const Content = requiredText('Please write a few words', 5000)

export const NewPost = z.object({
  title: requiredText('Title is required', 200),
  content: Content,
  type: PostType.default('feeling'),
  moodScore: z.int('Please choose a mood from 1 to 10').min(1).max(10).nullish(),
  isAnonymous: z.boolean().default(false),
})
export type NewPost = z.infer<typeof NewPost>

export const NewResponse = z.object({
  content: Content,
  type: ResponseType.default('support'),
  isAnonymous: z.boolean().default(false),
})
export type NewResponse = z.infer<typeof NewResponse>

/** Who wrote it; both null where it is anonymous, for everybody, moderators included. */
const author = { authorId: Id.nullable(), authorName: z.string().nullable() }

export const Post = z.object({
  id: Id,
  communityId: Id,
  ...author,
  title: z.string(),
  content: z.string(),
  type: PostType,
  moodScore: z.int().nullable(),
  isAnonymous: z.boolean(),
  isMine: z.boolean(),
  supportCount: z.int().nonnegative(),
  responseCount: z.int().nonnegative(),
  isSupported: z.boolean(),
  createdAt: Instant,
})
export type Post = z.infer<typeof Post>

export const Response = z.object({
  id: Id,
  postId: Id,
  ...author,
  content: z.string(),
  type: ResponseType,
  isAnonymous: z.boolean(),
  isMine: z.boolean(),
  supportCount: z.int().nonnegative(),
  isSupported: z.boolean(),
  createdAt: Instant,
})
export type Response = z.infer<typeof Response>

/** Where help is, for who has just written that they are in danger; told to nobody else. */
const care = { care: z.string().nullable() }

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
  message: Optional(500),
})
export type NewCommunityInvite = z.infer<typeof NewCommunityInvite>

const CommunityPath = OwnPath.extend({ communityId: PathId })
const MemberPath = CommunityPath.extend({ memberId: PathId })
const PostPath = CommunityPath.extend({ postId: PathId })
const ResponsePath = PostPath.extend({ responseId: PathId })
const InvitePath = CommunityPath.extend({ inviteId: PathId })
const InvitationPath = OwnPath.extend({ inviteId: PathId })

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

/** Newest first. */
export const listPosts = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/:communityId/posts',
  schema: { params: CommunityPath, querystring: PageQuery, response: { 200: z.array(Post) } },
})

export const addPost = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/posts',
  schema: { params: CommunityPath, body: NewPost, response: { 201: Post.extend(care) } },
})

/** One's own, also after leaving; moderators remove anybody's. */
export const removePost = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId/posts/:postId',
  schema: { params: PostPath, response: { 204: Nothing } },
})

const Support = z.object({ isSupported: z.boolean() })
const Supported = z.object({ isSupported: z.boolean(), supportCount: z.int().nonnegative() })

/** Given or taken back; one per person, not for one's own. */
export const supportPost = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/communities/:communityId/posts/:postId/support',
  schema: { params: PostPath, body: Support, response: { 200: Supported } },
})

/** Oldest first. */
export const listResponses = endpoint({
  method: 'GET',
  url: '/api/users/:userId/communities/:communityId/posts/:postId/responses',
  schema: { params: PostPath, response: { 200: z.array(Response) } },
})

export const addResponse = endpoint({
  method: 'POST',
  url: '/api/users/:userId/communities/:communityId/posts/:postId/responses',
  schema: { params: PostPath, body: NewResponse, response: { 201: Response.extend(care) } },
})

export const removeResponse = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/communities/:communityId/posts/:postId/responses/:responseId',
  schema: { params: ResponsePath, response: { 204: Nothing } },
})

export const supportResponse = endpoint({
  method: 'PUT',
  url: '/api/users/:userId/communities/:communityId/posts/:postId/responses/:responseId/support',
  schema: { params: ResponsePath, body: Support, response: { 200: Supported } },
})

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
