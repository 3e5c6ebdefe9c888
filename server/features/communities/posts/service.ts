import { and, eq } from 'drizzle-orm'
import type { NewPost, NewResponse, Post, Response } from '#contract/community-posts.ts'
import { userById } from '#server/features/account/queries.ts'
import { readRisk } from '#server/features/safety/alarm.ts'
import { careFor } from '#server/features/safety/care.ts'
import type { Db } from '#server/platform/database/database.ts'
import { notFound, Problem } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { memberOf, notYours, writerIn } from '../access.ts'
import { leads } from '../rules.ts'
import { tellMembers } from '../service.ts'
import { postById, responseById } from './queries.ts'
import { sealedPosts, sealedResponses } from './sealing.ts'
import { posts, responses, support } from './tables.ts'

type Writing = Needs<'db' | 'vault' | 'realtime' | 'now'>
/** A letter about an ordinary hard day is for the members to answer. */
function wordsOfCare(words: string, timeZone: string): string | null {
  const care = careFor(readRisk(words), timeZone)
  return care && care.level >= 2 ? care.words : null
}

type Cared<Written> = Written & { care: string | null }

export async function addPost(
  services: Writing,
  userId: UserId,
  communityId: number,
  { title, content, ...plain }: NewPost,
): Promise<Cared<Post>> {
  const { db, vault } = services
  const { role } = await writerIn(db, userId, communityId)
  const [safe, id] = [await vault.safeOf(db, userId), await sealedPosts.nextId(db)]
  const words = sealedPosts.seal(safe, id, { title, content })
  await db
    .insert(posts)
    .values({ id, communityId, authorId: userId, words, createdAt: dateOf(services.now()), ...plain })
  await tellMembers(services, communityId)
  const { timeZone } = await userById({ db }, userId)
  const post = await postById(services, { userId, role }, communityId, id)
  return { ...post, care: wordsOfCare(`${title}. ${content}`, timeZone) }
}

export async function addResponse(
  services: Writing,
  userId: UserId,
  communityId: number,
  postId: number,
  { content, ...plain }: NewResponse,
): Promise<Cared<Response>> {
  const { db, vault } = services
  const { role } = await writerIn(db, userId, communityId)
  const reader = { userId, role }
  await postById(services, reader, communityId, postId)
  const [safe, id] = [await vault.safeOf(db, userId), await sealedResponses.nextId(db)]
  const words = sealedResponses.seal(safe, id, { content })
  await db
    .insert(responses)
    .values({ id, postId, authorId: userId, words, createdAt: dateOf(services.now()), ...plain })
  await tellMembers(services, communityId)
  const { timeZone } = await userById({ db }, userId)
  return { ...(await responseById(services, reader, postId, id)), care: wordsOfCare(content, timeZone) }
}

export async function removePost(services: Writing, userId: UserId, communityId: number, postId: number) {
  const { db } = services
  const isIt = and(eq(posts.id, postId), eq(posts.communityId, communityId))
  const [post] = await db.select({ authorId: posts.authorId }).from(posts).where(isIt)
  await mayTakeDown(db, userId, communityId, post?.authorId)
  await db.delete(posts).where(isIt)
  await tellMembers(services, communityId)
}

export async function removeResponse(
  services: Writing,
  userId: UserId,
  communityId: number,
  postId: number,
  responseId: number,
) {
  const { db } = services
  const isIt = and(eq(responses.id, responseId), eq(responses.postId, postId))
  const [response] = await db
    .select({ authorId: responses.authorId })
    .from(responses)
    .innerJoin(posts, and(eq(posts.id, responses.postId), eq(posts.communityId, communityId)))
    .where(isIt)
  await mayTakeDown(db, userId, communityId, response?.authorId)
  await db.delete(responses).where(isIt)
  await tellMembers(services, communityId)
}

/** One's own also after leaving: words stay one's own. */
async function mayTakeDown(db: Db, userId: UserId, communityId: number, authorId: UserId | undefined) {
  if (authorId === userId) return
  const { role } = await memberOf(db, userId, communityId)
  if (authorId === undefined) throw notFound()
  if (!leads(role)) throw notYours('Only who wrote this, or a moderator, can remove it.')
}

export async function supportPost(
  services: Writing,
  userId: UserId,
  communityId: number,
  postId: number,
  isSupported: boolean,
) {
  const { db } = services
  const reader = { userId, role: (await writerIn(db, userId, communityId)).role }
  refuseOwn(await postById(services, reader, communityId, postId))
  await setSupport(db, { userId, postId, responseId: null }, isSupported)
  return postById(services, reader, communityId, postId)
}

export async function supportResponse(
  services: Writing,
  userId: UserId,
  communityId: number,
  { postId, responseId }: { postId: number; responseId: number },
  isSupported: boolean,
) {
  const { db } = services
  const reader = { userId, role: (await writerIn(db, userId, communityId)).role }
  await postById(services, reader, communityId, postId)
  refuseOwn(await responseById(services, reader, postId, responseId))
  await setSupport(db, { userId, postId: null, responseId }, isSupported)
  return responseById(services, reader, postId, responseId)
}

function refuseOwn({ isMine }: { isMine: boolean }) {
  if (isMine) throw new Problem(409, 'not_allowed', 'Support is for what others have written.')
}

async function setSupport(db: Db, own: typeof support.$inferInsert, isSupported: boolean) {
  if (isSupported) {
    await db.insert(support).values(own).onConflictDoNothing()
    return
  }
  const of = own.postId ? eq(support.postId, own.postId) : eq(support.responseId, own.responseId ?? 0)
  await db.delete(support).where(and(eq(support.userId, own.userId), of))
}
