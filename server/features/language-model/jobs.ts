import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { type Chore, job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { forgetEntry, forgetOld } from './forgetting.ts'

export const forgetSentEntry = job({
  name: 'language-model.forget-entry',
  on: 'journal.entry-removed',
  input: z.object({ userId: OwnUserId, entryId: Id }),
  run: ({ db }, { userId, entryId }) => forgetEntry(db, userId, entryId),
})

export const forgetOldTexts: Chore = { name: 'language-model.forget-old', everyMs: 3_600_000, run: forgetOld }
