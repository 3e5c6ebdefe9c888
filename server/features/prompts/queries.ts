import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { Exported } from '#server/platform/exported.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { type Memory, wordsOf } from './rules.ts'
import { openMemory } from './sealing.ts'
import { promptMemories } from './tables.ts'

/** What was shown in the last fortnight, in the order in which it was, and what is ready to be. */
export async function memoryOf({ db, vault }: Needs<'vault'> & { db: Db }, userId: UserId): Promise<Memory> {
  const [row] = await db.select().from(promptMemories).where(eq(promptMemories.userId, userId))
  return row ? openMemory(await vault.safeOf(db, userId), userId, row.words) : { shown: [], ready: [] }
}

export const exportedPrompts: Exported = {
  name: 'prompts',
  async read(services, userId) {
    const { shown } = await memoryOf(services, userId)
    return shown.map((one) => ({ prompt: wordsOf(one), shownOn: one.on }))
  },
}
