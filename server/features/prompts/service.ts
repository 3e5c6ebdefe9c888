import { eq } from 'drizzle-orm'
import type { PromptCategory } from '#contract/prompts.ts'
import { users } from '#server/features/account/tables.ts'
import { notesOf } from '#server/features/memory/notes.ts'
import { aimsOf } from '#server/features/recent/aims.ts'
import { needsCare } from '#server/features/recent/mood.ts'
import { recentOf, todayOf } from '#server/features/recent/queries.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { moods } from './moods/moods.ts'
import { gentlePrompts } from './personal/by-kind.ts'
import { personalStock } from './personal/stock.ts'
import { memoryOf } from './queries.ts'
import { choosePrompts, type Prompt, remembered, type Shown, wordsOf } from './rules.ts'
import { sealMemory } from './sealing.ts'
import { promptMemories } from './tables.ts'

type Asking = Needs<'db' | 'vault' | 'now'>

export async function personalPrompts(services: Asking, userId: UserId): Promise<string[]> {
  const today = await todayOf(services, userId)
  return showPrompts(services, userId, today, await stockFor(services, userId, today))
}

export async function stockFor(services: Asking, userId: UserId, today: string): Promise<Prompt[]> {
  const [recent, notes, goals] = await Promise.all([
    recentOf(services, userId, today),
    notesOf(services, userId),
    aimsOf(services, userId),
  ])
  return personalStock({ recent, notes, goals }, today)
}

export async function moodPrompts(services: Asking, userId: UserId, category: PromptCategory): Promise<string[]> {
  const today = await todayOf(services, userId)
  // Nothing playful after words of not wanting to live, whatever is asked for.
  const texts = needsCare(await recentOf(services, userId, today), today) ? gentlePrompts : moods[category]
  const stock = texts.map((text) => ({ text, template: text, kind: category, about: null, entryId: null }))
  return showPrompts(services, userId, today, stock)
}

/** Two pages that ask at once are shown different ones. */
async function showPrompts(services: Asking, userId: UserId, today: string, stock: readonly Prompt[]) {
  let chosen: Prompt[] = []
  await rewriteMemory(services, userId, (shown) => {
    chosen = choosePrompts(stock, shown, { today, salt: `${userId} ${today} ${shown.length}` })
    return remembered(shown, chosen, today)
  })
  return chosen.map(wordsOf)
}

/** A deleted entry takes with it the prompts that quoted it. */
export function forgetEntry(services: Needs<'db' | 'vault'>, userId: UserId, gone: number) {
  return rewriteMemory(services, userId, (shown) => shown.filter(({ entryId }) => entryId !== gone))
}

function rewriteMemory(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  rewritten: (shown: readonly Shown[]) => Shown[],
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const shown = rewritten(await memoryOf({ db: tx, vault }, userId))
    const words = sealMemory(await vault.safeOf(tx, userId), userId, shown)
    await tx
      .insert(promptMemories)
      .values({ userId, words })
      .onConflictDoUpdate({ target: promptMemories.userId, set: { words } })
  })
}
