import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { CommunityRole } from '#contract/communities.ts'
import type { Post, Response } from '#contract/community-posts.ts'
import type { PageQuery } from '#contract/endpoint.ts'
import { users } from '#server/features/account/tables.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { memberOf, shownTo } from '../access.ts'
import { signature } from '../rules.ts'
import { safesOf, sealedPosts, sealedResponses } from './sealing.ts'
import { posts, responses } from './tables.ts'

export type Reader = { userId: UserId; role: CommunityRole }
type Reading = Needs<'vault'> & { db: Db }

export const postShownTo = ({ userId, role }: Reader) =>
  shownTo(userId, role, { authorId: sql`${posts.authorId}`, isAnonymous: sql`${posts.isAnonymous}` })

const responseShownTo = ({ userId, role }: Reader) =>
  shownTo(userId, role, { authorId: sql`${responses.authorId}`, isAnonymous: sql`${responses.isAnonymous}` })

function supportFor(of: SQL, { userId }: Reader) {
  return {
    supportCount: sql<number>`(select count(*)::int from community_support s where ${of})`,
    isSupported: sql<boolean>`exists (select from community_support s where ${of} and s.user_id = ${userId})`,
  }
}

async function readPosts({ db, vault }: Reading, reader: Reader, where: SQL | undefined, limit = 1): Promise<Post[]> {
  const rows = await db
    .select({
      ...getTableColumns(posts),
      authorName: users.name,
      ...supportFor(sql`s.post_id = ${posts.id}`, reader),
      responseCount: sql<number>`(select count(*)::int from community_responses
        where community_responses.post_id = ${posts.id} and ${responseShownTo(reader)})`,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(where, postShownTo(reader)))
    .orderBy(desc(posts.id))
    .limit(limit)
  const safeOf = await safesOf({ db, vault }, rows)
  return rows.map((row) => ({ ...sealedPosts.open(safeOf(row.authorId), row), ...signature(row, reader.userId) }))
}

export async function postsIn(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  communityId: number,
  { limit, before }: PageQuery,
): Promise<Post[]> {
  const { role } = await memberOf(services.db, userId, communityId)
  const older = before === undefined ? undefined : lt(posts.id, before)
  return readPosts(services, { userId, role }, and(eq(posts.communityId, communityId), older), limit)
}

export async function postById(reading: Reading, reader: Reader, communityId: number, postId: number): Promise<Post> {
  const [post] = await readPosts(reading, reader, and(eq(posts.communityId, communityId), eq(posts.id, postId)))
  if (!post) throw notFound()
  return post
}

async function readResponses({ db, vault }: Reading, reader: Reader, where: SQL | undefined): Promise<Response[]> {
  const rows = await db
    .select({
      ...getTableColumns(responses),
      authorName: users.name,
      ...supportFor(sql`s.response_id = ${responses.id}`, reader),
    })
    .from(responses)
    .innerJoin(users, eq(users.id, responses.authorId))
    .where(and(where, responseShownTo(reader)))
    .orderBy(asc(responses.id))
  const safeOf = await safesOf({ db, vault }, rows)
  return rows.map((row) => ({ ...sealedResponses.open(safeOf(row.authorId), row), ...signature(row, reader.userId) }))
}

export async function responsesTo(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  communityId: number,
  postId: number,
): Promise<Response[]> {
  const { role } = await memberOf(services.db, userId, communityId)
  const reader = { userId, role }
  await postById(services, reader, communityId, postId)
  return readResponses(services, reader, eq(responses.postId, postId))
}

export async function responseById(
  reading: Reading,
  reader: Reader,
  postId: number,
  responseId: number,
): Promise<Response> {
  const [response] = await readResponses(
    reading,
    reader,
    and(eq(responses.postId, postId), eq(responses.id, responseId)),
  )
  if (!response) throw notFound()
  return response
}

/** Everything one has written in communities, wherever one is or was. */
export async function writtenBy(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
): Promise<{ posts: object[]; responses: object[] }> {
  const safe = await vault.safeOf(db, userId)
  const ownPosts = await db.select().from(posts).where(eq(posts.authorId, userId)).orderBy(asc(posts.id))
  const ownResponses = await db
    .select()
    .from(responses)
    .where(eq(responses.authorId, userId))
    .orderBy(asc(responses.id))
  return {
    posts: ownPosts.map((row) => sealedPosts.open(safe, row)),
    responses: ownResponses.map((row) => sealedResponses.open(safe, row)),
  }
}
