import { eq } from 'drizzle-orm'
import type { PromptCategory } from '#contract/prompts.ts'
import { users } from '#server/features/account/tables.ts'
import { todayOf } from '#server/features/account/today.ts'
import { aimsOf } from '#server/features/goals/aims.ts'
import { careFor } from '#server/features/journal/recent/recent-care.ts'
import { recentOf } from '#server/features/journal/recent/recent-entries.ts'
import { daysOfCare } from '#server/features/journal/recent/recent-mood.ts'
import { speaksOf } from '#server/features/memory/forbidden.ts'
import { forbiddenBy, notesOf } from '#server/features/memory/notes.ts'
import { preferencesOf } from '#server/features/settings/preferences.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import { moods } from './moods/moods.ts'
import { gentlePrompts, openToAll } from './personal/by-kind.ts'
import { asTheyAre, asTheyLike, careKind, personalStock } from './personal/stock.ts'
import { memoryOf } from './queries.ts'
import {
  choosePrompts,
  type Memory,
  type Prompt,
  type Ready,
  remembered,
  widened,
  withWords,
  wordsOf,
} from './rules.ts'
import { sealMemory } from './sealing.ts'
import { promptMemories } from './tables.ts'

type Asking = Needs<'db' | 'vault' | 'now'>

export async function personalPrompts(services: Asking, userId: UserId): Promise<string[]> {
  const today = await todayOf(services, userId)
  const wishes = await wishesOf(services, userId)
  const stock = await stockFor(services, userId, today, wishes)
  const isCare = stock.every(({ kind }) => kind === careKind)
  return showPrompts(services, userId, today, {
    stock,
    others: isCare ? [] : asTheyLike(asTheyAre('reflective', moods.reflective), wishes),
    isWelcome: ({ said }) => !speaksOf(said, wishes.forbidden),
  })
}

/** What the person likes to be asked about, and what not. */
export async function wishesOf(services: Asking, userId: UserId) {
  const [preferences, forbidden] = await Promise.all([preferencesOf(services, userId), forbiddenBy(services, userId)])
  return { ...preferences, forbidden }
}

type Wishes = Awaited<ReturnType<typeof wishesOf>>

export async function stockFor(services: Asking, userId: UserId, today: string, wishes: Wishes): Promise<Prompt[]> {
  const [recent, notes, goals] = await Promise.all([
    recentOf(services, userId, today),
    notesOf(services, userId),
    aimsOf(services, userId),
  ])
  const needsCare = await careFor(services, userId, recent, today)
  return personalStock({ recent, notes, goals, needsCare, wishes }, today)
}

export async function moodPrompts(services: Asking, userId: UserId, category: PromptCategory): Promise<string[]> {
  const today = await todayOf(services, userId)
  // Nothing playful after words of not wanting to live, whatever is asked for.
  const lately = await recentOf(services, userId, today, daysOfCare - 1)
  const isCare = await careFor(services, userId, lately, today)
  if (isCare) return showPrompts(services, userId, today, { stock: asTheyAre(careKind, gentlePrompts), others: [] })
  const wishes = await wishesOf(services, userId)
  return showPrompts(services, userId, today, {
    stock: asTheyLike(asTheyAre(category, moods[category]), wishes),
    others: asTheyLike(asTheyAre('open', openToAll), wishes),
  })
}

type Offered = {
  stock: readonly Prompt[]
  /** What is asked once the stock was shown. */
  others: readonly Prompt[]
  isWelcome?: (ready: Ready) => boolean
}

/** Two pages that ask at once are shown different ones. */
async function showPrompts(
  services: Asking,
  userId: UserId,
  today: string,
  { stock, others, isWelcome = () => false }: Offered,
) {
  let chosen: Prompt[] = []
  await rewriteMemory(services, userId, ({ shown, ready }) => {
    const worded = withWords(widened(stock, others, shown), ready.filter(isWelcome), today)
    chosen = choosePrompts(worded, shown, { today, salt: `${userId} ${today} ${shown.length}` })
    return { shown: remembered(shown, chosen, today), ready: ready.filter(({ on }) => on === today) }
  })
  return chosen.map(wordsOf)
}

/** A deleted entry takes with it the prompts that quoted it. */
export function forgetEntry(services: Needs<'db' | 'vault'>, userId: UserId, gone: number) {
  const isLeft = ({ entryId }: { entryId: number | null }) => entryId !== gone
  return rewriteMemory(services, userId, ({ shown, ready }) => ({
    shown: shown.filter(isLeft),
    ready: ready.filter(isLeft),
  }))
}

/** What a model said of an entry does not outlive a change of it. */
export function forgetWords(services: Needs<'db' | 'vault'>, userId: UserId, changed: number) {
  return rewriteMemory(services, userId, ({ shown, ready }) => ({
    shown,
    ready: ready.filter(({ entryId }) => entryId !== changed),
  }))
}

/** In place of what was ready before. Asked for once nobody else can write here. */
export function makeReady(
  services: Needs<'db' | 'vault'>,
  userId: UserId,
  readied: (db: Db) => Promise<Ready[]>,
): Promise<void> {
  return rewriteMemory(services, userId, async ({ shown }, db) => ({ shown, ready: await readied(db) }))
}

function rewriteMemory(
  { db, vault }: Needs<'db' | 'vault'>,
  userId: UserId,
  rewritten: (memory: Memory, db: Db) => Memory | Promise<Memory>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const memory = await rewritten(await memoryOf({ db: tx, vault }, userId), tx)
    const words = sealMemory(await vault.safeOf(tx, userId), userId, memory)
    await tx
      .insert(promptMemories)
      .values({ userId, words })
      .onConflictDoUpdate({ target: promptMemories.userId, set: { words } })
  })
}
