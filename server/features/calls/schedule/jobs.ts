import type { Chore } from '#server/platform/jobs.ts'
import { claimDueCalls } from './claiming.ts'
import { planCallable } from './setting-aside.ts'

export const claimDue: Chore = { name: 'calls.claim-due', everyMs: 1_000, run: claimDueCalls }

export const planAgain: Chore = { name: 'calls.plan-callable', everyMs: 60_000, run: planCallable }
