import type { Chore } from '#server/platform/jobs.ts'
import { claimDueCalls } from './claiming.ts'

export const claimDue: Chore = { name: 'calls.claim-due', everyMs: 1_000, run: claimDueCalls }
