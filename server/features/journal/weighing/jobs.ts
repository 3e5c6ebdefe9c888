import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { weighEntry } from './weighing.ts'

const input = z.object({ userId: OwnUserId, entryId: Id })

export const weighAddedEntry = job({
  name: 'journal.weigh-added',
  on: 'journal.entry-added',
  input,
  run: (services, { userId, entryId }) => weighEntry(services, userId, entryId),
})

/** Other words are in doubt anew; what stayed as it was is not asked about twice. */
export const weighChangedEntry = job({
  name: 'journal.weigh-changed',
  on: 'journal.entry-changed',
  input,
  run: (services, { userId, entryId }) => weighEntry(services, userId, entryId),
})
