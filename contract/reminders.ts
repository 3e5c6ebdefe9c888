import { z } from 'zod'
import { Day, endpoint, Instant, OwnPath } from './endpoint.ts'

/** What to remember on one day of the person's own calendar. Both lists empty and no time: still being prepared. */
export const DailyReminders = z.object({
  date: z.string(),
  reminders: z.array(z.string()),
  affirmations: z.array(z.string()),
  generatedAt: Instant.nullable(),
  /** The person plainly told of danger these days: nothing is cheerful, and where help is stands among the lines. */
  isCare: z.boolean(),
  /** The language model that worded some of it. Null where all words are built in. */
  wordedBy: z.string().nullable(),
})
export type DailyReminders = z.infer<typeof DailyReminders>

/** Without a date: today, where the person lives. */
export const readDailyReminders = endpoint({
  method: 'GET',
  url: '/api/users/:userId/daily-reminders',
  schema: { params: OwnPath, querystring: z.object({ date: Day.optional() }), response: { 200: DailyReminders } },
})
