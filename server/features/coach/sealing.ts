import type { CoachMessage, Conversation } from '#contract/coach.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import type { Concern } from './care/care.ts'
import { conversations, messages } from './tables.ts'

export type KeptMessage = CoachMessage & { intent: Concern | null }

type Said = Pick<CoachMessage, 'coach' | 'content' | 'recommendations' | 'insights' | 'citations'> &
  Partial<Pick<CoachMessage, 'wordedBy' | 'ending'>>

export const sealedConversations = sealing<Pick<Conversation, 'title'>>(conversations)

/** `intent` is there where the person may be in danger, so that care goes on from where it was. */
export const sealedMessages = sealing<Said & { intent: Concern | null }>(messages)

/** Messages kept before a model could be asked say nothing of one. */
export function openMessage(safe: Safe, row: typeof messages.$inferSelect): KeptMessage {
  return { wordedBy: null, ending: 'whole', ...sealedMessages.open(safe, row) }
}
