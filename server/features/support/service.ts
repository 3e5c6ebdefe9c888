import { and, eq, isNull } from 'drizzle-orm'
import type { NewSupportRequest } from '#contract/support.ts'
import type { Needs } from '#server/platform/services.ts'
import { dateOf } from '#server/platform/time.ts'
import { sealedRequests } from './sealing.ts'
import { supportRequests } from './tables.ts'

type Writing = Needs<'db' | 'vault' | 'now'>

export async function keepRequest({ db, vault, now }: Writing, request: NewSupportRequest): Promise<number> {
  const { category, priority, ...words } = request
  const id = await sealedRequests.nextId(db)
  const createdAt = dateOf(now())
  const sealed = sealedRequests.seal(vault.ofHost, id, words)
  await db.insert(supportRequests).values({ id, words: sealed, category, priority, createdAt })
  return id
}

/** False where there is no such request, or it was handled before. */
export async function markHandled({ db, now }: Needs<'db' | 'now'>, id: number): Promise<boolean> {
  const marked = await db
    .update(supportRequests)
    .set({ handledAt: dateOf(now()) })
    .where(and(eq(supportRequests.id, id), isNull(supportRequests.handledAt)))
    .returning({ id: supportRequests.id })
  return marked.length === 1
}

/** With who asked and what; handled or not. */
export async function removeRequest({ db }: Needs<'db'>, id: number): Promise<boolean> {
  const removed = await db
    .delete(supportRequests)
    .where(eq(supportRequests.id, id))
    .returning({ id: supportRequests.id })
  return removed.length === 1
}
