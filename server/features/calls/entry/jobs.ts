import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { draftEntry } from './drafting.ts'

export const draftCallEntry = job({
  name: 'calls.draft-entry',
  on: 'journal.entry-added',
  input: z.object({ userId: OwnUserId, entryId: Id }),
  run: (services, { userId, entryId }) => draftEntry(services, userId, entryId),
})
