import type { Needs, UserId } from '#server/platform/services.ts'
import type { Llm } from '#server/providers/llm/llm.ts'
import { allowedFor } from './consent/queries.ts'

declare const allowed: unique symbol
/** A language model that a person lets have their words. Minted only here, so that nobody asks one without looking. */
export type AllowedLlm = Llm & { readonly [allowed]: true }

/**
 * Null where the host has set none up, and for whoever did not let this host have their words, as they are asked for now:
 * the built-in words are enough. Looked up for each question, so that it counts from the next one on.
 */
export const llmFor = (services: Needs<'db' | 'llm'>, userId: UserId) => allowedLlm(services, userId, 'journal')

/** The same for a second opinion on whether somebody is in danger, which has a consent of its own. */
export const llmForDanger = (services: Needs<'db' | 'llm'>, userId: UserId) => allowedLlm(services, userId, 'danger')

async function allowedLlm({ db, llm }: Needs<'db' | 'llm'>, userId: UserId, about: 'journal' | 'danger') {
  const current = await llm()
  if (!current) return null
  const { allowedSince } = await allowedFor(db, userId, current.host)
  return allowedSince[about] ? (current as AllowedLlm) : null
}
