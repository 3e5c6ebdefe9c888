import { z } from 'zod'
import { job } from '#server/platform/jobs.ts'

/** Tried again until the carrier answers: a leg that nobody hangs up costs money until its longest time is over. */
export const hangUpCut = job({
  name: 'calls.hang-up',
  on: 'calls.cut',
  input: z.object({ providerCallId: z.string() }),
  run: async ({ telephony }, { providerCallId }) => telephony.carrier?.hangUp(providerCallId),
})
