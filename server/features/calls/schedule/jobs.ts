import { z } from 'zod'
import { Id } from '#contract/endpoint.ts'
import { type Chore, job } from '#server/platform/jobs.ts'
import { OwnUserId } from '#server/platform/services.ts'
import { claimDueCalls, placeDueCall } from './claiming.ts'

export const claimDue: Chore = { name: 'calls.claim-due', everyMs: 5_000, run: claimDueCalls }

export const placeDue = job({
  name: 'calls.place',
  on: 'calls.due',
  input: z.object({ userId: OwnUserId, callId: Id }),
  run: (services, { userId, callId }) => placeDueCall(services, userId, callId),
})
