import type { UserId } from './platform/services.ts'

/** Everything that happens and that another feature may react to, in the past tense, with what it carries. */
export type Events = {
  'account.number-changed': { userId: UserId }
  /** Its turn at the carrier has come, and it rings in a moment; told where there is a model. */
  'calls.taken': { userId: UserId; callId: number }
  /** We ended it; the carrier may still hold its leg of it. */
  'calls.cut': { providerCallId: string }
  'calls.ended': { userId: UserId; callId: number }
  'journal.entry-added': { userId: UserId; entryId: number }
  'journal.entry-changed': { userId: UserId; entryId: number }
  'journal.entry-removed': { userId: UserId; entryId: number }
  'coach.conversation-changed': { userId: UserId; conversationId: number }
  'habits.progress-logged': { userId: UserId; habitId: number }
  'goals.completed': { userId: UserId; goalId: number }
  'analysis.due': { userId: UserId; kind: 'week' | 'month'; start: string }
  'analysis.written': { userId: UserId; kind: 'week' | 'month'; start: string }
  'reminders.morning-came': { userId: UserId }
  'reminders.day-prepared': { userId: UserId; today: string }
  'memory.noted': { userId: UserId }
  'settings.preferences-changed': { userId: UserId }
  'friends.connected': { userId: UserId; friendId: UserId }
}
