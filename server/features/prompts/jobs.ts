import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { forgetEntry, forgetWords } from './service.ts'
import { wordPrompts } from './wording.ts'

const ofEntry = z.object({ userId: OwnUserId, entryId: Id })

export const forgetPromptsOfEntry = job({
  name: 'prompts.forget-entry',
  on: 'journal.entry-removed',
  input: ofEntry,
  run: (services, { userId, entryId }) => forgetEntry(services, userId, entryId),
})

export const forgetWordsOfEntry = job({
  name: 'prompts.forget-words',
  on: 'journal.entry-changed',
  input: ofEntry,
  run: (services, { userId, entryId }) => forgetWords(services, userId, entryId),
})

export const wordPromptsOfMorning = job({
  name: 'prompts.word',
  on: 'reminders.morning-came',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => wordPrompts(services, userId),
})
