import type { CoachMessage, Conversation } from '#contract/coach.ts'
import type { Intent } from '#server/dialogue/turns.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { conversations, messages } from './tables.ts'

export type KeptMessage = CoachMessage & { intent: Intent | null }

type Said = Pick<CoachMessage, 'coach' | 'content' | 'recommendations' | 'insights' | 'citations'> &
  Partial<Pick<CoachMessage, 'wordedBy' | 'ending'>>

export const sealedConversations = sealing<Pick<Conversation, 'title'>>(conversations)

/** `intent` is there where the companion listened instead of answering, so that it asks nothing twice. */
export const sealedMessages = sealing<Said & { intent: Intent | null }>(messages)

/** Messages kept before a model could be asked say nothing of one. */
export function openMessage(safe: Safe, row: typeof messages.$inferSelect): KeptMessage {
  return { wordedBy: null, ending: 'whole', ...sealedMessages.open(safe, row) }
}
