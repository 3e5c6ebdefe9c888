import type { CoachMessage, Conversation } from '#contract/coach.ts'
import type { Intent } from '#server/features/calls/conversation/conversation.ts'
import { sealing } from '#server/platform/sealing.ts'
import { conversations, messages } from './tables.ts'

type Said = Pick<CoachMessage, 'coach' | 'content' | 'recommendations' | 'insights' | 'citations'>

export const sealedConversations = sealing<Pick<Conversation, 'title'>>(conversations)

/** `intent` is there where the companion listened instead of answering, so that it asks nothing twice. */
export const sealedMessages = sealing<Said & { intent: Intent | null }>(messages)
