import type { CoachMessage, Conversation } from '#contract/coach.ts'
import type { KeptRisk } from '#server/features/safety/alarm.ts'
import { riskKeeping } from '#server/features/safety/keeping.ts'
import { sealing } from '#server/platform/sealing.ts'
import type { Safe } from '#server/platform/vault.ts'
import { type Concern, easedId } from './care/care.ts'
import { conversations, messages } from './tables.ts'

/** `risk` is there for what the person said, once it was read. */
export type KeptMessage = CoachMessage & { intent: Concern | null; risk: KeptRisk | null }

type Said = Pick<CoachMessage, 'coach' | 'content' | 'recommendations' | 'insights' | 'citations'> &
  Partial<Pick<CoachMessage, 'wordedBy' | 'ending'>>

export const sealedConversations = sealing<Pick<Conversation, 'title'>>(conversations)

/** `intent` is there where the person may be in danger, so that care goes on from where it was. */
export const sealedMessages = sealing<Said & { intent: Concern | null }>(messages)
export const messageRisks = riskKeeping(messages)

/** Messages kept before a model could be asked say nothing of one. */
export function openMessage(safe: Safe, row: typeof messages.$inferSelect): KeptMessage {
  const opened = sealedMessages.open(safe, row)
  const isCare = opened.intent !== null && opened.intent.question !== easedId
  return { wordedBy: null, ending: 'whole', ...opened, isCare, risk: messageRisks.open(safe, row) }
}
