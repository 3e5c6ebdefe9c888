import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { forgetEntry } from './service.ts'

export const forgetPromptsOfEntry = job({
  name: 'prompts.forget-entry',
  on: 'journal.entry-removed',
  input: z.object({ userId: OwnUserId, entryId: Id }),
  run: (services, { userId, entryId }) => forgetEntry(services, userId, entryId),
})
