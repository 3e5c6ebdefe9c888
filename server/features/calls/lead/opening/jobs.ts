import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { dropOpenings } from './prepared.ts'
import { prepareOpening } from './preparing.ts'

export const prepareTaken = job({
  name: 'calls.prepare-opening',
  on: 'calls.taken',
  input: z.object({ userId: OwnUserId, callId: Id }),
  run: (services, { userId, callId }) => prepareOpening(services, userId, callId),
})

export const dropRemovedEntry = job({
  name: 'calls.drop-opening',
  on: 'journal.entry-removed',
  input: z.object({ userId: OwnUserId }),
  run: (services, { userId }) => dropOpenings(services, userId),
})
