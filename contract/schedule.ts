import { z } from 'zod'
import { Day, endpoint, Instant, OwnPath } from './endpoint.ts'

/** When somebody is called next, and what keeps them from being called. */
export const Schedule = z.object({
  nextCallAt: Instant.nullable(),
  /** 1 for the day's own call; more when it is another try, or comes later because they asked for it. */
  attempt: z.int().positive(),
  /** The first day on which calls come again. */
  pausedUntil: Day.nullable(),
  /** So many days went by without an answer that calls rest until they are resumed. */
  isResting: z.boolean(),
  /** Days in a row without an answer; from the third on, another time may be better. */
  missedDays: z.int().nonnegative(),
})
export type Schedule = z.infer<typeof Schedule>

export const readSchedule = endpoint({
  method: 'GET',
  url: '/api/users/:userId/call-schedule',
  schema: { params: OwnPath, response: { 200: Schedule } },
})

/** Until then nothing rings by itself. A call can still be started, and one that was put off comes. */
export const pauseCalls = endpoint({
  method: 'POST',
  url: '/api/users/:userId/call-schedule/pause',
  schema: { params: OwnPath, body: z.object({ until: Day }), response: { 200: Schedule } },
})

export const resumeCalls = endpoint({
  method: 'POST',
  url: '/api/users/:userId/call-schedule/resume',
  schema: { params: OwnPath, response: { 200: Schedule } },
})
