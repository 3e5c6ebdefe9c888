import type { Post, Response } from '#contract/community-posts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Safe } from '#server/platform/vault.ts'
import { posts, responses } from './tables.ts'

export const sealedPosts = sealing<Pick<Post, 'title' | 'content'>>(posts)
export const sealedResponses = sealing<Pick<Response, 'content'>>(responses)

/** A page of many hands: each author's safe once. */
export async function safesOf({ db, vault }: Needs<'vault'> & { db: Db }, rows: readonly { authorId: UserId }[]) {
  const safes = new Map<UserId, Safe>()
  for (const { authorId } of rows) {
    if (!safes.has(authorId)) safes.set(authorId, await vault.safeOf(db, authorId))
  }
  return (authorId: UserId): Safe => {
    const safe = safes.get(authorId)
    if (!safe) throw new Error('this author was not asked for')
    return safe
  }
}
