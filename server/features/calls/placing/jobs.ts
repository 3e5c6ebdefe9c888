import type { Chore } from '#server/platform/jobs.ts'
import { lookAfterCalls } from './looking-after.ts'
import { placeWaiting } from './service.ts'
import { passEveryMs } from './taking.ts'

/** Does not wait for the carrier: a slow answer to one call does not hold up the next. */
export const placeDue: Chore = {
  name: 'calls.place',
  everyMs: passEveryMs,
  run: async (services) => void (await placeWaiting(services)),
}

export const lookAfterSilent: Chore = { name: 'calls.look-after', everyMs: 5_000, run: lookAfterCalls }
