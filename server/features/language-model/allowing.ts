import { eq } from 'drizzle-orm'
import { userSettings } from '#server/features/settings/tables.ts'
import { one } from '#server/platform/problems.ts'
import type { Needs, UserId } from '#server/platform/services.ts'
import type { Llm } from '#server/providers/llm/llm.ts'

declare const allowed: unique symbol
/** A language model that a person lets have their words. Minted only here, so that nobody asks one without looking. */
export type AllowedLlm = Llm & { readonly [allowed]: true }

/** Null where the host has set none up, and for whoever wants none: the built-in words are enough. */
export async function llmFor({ db, llm }: Needs<'db' | 'llm'>, userId: UserId): Promise<AllowedLlm | null> {
  return llm && (await isAllowed({ db }, userId)) ? (llm as AllowedLlm) : null
}

export async function isAllowed({ db }: Needs<'db'>, userId: UserId): Promise<boolean> {
  const own = await db
    .select({ isAllowed: userSettings.languageModelAllowed })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return one(own).isAllowed
}

export async function allowModel({ db, realtime }: Needs<'db' | 'realtime'>, userId: UserId, isAllowed: boolean) {
  await db.update(userSettings).set({ languageModelAllowed: isAllowed }).where(eq(userSettings.userId, userId))
  await realtime.push(userId, { type: 'changed', feature: 'language-model' })
}
