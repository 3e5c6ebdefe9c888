import { z } from 'zod'
import { Id } from './endpoint.ts'

/** The parts of the product a `changed` message can name; query keys on the web begin with the same word. */
export const Feature = z.enum([
  'account',
  'settings',
  'journal',
  'calls',
  'analysis',
  'reminders',
  'prompts',
  'coach',
  'marketplace',
  'habits',
  'achievements',
  'goals',
  'checklists',
  'parts',
  'experiments',
  'routines',
  'friends',
  'communities',
  'memory',
  'language-model',
])
export type Feature = z.infer<typeof Feature>

/** What the server may push on /ws. Ids and kinds only: what a person said never travels here. */
export const RealtimeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call_ringing'), callId: Id }),
  z.object({ type: z.literal('call_ended'), callId: Id }),
  z.object({ type: z.literal('call_completed'), callId: Id, journalEntryId: Id.nullable() }),
  z.object({ type: z.literal('daily_refresh') }),
  z.object({ type: z.literal('changed'), feature: Feature }),
])
export type RealtimeMessage = z.infer<typeof RealtimeMessage>
