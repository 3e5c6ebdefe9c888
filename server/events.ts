import type { UserId } from './platform/services.ts'

/** Everything that happens and that another feature may react to, in the past tense, with what it carries. */
export type Events = {
  'calls.due': { userId: UserId; callId: number }
  'calls.ended': { userId: UserId; callId: number }
  'journal.entry-added': { userId: UserId; entryId: number }
}
