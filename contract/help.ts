import { z } from 'zod'
import { Day, endpoint, Nothing, OwnPath } from './endpoint.ts'

/** Where somebody in danger, or somebody worried about them, is heard by a person. */
export const HelpLine = z.object({
  /** ISO 3166, `EU` for the rest of the Union, empty for anywhere. */
  country: z.string(),
  name: z.string(),
  /** As people write it: digits in groups. */
  call: z.string().nullable(),
  text: z.object({ number: z.string(), message: z.string().nullable() }).nullable(),
  website: z.url().nullable(),
  /** Null where no one number serves. */
  emergency: z.string().nullable(),
  /** The day the numbers were last compared with public listings; yyyy-MM-dd. */
  checkedOn: z.string(),
})
export type HelpLine = z.infer<typeof HelpLine>

/**
 * What is said at once to who has just written something heavy, and to nobody else: 1 distress, 2 passive, 3 active,
 * 4 imminent. What is older than two weeks gets no more than a 1.
 */
export const Care = z.object({ level: z.int().min(1).max(4), words: z.string() })
export type Care = z.infer<typeof Care>

/**
 * “I’m fine, that was not meant”, where several texts may have been heard so. With days of the person's own calendar: what
 * was written on them. Without: all that was written, or said to a coach, from the day before yesterday on.
 */
export const dismissAlarms = endpoint({
  method: 'DELETE',
  url: '/api/users/:userId/alarms',
  schema: {
    params: OwnPath,
    querystring: z
      .object({ from: Day.optional(), to: Day.optional() })
      .refine(({ from, to }) => (from === undefined) === (to === undefined), 'Please choose both days.'),
    response: { 204: Nothing },
  },
})

/** Open to everyone. Without a zone `here` is the directory that covers every country. */
export const listHelpLines = endpoint({
  method: 'GET',
  url: '/api/help-lines',
  schema: {
    querystring: z.object({ timeZone: z.string().max(64).optional() }),
    response: { 200: z.object({ here: HelpLine, elsewhere: z.array(HelpLine) }) },
  },
})
