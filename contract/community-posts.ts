import { z } from 'zod'
import { CommunityPath } from './communities.ts'
import { endpoint, Id, Instant, Nothing, PageQuery, PathId } from './endpoint.ts'
import { requiredText } from './words.ts'

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

const PostPath = CommunityPath.extend({ postId: PathId })
const ResponsePath = PostPath.extend({ responseId: PathId })

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
